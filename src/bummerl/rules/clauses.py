"""The numbered clauses of the rules.

A clause is one sentence of a rules page. Its number is cited by code, refusals, settlements and tests; its text
stands in the catalogues of `bummerl.texts`, in six languages, with the parameters of the ruleset at hand. Which
clauses hold under a ruleset, and with which parameters, is told by `bummerl.rules.composition`.
"""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Clause"]


class Clause(StrEnum):
    """Every clause of every rules page; the value is its number as printed."""

    PACK_1 = "PACK-1"  # the cards of the pack, their ranks from high to low
    PACK_2 = "PACK-2"  # card points of each rank, total of the pack
    DEAL_1 = "DEAL-1"  # cards a player, the batches, the turn-up
    DEAL_2 = "DEAL-2"  # the turned-up card makes trump; the rest is the talon
    DEAL_3 = "DEAL-3"  # how the first dealer is found
    DEAL_4 = "DEAL-4"  # who deals next
    DEAL_5 = "DEAL-5"  # the non-dealer leads first
    TRICK_1 = "TRICK-1"  # highest trump, else highest card of the suit led
    TRICK_2 = "TRICK-2"  # highest card of any suit, the first of two equals; a trump beats every plain card
    TRICK_3 = "TRICK-3"  # the winner of a trick leads to the next
    TURN_1 = "TURN-1"  # an action belongs to the seat whose turn it is
    TURN_2 = "TURN-2"  # only a card of one's own hand can be played
    TURN_3 = "TURN-3"  # after the end of the deal nothing more is played
    DRAW_1 = "DRAW-1"  # after a trick the winner draws, then the other
    DRAW_2 = "DRAW-2"  # the turn-up is drawn last
    FOLLOW_1 = "FOLLOW-1"  # while the talon is open any card may be played
    FOLLOW_2 = "FOLLOW-2"  # talon closed or exhausted: follow suit
    FOLLOW_3 = "FOLLOW-3"  # ... with a higher card if one can
    FOLLOW_4 = "FOLLOW-4"  # ... void: trump
    FOLLOW_5 = "FOLLOW-5"  # ... neither: any card
    FOLLOW_6 = "FOLLOW-6"  # there is no duty to beat
    EXCH_1 = "EXCH-1"  # the leader may exchange the card of this rank for the turn-up before leading
    EXCH_2 = "EXCH-2"  # only after a trick of one's own
    EXCH_3 = "EXCH-3"  # only while the talon holds so many cards
    EXCH_4 = "EXCH-4"  # not on the first lead of the deal
    EXCH_5 = "EXCH-5"  # not once the talon is closed
    EXCH_6 = "EXCH-6"  # the other player may exchange in answer to a close, before the closer leads
    EXCH_7 = "EXCH-7"  # exchange, then close or declare on the same lead
    EXCH_8 = "EXCH-8"  # there is no exchange in these rules
    MARR_1 = "MARR-1"  # king and queen of a suit are worth so much, of trump so much
    MARR_2 = "MARR-2"  # declared on lead, by leading one of the two and showing the other
    MARR_3 = "MARR-3"  # not on the first lead of the deal
    MARR_4 = "MARR-4"  # pending until the declarer wins a trick
    MARR_5 = "MARR-5"  # counts at once, without a trick
    MARR_6 = "MARR-6"  # declared by itself when king or queen is led with its partner in hand
    MARR_7 = "MARR-7"  # not once the talon is closed or exhausted
    MARR_8 = "MARR-8"  # may be announced first, then the talon closed, then one of the two led
    MARR_9 = "MARR-9"  # so many marriages a lead
    MARR_10 = "MARR-10"  # each suit once a deal
    MARR_11 = "MARR-11"  # the king has to be led
    MARR_12 = "MARR-12"  # forehand's trump marriage at trick one counts at once
    MARR_13 = "MARR-13"  # there are no marriages in these rules
    CLOSE_1 = "CLOSE-1"  # the leader may close before leading
    CLOSE_2 = "CLOSE-2"  # only while the talon holds so many cards
    CLOSE_3 = "CLOSE-3"  # not on the first lead of the deal
    CLOSE_4 = "CLOSE-4"  # no more drawing; strict play from now on
    CLOSE_5 = "CLOSE-5"  # success is valued on the opponent at the moment of closing
    CLOSE_6 = "CLOSE-6"  # success is valued on the opponent at the end
    CLOSE_7 = "CLOSE-7"  # failure pays by the tricks of the closer
    CLOSE_8 = "CLOSE-8"  # failure pays by the opponent's tricks at the close
    CLOSE_9 = "CLOSE-9"  # failure pays a fixed number
    CLOSE_10 = "CLOSE-10"  # the opponent gets there first: the close has failed
    CLOSE_11 = "CLOSE-11"  # a closer who has enough at the end has succeeded, claimed or not
    CLOSE_12 = "CLOSE-12"  # the closer has to claim; reaching it with the last trick counts as a claim
    CLOSE_13 = "CLOSE-13"  # played out short of the goal: the close has failed
    CLOSE_14 = "CLOSE-14"  # there is no closing in these rules
    CLAIM_1 = "CLAIM-1"  # the deal ends by itself at the goal
    CLAIM_2 = "CLAIM-2"  # claim: either player, at any time
    CLAIM_3 = "CLAIM-3"  # claim: either player between tricks, after the first
    CLAIM_4 = "CLAIM-4"  # claim: either player in his own turn
    CLAIM_5 = "CLAIM-5"  # claim: only just after winning a trick or declaring
    CLAIM_6 = "CLAIM-6"  # claim: only on lead
    CLAIM_7 = "CLAIM-7"  # a marriage just led may be claimed on until it is answered
    CLAIM_8 = "CLAIM-8"  # wrong claim: so much, more if the opponent has no trick
    CLAIM_9 = "CLAIM-9"  # wrong claim: the value of the claimant's own points and tricks
    CLAIM_10 = "CLAIM-10"  # wrong claim: a fixed number
    CLAIM_11 = "CLAIM-11"  # wrong claim: what the claimant would have won
    CLAIM_12 = "CLAIM-12"  # with a closed talon a wrong claim never pays less than the close would
    CLAIM_13 = "CLAIM-13"  # with a closed talon a wrong claim pays the same
    BID_1 = "BID-1"  # the Snapszer bid: who and when
    BID_2 = "BID-2"  # its effect: no drawing, strict play, no exchange, no close
    BID_3 = "BID-3"  # its value, and when it is lost
    BID_4 = "BID-4"  # there is no Snapszer bid in these rules
    KNOCK_1 = "KNOCK-1"  # knocking: who and when, and what it promises
    KNOCK_2 = "KNOCK-2"  # how it is settled
    KNOCK_3 = "KNOCK-3"  # knocking replaces closing
    KNOCK_4 = "KNOCK-4"  # there is no knocking in these rules
    VALUE_1 = "VALUE-1"  # the value of a won deal
    VALUE_2 = "VALUE-2"  # marriages count towards the loser's Schneider line
    VALUE_3 = "VALUE-3"  # marriages do not count towards it
    OUT_1 = "OUT-1"  # played out unclaimed: the last trick wins
    OUT_2 = "OUT-2"  # played out unclaimed: most points
    OUT_3 = "OUT-3"  # played out unclaimed: most points in tricks
    OUT_4 = "OUT-4"  # played out unclaimed: last-trick bonus, then most points
    OUT_5 = "OUT-5"  # that win has the usual value
    OUT_6 = "OUT-6"  # that win pays a fixed number
    BONUS_1 = "BONUS-1"  # bonus for the last trick, always
    BONUS_2 = "BONUS-2"  # bonus for the last trick, only if nobody closed
    TIE_1 = "TIE-1"  # a tie pays nothing
    TIE_2 = "TIE-2"  # a tie is carried over to the winner of the next deal
    TIE_3 = "TIE-3"  # after a tie the same dealer deals again
    SWEEP_1 = "SWEEP-1"  # all tricks of the strict phase
    RESIGN_1 = "RESIGN-1"  # the value of a resigned deal
    RESIGN_2 = "RESIGN-2"  # with a closed talon the larger of that and the closing value
    RESIGN_3 = "RESIGN-3"  # with a closed talon the same table
    LOOK_1 = "LOOK-1"  # the last trick may be looked at
    LOOK_2 = "LOOK-2"  # all own tricks may be looked at
    LOOK_3 = "LOOK-3"  # no trick may be looked at again
    LOOK_4 = "LOOK-4"  # whose card points the table counts aloud
    MATCH_1 = "MATCH-1"  # first to the target, counted up
    MATCH_2 = "MATCH-2"  # from the target down to nothing
    MATCH_3 = "MATCH-3"  # the target is in card points
    MATCH_4 = "MATCH-4"  # the loser gets a mark
    MATCH_5 = "MATCH-5"  # a loser who never scored gets more
    MATCH_6 = "MATCH-6"  # a loser who led to nil gets more
    MATCH_7 = "MATCH-7"  # best of so many matches
    MATCH_8 = "MATCH-8"  # first to so many matches
    MATCH_9 = "MATCH-9"  # a rubber of so many matches, drawn if level
    MATCH_10 = "MATCH-10"  # the stake is multiplied by the value of the last deal
    MATCH_11 = "MATCH-11"  # the stake is doubled if the loser never scored
    MATCH_12 = "MATCH-12"  # a match can be resigned

    @property
    def message(self) -> str:
        """The id of the clause's message in the catalogues.

        >>> Clause.CLOSE_2.message
        'clause-close-2'
        """
        return f"clause-{self.value.lower()}"
