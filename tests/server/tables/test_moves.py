"""Moves: done once, by the seat that is asked, and refused with a reason."""

from tests.server.guests import (
    Client,
    Guest,
    among_friends,
    open_table,
    problem,
    stranger,
)


def mover_of(guests: list[Guest]) -> Guest:
    """The first guest who is asked."""
    return next(guest for guest in guests if guest.view().decision)


def test_a_move_is_answered_with_its_entry(client: Client) -> None:
    mover = mover_of(among_friends(client, 2))
    move = mover.decision().moves[0].move

    answer = mover.play(move)

    assert answer.status_code == 201
    assert answer.json()["entry"]["move"] == move
    assert mover.log()[-1].sequence == answer.json()["sequence"]


def test_the_same_command_again_gets_the_same_answer_and_is_done_once(client: Client) -> None:
    mover = mover_of(among_friends(client, 2))
    asked = mover.decision()
    body = {"command_id": "only-once", "seat": mover.seat, "decision_id": asked.id}
    body["move"] = asked.moves[0].move

    first, second = mover.post("/moves", body), mover.post("/moves", body)

    assert first.content == second.content
    assert [entry.kind for entry in mover.log()].count("move") == 1


def test_an_old_decision_is_answered_with_the_present_view(client: Client) -> None:
    mover = mover_of(among_friends(client, 2))
    asked = mover.decision()
    mover.play(asked.moves[0].move)

    answer = mover.command("/moves", decision_id=asked.id, move=asked.moves[1].move)

    assert (answer.status_code, problem(answer).code) == (409, "stale")
    view = problem(answer).view
    assert view is not None
    assert view.sequence == mover.view().sequence


def test_an_illegal_move_is_refused_with_its_reason_in_the_asked_language(client: Client) -> None:
    guests = among_friends(client, 2)
    mover_of(guests).play("draft a1")
    mover = mover_of(guests)
    body = {"command_id": "command-x", "seat": mover.seat, "decision_id": mover.decision().id}

    answer = mover.post("/moves", {**body, "move": "draft a1"}, language="fr")

    assert answer.status_code == 422
    assert problem(answer).args["seat"] == 1 - mover.seat
    assert guests[1 - mover.seat].view().seats[1 - mover.seat].name in problem(answer).text


def test_a_word_that_is_no_move_is_refused(client: Client) -> None:
    mover = mover_of(among_friends(client, 2))

    assert problem(mover.play("dance")).code == "unknown-verb"


def test_nobody_moves_before_all_seats_are_taken(client: Client) -> None:
    host = open_table(client, seats=[{"kind": "person", "name": "ann"}])

    answer = host.command("/moves", decision_id="1.0", move="draft a1")

    assert (answer.status_code, problem(answer).code) == (409, "not-begun")


def test_a_move_needs_a_token(client: Client) -> None:
    mover = mover_of(among_friends(client, 2))
    asked = mover.decision()
    thief = stranger(client, mover.table)
    body = {"command_id": "command-y", "seat": mover.seat, "decision_id": asked.id}

    answer = thief.post("/moves", {**body, "move": asked.moves[0].move})

    assert (answer.status_code, problem(answer).code) == (401, "no-token")


def test_a_cookie_is_enough_only_with_our_own_header(client: Client) -> None:
    mover = mover_of(among_friends(client, 2))
    asked = mover.decision()
    body = {"command_id": "command-z", "seat": mover.seat, "decision_id": asked.id}
    body["move"] = asked.moves[0].move
    cookie = {"Cookie": f"carson_token={mover.token}"}
    path = f"/games/{mover.table}/moves"

    forged = client.post(path, json=body, headers=cookie)
    own = client.post(path, json=body, headers={**cookie, "X-Carson": "1"})

    assert (forged.status_code, problem(forged).code) == (403, "no-own-header")
    assert own.status_code == 201


def test_bids_at_the_same_time_do_not_collide(client: Client) -> None:
    guests = among_friends(client, 4, game="cards", options={"virtual": "none"})
    asked = [guest.decision() for guest in guests]

    answers = [
        guest.command("/moves", decision_id=question.id, move=question.moves[number].move)
        for number, (guest, question) in enumerate(zip(guests, asked, strict=True))
    ]

    assert [answer.status_code for answer in answers] == [201] * 4


def test_sheets_at_the_same_time_do_not_collide(client: Client) -> None:
    guests = among_friends(client, 2, options={"variants": "new-beginning"})
    questions = [guest.decision() for guest in guests]

    first = guests[0].command("/moves", decision_id=questions[0].id, move="sheet 0")
    second = guests[1].command("/moves", decision_id=questions[1].id, move="sheet 0")

    assert (first.status_code, second.status_code) == (201, 201)
    assert guests[0].decision().id != questions[0].id


def test_a_dimmed_target_tells_why(client: Client) -> None:
    guests = among_friends(client, 2)
    mover_of(guests).play("draft a1")
    mover = mover_of(guests)

    answer = mover.post("/why", {"seat": mover.seat, "move": "draft a1"}).json()
    fine = mover.post("/why", {"seat": mover.seat, "move": "draft a2"}).json()

    assert answer["problem"]["text"]
    assert fine["problem"] is None


def test_all_refusals_of_a_decision_come_at_once(client: Client) -> None:
    guests = among_friends(client, 2)
    mover_of(guests).play("draft a1")
    mover = mover_of(guests)

    refused = mover.get("/refusals", seat=mover.seat).json()

    assert refused["decision_id"] == mover.decision().id
    assert "draft a1" in refused["refused"]
    assert not {offer.move for offer in mover.decision().moves} & set(refused["refused"])


def test_a_preview_changes_nothing(client: Client) -> None:
    mover = mover_of(among_friends(client, 2))
    before = mover.view()

    answer = mover.post(
        "/preview",
        {"seat": mover.seat, "move": before.decision.moves[0].move if before.decision else ""},
    )

    assert answer.status_code == 200
    assert mover.view() == before


def test_a_move_that_nothing_follows_cannot_be_looked_at_with_another(client: Client) -> None:
    mover = mover_of(among_friends(client, 2))
    first, second = (offer.move for offer in mover.decision().moves[:2])

    answer = mover.post("/preview", {"seat": mover.seat, "move": first, "then": [second]})

    assert answer.status_code == 422
    assert problem(answer).code == "not-offered"


def test_a_seat_can_ask_what_a_building_would_pay_where(client: Client) -> None:
    ann, _ = among_friends(client, 2)

    sites = ann.get("/sites/ranch", seat=0).json()["incomes"]

    assert len(sites) > 32
    assert sites == sorted(sites, key=lambda site: (-site["income"], site["parcel"]))


def test_a_seat_can_ask_what_the_cards_on_offer_would_bring(client: Client) -> None:
    guests = among_friends(client, 4, game="cards", options={"virtual": "none"})

    found = guests[0].get("/column", seat=0).json()

    assert len(found["cards"]) == 5
    assert [one["bid"] for one in found["bids"]] == list(range(1, 10))


def test_there_is_no_column_in_the_board_game(client: Client) -> None:
    ann, _ = among_friends(client, 2)

    assert ann.get("/column", seat=0).json()["cards"] == []


def test_the_forecast_has_a_row_for_every_seat(client: Client) -> None:
    ann, _ = among_friends(client, 2)

    assert len(ann.get("/forecast", seat=0).json()["lines"]) == 2


# --- talk -----------------------------------------------------------------------------------
def test_what_is_said_is_heard_by_all(client: Client) -> None:
    ann, bo = among_friends(client, 2)

    ann.command("/chat", text="  <b>howdy</b>  ")

    assert bo.log()[-1].text == "<b>howdy</b>"


def test_a_phrase_is_heard_in_the_language_of_each_reader(client: Client) -> None:
    ann, bo = among_friends(client, 2)

    ann.command("/chat", phrase="thanks")

    entries = bo.get("/log", language="fr").json()["entries"]
    assert entries[-1]["text"] == "Merci\u00a0!"
    assert bo.log()[-1].text == "Thank you!"


def test_strangers_do_not_hear_what_players_say_during_the_game(client: Client) -> None:
    ann, _ = among_friends(client, 2)

    ann.command("/chat", text="howdy")

    assert stranger(client, ann.table).get("/log").json()["entries"][-1]["text"] is None


def test_who_says_nothing_is_refused(client: Client) -> None:
    ann, _ = among_friends(client, 2)

    assert problem(ann.command("/chat")).code == "bad-text"


def test_signs_that_cannot_be_printed_are_not_said(client: Client) -> None:
    ann, _ = among_friends(client, 2)

    assert problem(ann.command("/chat", text="a\u202eb")).code == "bad-text"


def test_a_stranger_says_nothing(client: Client) -> None:
    ann, _ = among_friends(client, 2)
    body = {"command_id": "command-0", "seat": 0, "text": "hello"}

    assert stranger(client, ann.table).post("/chat", body).status_code == 401


def test_a_thing_on_the_table_tells_what_it_is_worth(client: Client) -> None:
    ann, _ = among_friends(client, 2)

    about = ann.get("/about/vp-5", seat=0).json()

    assert [line["code"] for line in about["lines"]] == ["sells-points"]
    assert ann.get("/about/moon", seat=0).json()["lines"] == []
