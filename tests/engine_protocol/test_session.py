"""The program's half: what a host may say when, what it is answered, and what is never left without an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.engine.protocol.bot import BotProgram
from bummerl.engine.protocol.rules_text import ruleset_message
from bummerl.engine.protocol.session import Decision, Judgement, Session
from bummerl.engine.protocol.words import OptionKind, OptionLine, UseRuleset, read_program, write
from bummerl.rules.actions import Action
from bummerl.rules.errors import BummerlError
from bummerl.rules.presets import DEFAULT, PRESETS
from bummerl.rules.ruleset import Ruleset

DEAL = [
    "newdeal 0 1",
    "event 0 started 0 -",
    "event 1 dealt 0 5 AS TS KS QS JS",
    "event 2 dealt 1 5 ??",
    "event 3 upcard AH",
]
RULES = write(ruleset_message(DEFAULT))


class Thought:
    """A program whose every answer is set by the test."""

    name = "Thought"
    author = "a test"
    options: Sequence[OptionLine] = (
        OptionLine("level", OptionKind.SPIN, "3", ("1", "6")),
        OptionLine("book", OptionKind.STRING, ""),
    )

    def __init__(self) -> None:
        self.set: dict[str, str] = {}
        self.matches = 0
        self.asked: list[Decision] = []
        self.answer: Callable[[Decision], Action | None] = lambda decision: decision.view.legal[0]
        self.judgements: Callable[[Decision], Sequence[Judgement]] = lambda decision: [
            Judgement(action, float(place), None if place else 0.5) for place, action in enumerate(decision.view.legal)
        ]
        self.refuses: str | None = None

    def set_option(self, name: str, value: str) -> None:
        if value == "missing":
            raise ValueError("there is no such book")
        self.set[name] = value

    def plays(self, ruleset: Ruleset) -> str | None:
        return self.refuses if ruleset.seats == 2 else "two seats only"

    def new_match(self) -> None:
        self.matches += 1

    def choose(self, decision: Decision) -> Action | None:
        self.asked.append(decision)
        return self.answer(decision)

    def judge(self, decision: Decision) -> Sequence[Judgement]:
        return self.judgements(decision)


class Talk:
    """A session with its answers. Thinking waits until `think` is called, or happens at once."""

    def __init__(self, *, at_once: bool = True) -> None:
        self.program = Thought()
        self.lines: list[str] = []
        self.work: list[Callable[[], None]] = []
        self.session = Session(self.program, self.lines.append, (lambda work: work()) if at_once else self.work.append)

    def say(self, *lines: str) -> list[str]:
        """What the session answers to these lines."""
        before = len(self.lines)
        for line in lines:
            self.session.receive(line)
        return self.lines[before:]

    def think(self) -> list[str]:
        before = len(self.lines)
        self.work.pop(0)()
        return self.lines[before:]

    @classmethod
    def begun(cls, *, at_once: bool = True) -> Talk:
        """A talk with a deal on the table."""
        talk = cls(at_once=at_once)
        talk.say("bummerl 1", RULES, *DEAL)
        assert talk.lines[-1] == f"rulesetok {DEFAULT}"
        return talk


def code_of(line: str) -> str:
    word, code, *_ = line.split()
    assert word == "error", line
    return code


def test_the_greeting_tells_who_is_there_and_what_can_be_set():
    assert Talk().say("bummerl 1") == [
        "id name Thought",
        "id author a test",
        "option level spin 3 1 6",
        "option book string",
        "bummerlok 1",
    ]


@pytest.mark.parametrize(
    "lines, code",
    [
        (["ping 1"], "out-of-order"),
        (["bummerl 2"], "version"),
        (["bummerl 1", "bummerl 1"], "out-of-order"),
        (["bummerl 1", "castle"], "unknown-command"),
        (["bummerl 1", "ping"], "bad-arguments"),
        (["bummerl 1", "setoption depth 3"], "unknown-option"),
        (["bummerl 1", "setoption level 7"], "bad-value"),
        (["bummerl 1", "setoption book missing"], "bad-value"),
        (["bummerl 1", "newdeal 0 1"], "out-of-order"),
        (["bummerl 1", RULES, "event 0 started 0 -"], "out-of-order"),
        (["bummerl 1", RULES, "newdeal 2 1"], "bad-arguments"),
        (["bummerl 1", "ruleset no_such_rules"], "unknown-ruleset"),
        (["bummerl 1", f"ruleset {DEFAULT.id}@99"], "unknown-ruleset"),
        (["bummerl 1", f"ruleset {DEFAULT} 0123456789abcdef {{"], "bad-arguments"),
        (["bummerl 1", f"ruleset {DEFAULT} 0123456789abcdef {'[' * 30000}"], "bad-arguments"),
        (["bummerl 1", RULES.replace(DEFAULT.fingerprint, "0" * 16)], "bad-arguments"),
        (["bummerl 1", RULES.replace(f"{DEFAULT} ", "other@1 ")], "bad-arguments"),
        (["bummerl 1", RULES.replace('"goal":66', '"goal":"much"')], "bad-arguments"),
        (["bummerl 1", RULES.replace('"goal":66', '"goal":0')], "bad-arguments"),
        (["bummerl 1", RULES, *DEAL[:3], "go 1 legal AS"], "out-of-order"),
        (["bummerl 1", RULES, *DEAL, "go 1 legal ZZ"], "bad-list"),
        (["bummerl 1", RULES, *DEAL, "go 1 legal KH"], "bad-list"),
        (["bummerl 1", RULES, *DEAL, "go 1 legal resign AS"], "bad-list"),
        (["bummerl 1", RULES, *DEAL, "go 1 legal pass"], "bad-list"),
        (["bummerl 1", RULES, *DEAL, "go 1 legal pass claim"], "bad-list"),
        (["bummerl 1", RULES, *DEAL, "event 4 led 0 AS", "go 1 legal claim"], "bad-list"),
        (["bummerl 1", RULES, *DEAL, "event 4 led 0 AS", "go 1 legal pass TS"], "bad-list"),
        (["bummerl 1", RULES, *DEAL, "event 5 led 0 AS"], "bad-event"),
        (["bummerl 1", RULES, *DEAL, "event 4 upcard AH"], "bad-event"),
        (["bummerl 1", RULES, *DEAL, "event 4 followed 1 QH"], "bad-event"),
        (["bummerl 1", RULES, *DEAL, "event 4 trick 1 3"], "bad-event"),
        (["bummerl 1", RULES, *DEAL, "event 4 started 0 -"], "bad-event"),
        (["bummerl 1", RULES, "newdeal 0 1", "event 0 upcard AS"], "bad-event"),
        (["bummerl 1", RULES, *DEAL, "event 4 settled 0 1 goal 0", "event 5 led 0 AS"], "bad-event"),
        (["bummerl 1", RULES, *DEAL, "event 4 settled 0 1 goal 0", "go 1 legal AS"], "out-of-order"),
    ],
)
def test_what_cannot_be_taken_is_answered_by_an_error_with_its_code(lines: list[str], code: str):
    talk = Talk()
    talk.say(*lines[:-1])
    assert [code_of(line) for line in talk.say(lines[-1])] == [code]


def test_an_error_about_a_question_names_it():
    assert Talk.begun().say("go 17 legal KH")[0].startswith("error bad-list 17 ")


def test_a_deal_that_missed_an_event_is_void_until_the_next():
    talk = Talk.begun()
    assert code_of(talk.say("event 6 led 0 AS")[0]) == "bad-event"
    assert code_of(talk.say("event 4 led 0 AS")[0]) == "out-of-order"
    assert code_of(talk.say("go 1 legal AS")[0]) == "out-of-order"
    assert talk.say(*DEAL, "go 2 legal AS") == ["bestaction 2 AS"]


def test_a_program_is_asked_with_the_view_that_its_seat_has():
    talk = Talk.begun()
    assert talk.say("go 1 time 500 worlds 20 legal AS KS KS+ close") == ["bestaction 1 AS"]
    decision = talk.program.asked[0]
    assert str(decision.view.hand) == "AS TS KS QS JS"
    assert len(decision.view.unseen) == 14
    assert (decision.limits.time, decision.limits.nodes, decision.limits.worlds) == (500, None, 20)
    assert not decision.may_pass


def test_a_seat_that_is_not_to_move_may_pass():
    talk = Talk.begun()
    talk.program.answer = lambda decision: None if decision.may_pass else decision.view.legal[0]
    assert talk.say("event 4 led 0 AS", "go 1 legal pass claim") == ["bestaction 1 pass"]


def test_the_same_seed_gives_the_program_the_same_chance():
    def numbers(seed: int) -> list[float]:
        talk = Talk.begun()
        drawn: list[float] = []

        def answer(decision: Decision) -> Action:
            drawn.append(decision.rng.random())
            return decision.view.legal[0]

        talk.program.answer = answer
        talk.say(f"newdeal 0 {seed}", *DEAL[1:], "go 1 legal AS", "go 2 legal AS")
        return drawn

    assert numbers(5) == numbers(5) != numbers(6)


def test_an_analysis_has_a_value_for_every_action_and_ends_with_the_best():
    assert Talk.begun().say("analyse 4 legal AS KS KS+") == [
        "value 4 AS 0 error 0.5",
        "value 4 KS 1 exact",
        "value 4 KS+ 2 exact",
        "analysed 4 KS+",
    ]


def raising(error: Exception) -> Callable[[Decision], Action | None]:
    def answer(decision: Decision) -> Action | None:
        raise error

    return answer


@pytest.mark.parametrize(
    "error, code",
    [
        (RuntimeError("lost the thread"), "failed"),
        (BummerlError("no deal fits"), "contradiction"),
        (NotImplementedError("not in my book"), "not-able"),
    ],
)
def test_a_program_that_fails_at_a_question_answers_it_by_an_error(error: Exception, code: str):
    talk = Talk.begun()
    talk.program.answer = raising(error)
    (line,) = talk.say("go 8 legal AS")
    assert line == f"error {code} 8 " + (f"RuntimeError: {error}" if code == "failed" else str(error))
    assert not talk.session.thinking
    talk.program.answer = lambda decision: decision.view.legal[0]
    assert talk.say("go 9 legal AS") == ["bestaction 9 AS"]


def test_while_it_thinks_only_ping_stop_and_quit_are_heard():
    talk = Talk.begun(at_once=False)
    assert talk.say("go 1 legal AS") == []
    assert talk.session.thinking
    for line in ("go 2 legal AS", "event 4 led 0 AS", "newdeal 0 1", RULES, "newmatch", "setoption level 2"):
        assert code_of(talk.say(line)[0]) == "busy"
    assert talk.say("ping 5") == ["pong 5"]
    assert talk.say("stop") == []
    assert talk.think() == ["bestaction 1 AS"]
    assert talk.say("event 4 led 0 AS") == []


def test_stop_reaches_the_program_that_thinks_and_no_later_question():
    talk = Talk.begun(at_once=False)
    heard: list[bool] = []

    def answer(decision: Decision) -> Action:
        heard.append(decision.stopped())
        return decision.view.legal[0]

    talk.program.answer = answer
    talk.say("stop", "go 1 legal AS")
    talk.think()
    talk.say("go 2 legal AS", "stop")
    talk.think()
    talk.say("go 3 legal AS")
    talk.think()
    assert heard == [False, True, False]


def test_the_answer_leaves_the_session_ready_before_the_host_can_have_read_it():
    thinking: dict[str, bool] = {}
    work: list[Callable[[], None]] = []
    session = Session(Thought(), lambda line: thinking.update({line: session.thinking}), work.append)
    for line in ("bummerl 1", RULES, *DEAL, "go 1 legal AS"):
        session.receive(line)
    assert session.thinking
    work.pop()()
    assert thinking["bestaction 1 AS"] is False


def test_progress_may_be_told_while_thinking():
    talk = Talk.begun()

    def answer(decision: Decision) -> Action:
        decision.inform("worlds\n100")
        return decision.view.legal[0]

    talk.program.answer = answer
    assert talk.say("go 3 legal AS") == ["info 3 worlds 100", "bestaction 3 AS"]


def test_after_quit_nothing_is_answered():
    talk = Talk.begun(at_once=False)
    talk.say("go 1 legal AS")
    assert talk.say("quit", "ping 1", "nonsense") == []
    assert talk.session.over
    assert talk.program.asked == []


def test_a_program_may_refuse_rules():
    talk = Talk()
    talk.program.refuses = "twenty cards only"
    assert talk.say("bummerl 1", RULES)[-1] == "error refused-ruleset - twenty cards only"
    assert code_of(talk.say("newdeal 0 1")[0]) == "out-of-order"


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_rules_travel_whole_and_under_their_name_alone(name: str):
    talk = Talk()
    talk.say("bummerl 1")
    message = ruleset_message(PRESETS[name])
    assert talk.say(write(message)) == [f"rulesetok {PRESETS[name]}"]
    assert talk.say(write(UseRuleset(name))) == [f"rulesetok {name}"]


def test_a_new_match_is_told_to_the_program_and_ends_the_deal():
    talk = Talk.begun()
    assert talk.say("newmatch") == []
    assert talk.program.matches == 1
    assert code_of(talk.say("go 1 legal AS")[0]) == "out-of-order"


def test_a_deal_can_be_broken_off_and_a_deal_that_is_not_there_too():
    talk = Talk.begun()
    assert talk.say("enddeal the other side is gone", "enddeal", "ping 1") == ["pong 1"]
    assert code_of(talk.say("go 1 legal AS")[0]) == "out-of-order"


LINES = st.one_of(
    st.sampled_from(
        [
            *DEAL,
            RULES,
            "bummerl 1",
            "newmatch",
            "ping 1",
            "stop",
            "enddeal",
            "event 4 led 0 AS",
            "event 5 followed 1 QH",
            "event 6 trick 0 14",
            "event 7 drew 0 KH",
            "event 8 drew 1 ??",
            "event 4 closed 0",
            "event 4 exchanged 0 JH AH",
            "event 4 claimed 1 right",
            "event 4 resigned 1 KH",
            "event 4 settled - 0 played_out 1",
            "go 1 legal AS KS+ close",
            "go 2 legal pass claim",
            "go 3 legal QS",
            "analyse 4 legal AS",
        ]
    ),
    st.text(max_size=40),
)


@given(st.lists(LINES, max_size=30), st.sampled_from(["greedy", "random"]))
@settings(max_examples=3 * settings().max_examples)
def test_whatever_lines_come_in_whatever_order_every_answer_can_be_read(lines: list[str], bot: str):
    answers: list[str] = []
    session = Session(BotProgram(bot), answers.append, lambda work: work())
    for line in ["bummerl 1", RULES, *lines]:
        session.receive(line)
        assert not session.thinking
    for answer in answers:
        read_program(answer)
    session.receive("ping end")
    assert answers[-1] == "pong end"


def test_the_bots_of_this_project_refuse_a_budget_that_nobody_can_keep():
    answers: list[str] = []
    session = Session(BotProgram("greedy"), answers.append, lambda work: work())
    for line in ("bummerl 1", RULES, *DEAL, "go 1 time 999999999999 legal AS"):
        session.receive(line)
    assert answers[-1].startswith("error bad-value 1 seconds")


SEATS = st.sampled_from("01")
CARDS = st.sampled_from(["AS", "TS", "KS", "QS", "JS", "AH", "KH", "QH", "JH", "AD", "TC"])
POINTS = st.integers(0, 40).map(str)
EVENTS = st.one_of(
    st.tuples(st.just("led"), SEATS, CARDS, st.sampled_from(["", "marriage"])),
    st.tuples(st.just("followed"), SEATS, CARDS),
    st.tuples(st.just("trick"), SEATS, POINTS),
    st.tuples(st.just("counted"), SEATS, POINTS),
    st.tuples(st.just("drew"), SEATS, CARDS | st.just("??"), st.sampled_from(["", "upcard"])),
    st.tuples(st.just("exchanged"), SEATS, CARDS, CARDS),
    st.tuples(st.sampled_from(["closed", "knocked", "bid"]), SEATS),
    st.tuples(st.just("declared"), SEATS, st.sampled_from("SHDC"), POINTS, st.just("counted"), st.just("led")),
    st.tuples(st.just("resigned"), SEATS, CARDS),
    st.tuples(st.just("claimed"), SEATS, st.just("right")),
).map(" ".join)


@given(st.lists(EVENTS, max_size=25), st.sampled_from(["greedy", "random", "pimc:worlds=2", "kati:1"]))
@settings(max_examples=3 * settings().max_examples)
def test_deals_that_never_were_are_answered_like_any_other(texts: list[str], bot: str):
    """A host may be wrong about everything; what it is told then may be wrong, but it is told something."""
    answers: list[str] = []
    session = Session(BotProgram(bot), answers.append, lambda work: work())
    for line in ["bummerl 1", RULES, *DEAL]:
        session.receive(line)
    for place, text in enumerate(texts):
        session.receive(f"event {4 + place} {text}")
        for question in ("go 1 legal AS KS+ exchange", "go 2 legal pass claim", "go 3 legal QS TS"):
            del answers[:]
            session.receive(question)
            assert len(answers) == 1
            read_program(answers[0])
            assert not session.thinking


def test_a_deal_without_end_is_refused():
    talk = Talk.begun()
    talk.say(*(f"event {number} counted 0 1" for number in range(4, 500)))
    assert code_of(talk.say("event 500 counted 0 1")[0]) == "bad-event"


def analysed(*lines: str, bot: str = "random") -> list[str]:
    """What the bots of this project answer to these lines in a deal whose talon the other side has closed."""
    answers: list[str] = []
    session = Session(BotProgram(bot), answers.append, lambda work: work())
    played = [
        "led 0 QS",
        "followed 1 KD",
        "trick 0 7",
        "drew 0 AC",
        "drew 1 ??",
        "led 0 AC",
        "followed 1 QC",
        "trick 0 14",
    ]
    events = [f"event {4 + place} {text}" for place, text in enumerate([*played, "drew 0 TC", "drew 1 ??", "closed 0"])]
    for line in ("bummerl 1", RULES, *DEAL, *events):
        session.receive(line)
    del answers[:]
    for line in lines:
        session.receive(line)
    return answers


def test_the_bots_of_this_project_analyse_alike_and_the_same_each_time():
    question = "analyse 7 worlds 20 legal AS TS KS JS TC"
    answers = analysed(question)
    assert answers[0].startswith("info 7 worlds 20 of ")
    assert [line.split()[:3] for line in answers[1:-1]] == [
        ["value", "7", card] for card in ["AS", "TS", "KS", "JS", "TC"]
    ]
    assert all(line.split()[4] == "error" for line in answers[1:-1])
    best = max(answers[1:-1], key=lambda line: float(line.split()[3]))
    assert answers[-1] == f"analysed 7 {best.split()[2]}"
    assert analysed(question, bot="greedy") == answers


def test_an_analysis_of_every_world_is_exact():
    answers = analysed("analyse 7 worlds 5000 legal AS TS KS JS TC")
    assert all(line.endswith(" exact") for line in answers[1:-1])


def test_an_analysis_without_limits_goes_on_in_rounds():
    looked = [int(line.split()[3]) for line in analysed("analyse 7 legal AS TS KS JS TC") if line.startswith("info")]
    assert looked == sorted(looked)
    assert len(looked) > 1


def test_an_analysis_weighs_only_what_the_host_lists():
    answers = analysed("analyse 7 worlds 20 legal KS TS")
    assert [line.split()[2] for line in answers[1:-1]] == ["KS", "TS"]
    assert answers[-1].split()[2] in ("KS", "TS")


@pytest.mark.parametrize(
    "question, code",
    [("analyse 7 nodes 5 legal AS", "not-able"), ("analyse 7 worlds 5 legal KS+", "bad-list")],
)
def test_an_analysis_that_the_bots_cannot_make_is_refused(question: str, code: str):
    assert analysed(question)[-1].startswith(f"error {code} 7 ")


def test_the_host_may_choose_the_bot():
    answers: list[str] = []
    session = Session(BotProgram("random"), answers.append, lambda work: work())
    for line in ("bummerl 1", "setoption bot greedy", "setoption bot gredy"):
        session.receive(line)
    assert "option bot string random" in answers
    assert answers[-1].startswith("error bad-value - bot: ")
    assert "greedy" in answers[-1]
