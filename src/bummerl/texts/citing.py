"""What the rules say in codes, in sentences: clauses, refusals, settlements and options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bummerl.rules.cards import Rank
from bummerl.rules.clauses import Clause
from bummerl.rules.composition import CitedClause, OptionChange, Parameter, clauses_of
from bummerl.rules.errors import Refusal
from bummerl.rules.ruleset import OPTIONS, Ruleset
from bummerl.rules.settlement import Ending, Settlement
from bummerl.texts.cards import Naming, listed, rank_forms
from bummerl.texts.catalogue import Catalogue, MissingText, catalogue

__all__ = [
    "clause_sentence",
    "clause_text",
    "ending_text",
    "option_name",
    "option_value",
    "refusal_text",
    "settlement_text",
    "variables",
]


def variables(parameters: Mapping[str, Parameter], words: Catalogue, naming: Naming) -> dict[str, object]:
    """A clause's parameters as the variables of its message: ranks by name, lists as rows of words."""
    found: dict[str, object] = {}
    for name, value in parameters.items():
        if isinstance(value, Rank):
            found |= rank_forms(name, value, words, naming)
        elif isinstance(value, tuple):
            found[name] = listed((_item(item, words, naming) for item in value), words)
        else:
            found[name] = value
    return found


def _item(item: Rank | int | str | tuple[Rank, int], words: Catalogue, naming: Naming) -> str:
    if isinstance(item, tuple):
        rank, points = item
        return words.text("rank-worth", rank=_item(rank, words, naming), points=points)
    if isinstance(item, Rank):
        return words.text(f"rank-{naming}-{item.code.lower()}")
    return words.text("batch-turn-up") if item == "T" else words.text("batch-cards", cards=item)


def clause_sentence(cited: CitedClause, language: str, naming: Naming = Naming.FRENCH) -> str:
    """A clause as it stands on a rules page, without its number."""
    words = catalogue(language)
    return words.text(cited.clause.message, **variables(dict(cited.parameters), words, naming))


def clause_text(ruleset: Ruleset, clause: Clause, language: str, naming: Naming = Naming.FRENCH) -> str:
    """The sentence of a clause under a ruleset; `KeyError` if the clause does not hold there.

    >>> from bummerl.rules.presets import preset
    >>> clause_text(preset("bummerl"), Clause.CLOSE_9, "en")
    'If the close fails, the opponent scores 2, whatever tricks were won.'
    """
    for cited in clauses_of(ruleset):
        if cited.clause is clause:
            return clause_sentence(cited, language, naming)
    raise KeyError(f"{clause.value} does not hold under {ruleset}")


def refusal_text(ruleset: Ruleset, refusal: Refusal, language: str, naming: Naming = Naming.FRENCH) -> str:
    """What to tell a player whose action was refused. The clause behind it is in the `IllegalAction`.

    >>> from bummerl.rules.presets import preset
    >>> refusal_text(preset("santase"), Refusal.CLOSE_TALON_TOO_SMALL, "en")
    'The talon is too small for closing: it needs at least 4 cards.'
    """
    words = catalogue(language)
    exchange, marriage, closing = ruleset.exchange, ruleset.marriage, ruleset.closing
    known: dict[str, Parameter] = {"king": Rank.KING, "queen": Rank.QUEEN, "goal": ruleset.claiming.goal}
    if exchange is not None:
        known["rank"] = exchange.rank
    if marriage is not None:
        known["count"] = marriage.per_lead
    if refusal is Refusal.EXCHANGE_TALON_TOO_SMALL and exchange is not None:
        known["talon"] = exchange.min_talon
    if refusal is Refusal.CLOSE_TALON_TOO_SMALL and closing is not None:
        known["talon"] = closing.min_talon
    message = f"refusal-{_hyphens(refusal)}"
    return words.text(message, **variables(known, words, naming))


def settlement_text(settlement: Settlement, language: str, *, winner: str) -> str:
    """What a deal pays. `winner` is the name of whoever sits in the winner's seat.

    >>> from bummerl.rules.seats import Seat
    >>> settlement_text(Settlement(Seat.FOREHAND, 2, Ending.GOAL), "en", winner="Kati")
    'Kati scores 2 game points.'
    """
    words = catalogue(language)
    if settlement.winner is not None:
        return words.text("settled-wins", winner=winner, value=settlement.game_points)
    if settlement.carry:
        return words.text("settled-tie-carried", carry=settlement.carry)
    return words.text("settled-tie")


def ending_text(settlement: Settlement, ruleset: Ruleset, language: str, *, winner: str, loser: str) -> str:
    """How the deal ended, and what became of a close. The names are those of the winner's and the loser's seats.

    >>> from bummerl.rules.presets import preset
    >>> from bummerl.rules.seats import Seat
    >>> paid = Settlement(Seat.SECOND, 2, Ending.WRONG_CLAIM, 0, (Clause.CLAIM_10,))
    >>> ending_text(paid, preset("sixty_six"), "en", winner="Kati", loser="Pista")
    'Pista claimed without having 66.'
    """
    words = catalogue(language)
    said = [words.text(f"ending-{_hyphens(settlement.ending)}", winner=winner, loser=loser, goal=ruleset.claiming.goal)]
    applied = set(settlement.clauses)
    knocked = settlement.ending is Ending.KNOCK_FAILED or Clause.KNOCK_2 in applied
    if settlement.ending in (Ending.GOAL, Ending.PLAYED_OUT) and not knocked:
        if applied & {Clause.CLOSE_5, Clause.CLOSE_6}:
            said.append(words.text("ending-close-made"))
        elif applied & {Clause.CLOSE_7, Clause.CLOSE_8, Clause.CLOSE_9, Clause.CLOSE_10}:
            said.append(words.text("ending-close-failed"))
    return " ".join(said)


def option_name(name: str, language: str) -> str:
    """The name of an option or, where a whole rule is meant, of a part.

    >>> option_name("close_min_talon", "en"), option_name("bidding", "en")
    ('Talon needed for closing', 'Snapszer bid')
    """
    words = catalogue(language)
    kind = "option" if any(option.name == name for option in OPTIONS) else "part"
    return words.text(f"{kind}-{_hyphens(name)}")


def option_value(name: str, value: Any, language: str, naming: Naming = Naming.FRENCH) -> str:
    """An option's value, given as plain data, in words.

    >>> option_value("claim", "on_lead", "en"), option_value("must_beat", False, "en")
    ('on lead', 'no')
    """
    words = catalogue(language)
    message = f"option-{_hyphens(name)}"
    if value is None:
        return words.text(f"{message}.unset")
    if isinstance(value, bool):
        return words.text("value-yes" if value else "value-no")
    if isinstance(value, list):
        return listed((_value(item, words, naming, name) for item in value), words)
    if isinstance(value, str) and not words.has(f"{message}.{value}"):
        return _value(value, words, naming, name)
    return words.text(f"{message}.{value}") if isinstance(value, str) else str(value)


def _value(item: Any, words: Catalogue, naming: Naming, name: str) -> str:
    """One item of a list, or a value that is no code of the option's own: a rank, a batch or a number."""
    if name == "batches":
        return _item(item, words, naming)
    if isinstance(item, str):
        try:
            return _item(Rank.from_code(item), words, naming)
        except ValueError:
            raise MissingText(words.language, f"option-{_hyphens(name)}", f"no text for the value {item}") from None
    return str(item)


def change_values(change: OptionChange, language: str, naming: Naming = Naming.FRENCH) -> tuple[str, str]:
    """Both values of a changed option in words, before and after."""
    words = catalogue(language)
    is_part = not any(option.name == change.name for option in OPTIONS)
    values: Iterable[Any] = (change.before, change.after)
    if is_part:
        before, after = (words.text(f"value-{value}") for value in values)
    else:
        before, after = (option_value(change.name, value, language, naming) for value in values)
    return before, after


def _hyphens(code: str) -> str:
    return str(code).replace("_", "-")
