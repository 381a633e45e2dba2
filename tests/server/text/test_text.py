"""The text view: what its pages say, what its forms do, and what they refuse."""

import re
from pathlib import Path

import pytest

from carson.core.chance import Stream
from carson.server.tables.tokens import new_token
from tests.server.guests import Client, server
from tests.server.text.browsing import Page, Reader

CONTROLS = ("input", "select")
FRIENDS: dict[str, str | list[str]] = {"others": "friends"}


def table_of(page: Page) -> str:
    """The address of the table that a page shows."""
    return f"/text/g/{page.all('body')[0]['data-table']}"


def friends(client: Client, game: str = "board", **fields: str | list[str]) -> list[Reader]:
    """Two people at one table, each with their own browser."""
    ann, bo = Reader(client), Reader(client)
    address = table_of(ann.open_table(game, **{**FRIENDS, **fields}))
    bo.send(bo.open(address).form("/seat", act="claim"), name="bo")
    ann.open(address)
    return [ann, bo]


def levels_at(page: Page) -> list[str]:
    """The levels of the virtual players at a table."""
    return re.findall(r"Virtual player: ([A-Z][a-z]+)", page.text)


def bots_at(page: Page) -> list[str]:
    """The levels of the bots at a table."""
    return re.findall(r"Greenhorn|Cowhand|Deputy|Gambler|Marshal|Legend", page.text)


def asked_first(readers: list[Reader]) -> list[Reader]:
    """The one who is asked, and the others."""
    return sorted(readers, key=lambda reader: not reader.open(reader.address).moves)


# --- what a page is -------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["board", "cards"])
def test_a_page_can_be_used_without_eyes_and_without_a_mouse(client: Client, game: str) -> None:
    reader = Reader(client)
    pages = [reader.open("/text"), reader.open_table(game, players="4")]
    pages += [reader.open(link) for link in pages[1].links if link.startswith("/text/g/")]
    ids = [[found["id"] for _, found in page.tags if "id" in found] for page in pages]
    jumps = [link[1:] for page in pages for link in page.links if link.startswith("#")]

    assert [len(page.all("h1")) for page in pages] == [1] * len(pages)
    assert [len(page.all("main")) for page in pages] == [1] * len(pages)
    assert [name for names in ids for name in names if names.count(name) > 1] == []
    assert [jump for jump in jumps if not any(jump in names for names in ids)] == []
    assert [page.status for page in pages] == [200] * len(pages)


def test_every_control_has_a_label_and_every_head_of_a_table_a_scope(client: Client) -> None:
    page = Reader(client).open_table()

    labels = sum(tag == "label" for tag, _ in page.tags)
    controls = [found for tag, found in page.tags if tag in CONTROLS]
    shown = [found for found in controls if found.get("type") != "hidden"]
    assert labels == len(shown) > 0
    assert [head for head in page.all("th") if "scope" not in head] == []


def test_no_page_needs_a_script(client: Client) -> None:
    page = Reader(client).open_table()

    assert [found["src"].partition("?")[0] for found in page.all("script")] == [
        "/text/files/text.js"
    ]
    assert [name for _, found in page.tags for name in found if name.startswith("on")] == []


@pytest.mark.parametrize("name", ["text.css", "text.js"])
def test_style_and_script_are_files_of_their_own(client: Client, name: str) -> None:
    assert client.get(f"/text/files/{name}").status_code == 200


def test_no_other_file_is_given_away(client: Client) -> None:
    assert client.get("/text/files/routes.py").status_code == 404


def test_the_page_looks_again_by_itself_only_while_one_waits(client: Client) -> None:
    asked, waiting = asked_first(friends(client))

    pages = [reader.open(reader.address) for reader in (asked, waiting)]
    still = waiting.open(f"{waiting.address}?still=1")

    refreshed = [
        [found for found in page.all("meta") if found.get("http-equiv") == "refresh"]
        for page in (*pages, still)
    ]
    assert [len(found) for found in refreshed] == [0, 1, 0]


def test_a_language_that_was_chosen_is_remembered(client: Client) -> None:
    reader = Reader(client)
    reader.open("/text?language=fr")

    assert reader.open("/text").all("html") == [{"lang": "fr"}]


# --- forms ----------------------------------------------------------------------------------
@pytest.mark.parametrize("proof", ["", "wrong", new_token()], ids=["none", "wrong", "another"])
def test_a_form_of_another_site_is_refused(client: Client, proof: str) -> None:
    reader = Reader(client)
    page = reader.open_table()
    form = page.moves[0]

    answer = reader.post(form.action, {**form.filled(Stream(1)), "act": "do", "proof": proof})

    assert answer.status_code == 403
    assert "did not come from one of our pages" in answer.text


def test_a_form_without_its_cookie_is_refused_and_nobody_loses_his_token(client: Client) -> None:
    reader = Reader(client)
    form = reader.open("/text").form("/games", game="board")
    reader.cookies.clear()

    answer = reader.post(form.action, {**form.fields, "players": "2", "others": "bots"})

    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_the_proof_of_a_form_does_not_open_the_protocol(client: Client) -> None:
    reader = Reader(client)
    page = reader.open_table()
    proof = page.moves[0].fields["proof"]

    answer = reader.post(
        table_of(page).replace("/text/g", "/games") + "/seats/0/leave", {"proof": proof}
    )

    assert answer.status_code == 403


def test_a_form_that_is_sent_twice_is_done_once(client: Client) -> None:
    reader = Reader(client)
    page = reader.open_table(others="device")
    fields = {**page.moves[0].filled(Stream(1)), "act": "do"}

    answers = [reader.post(page.moves[0].action, fields) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [303, 303]
    assert reader.open(reader.address).text.count("now owns") == 1


def test_an_old_page_is_told_that_the_table_has_moved_on(client: Client) -> None:
    reader = Reader(client)
    page = reader.open_table(others="device")
    old = reader.open(reader.address).moves[0]
    reader.play_any(page, Stream(1))

    answer = reader.post(old.action, {**old.filled(Stream(2)), "act": "do"})

    assert answer.status_code == 409
    assert "moved on" in answer.text


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"move": "draft z9"}, 422),
        ({"move": "pass"}, 422),
        ({"move": ""}, 400),
        ({"move": "draft a1", "seat": "x"}, 400),
        ({"move": "draft a1", "seat": "5"}, 403),
        ({"move": "x" * 200}, 400),
    ],
)
def test_what_cannot_be_done_is_told_on_a_page(
    client: Client, fields: dict[str, str | list[str]], status: int
) -> None:
    reader = Reader(client)
    page = reader.open_table()

    answer = reader.send(page.moves[0], act="do", **fields)

    assert answer.status == status
    assert [found for _, found in answer.tags if found.get("role") == "alert"] != []
    assert table_of(page) in answer.links


@pytest.mark.parametrize(
    ("fields", "status"),
    [({"players": "99"}, 400), ({"players": "x"}, 400), ({"name": "a" * 41}, 400)],
)
def test_a_table_that_cannot_be_is_refused_on_a_page(
    client: Client, fields: dict[str, str | list[str]], status: int
) -> None:
    assert Reader(client).open_table(**fields).status == status


def test_options_that_do_not_fit_are_refused_with_the_reason(client: Client) -> None:
    page = Reader(client).open_table(edition="2009", variants=["horses"])

    assert page.status == 422
    assert "2009" in page.text


def test_a_table_that_is_not_there_is_told_on_a_page(client: Client) -> None:
    page = Reader(client).open("/text/g/nowhere")

    assert (page.status, "There is no such table." in page.text) == (404, True)


def test_a_page_of_trouble_is_as_well_guarded_as_all_others(client: Client) -> None:
    answers = [client.get("/text"), client.get("/text/g/nowhere")]

    assert [answer.status_code for answer in answers] == [200, 404]
    policies = [answer.headers["content-security-policy"] for answer in answers]
    assert policies[0] == policies[1] != ""


def test_names_and_talk_are_shown_as_text(client: Client) -> None:
    reader = Reader(client)
    page = reader.open_table(name="<script>alert(1)</script>")

    page = reader.send(page.form("/say"), text='"><img src=x onerror=alert(2)>')

    assert "<script>alert" not in page.source
    assert "<img" not in page.source
    assert "<script>alert(1)</script>" in page.text
    assert '"><img src=x onerror=alert(2)>' in page.text


def test_tables_are_not_opened_faster_than_elsewhere(tmp_path: Path) -> None:
    with server(tmp_path, requests=40) as client:
        answers = [Reader(client).post("/text/games", {}).status_code for _ in range(3)]

    assert answers == [403, 403, 429]


# --- playing --------------------------------------------------------------------------------
def test_what_a_move_would_do_is_told_before_it_is_made(client: Client) -> None:
    reader = Reader(client)
    page = reader.open_table(others="device")
    before = page.text

    ahead = reader.send(page.moves[0], act="ask", move="draft d4")
    made = reader.send(ahead.moves[0], act="do")

    assert "d4" in ahead.text
    assert "now owns d4" not in before
    assert "now owns d4" in made.text


def test_it_is_told_why_other_moves_are_refused(client: Client) -> None:
    reader = Reader(client)
    page = reader.open_table(others="device")
    page = reader.send(page.moves[0], act="do", move="draft d4")

    why = reader.open(next(link for link in page.links if "/why" in link))

    assert "d4 belongs to" in why.text


def test_a_move_is_taken_back(client: Client) -> None:
    reader = Reader(client)
    page = reader.open_table(others="device")
    page = reader.send(page.moves[0], act="do", move="draft d4")

    page = reader.send(page.form("/undo"))

    assert "undoes one or more moves" in page.text
    assert "draft d4" in page.moves[0].choices["move"]


def test_friends_agree_to_take_a_move_back(client: Client) -> None:
    asked, other = asked_first(friends(client))
    asked.play_any(asked.open(asked.address), Stream(1))
    other.play_any(other.open(other.address), Stream(2))

    asked.send(asked.open(asked.address).form("/undo-ask"))
    page = other.send(other.open(other.address).form("/undo-answer"), agree="true")

    assert "agrees to undo" in page.text


def test_a_seat_is_handed_to_a_bot_and_back(client: Client) -> None:
    ann, _ = friends(client)

    away = ann.send(ann.open(ann.address).form("/seat", act="bot"))
    back = ann.send(away.form("/seat", act="return"))

    assert "A bot (greedy) plays for ann." in away.text
    assert "ann is back." in back.text


def test_an_open_seat_is_left_again(client: Client) -> None:
    _, bo = friends(client)

    page = bo.send(bo.open(bo.address).form("/seat", act="leave"))

    assert "bo leaves the table." in page.text


def test_a_seat_goes_to_another_device_by_its_link(client: Client) -> None:
    reader, phone = Reader(client), Reader(client)
    page = reader.open_table()
    shown = reader.send(page.form("/link"))
    address = re.search(r"http[^<]+#token=[\w-]+", shown.source)
    assert address is not None

    there = phone.send(phone.open("/text").form("/key"), key=address[0])

    assert there.moves != []


def test_what_is_no_link_of_a_seat_is_refused(client: Client) -> None:
    reader = Reader(client)

    assert reader.send(reader.open("/text").form("/key"), key="hello").status == 400


def test_ones_tables_stand_on_the_start_page(client: Client) -> None:
    reader = Reader(client)
    address = table_of(reader.open_table())

    assert address in reader.open("/text").links
    assert address not in Reader(client).open("/text").links


def test_a_card_is_described_before_it_is_laid(client: Client) -> None:
    reader, stream = Reader(client), Stream(1)
    page = reader.open_table("cards", players="4")
    while page.moves[0].fields["verb"] != "place":
        page = reader.play_any(page, stream)

    assert "top left" in page.text.partition("Cards on offer")[0]


def test_virtual_players_are_novices_unless_another_level_is_wished(client: Client) -> None:
    page = Reader(client).open_table("cards", players="4")

    assert levels_at(page) == ["Novice"] * 3


def test_each_virtual_player_can_be_given_a_level(client: Client) -> None:
    wished = ["expert", "novice", "intermediate", "novice", "expert"]
    page = Reader(client).open_table("cards", players="6", level=wished)

    assert levels_at(page) == ["Expert", "Novice", "Intermediate", "Novice", "Expert"]


def test_bots_have_the_level_for_newcomers_unless_another_is_wished(client: Client) -> None:
    page = Reader(client).open_table("board", players="3")

    assert bots_at(page) == ["Cowhand"] * 2


def test_each_bot_can_be_given_a_level(client: Client) -> None:
    own = ["level-6", "", "level-1", "", ""]
    page = Reader(client).open_table("board", players="4", bot="level-4", own_bot=own)

    assert bots_at(page) == ["Legend", "Gambler", "Greenhorn"]


def test_a_level_for_every_virtual_player_is_asked_for(client: Client) -> None:
    page = Reader(client).open("/text")
    asked = [found for found in page.all("select") if found["name"] == "level"]

    assert len(asked) == 5
    assert page.form("/games", game="cards").chosen["level"] == "novice"


def test_a_table_has_no_clock_unless_one_is_wished(client: Client) -> None:
    reader = Reader(client)
    form = reader.open("/text").form("/games", game="board")

    assert (form.chosen["pace"], form.chosen["undo"]) == ("none", "friendly")


# --- secrets --------------------------------------------------------------------------------
def test_a_bid_is_seen_by_its_bidder_alone(client: Client) -> None:
    ann, bo = friends(client, "cards")
    watcher = Reader(client)
    page = ann.open(ann.address)

    own = ann.send(page.moves[0], act="do", move="bid 7")

    hidden = [reader.open(ann.address).text for reader in (bo, watcher)]
    assert "You have bid 7" in own.text
    assert ["You have bid 7" in text for text in hidden] == [False, False]
    assert ["Has bid." in text for text in hidden] == [True, True]


def test_others_read_the_same_page_whatever_was_written_in_secret(client: Client) -> None:
    ann, bo = friends(client, variants=["new-beginning"])
    watcher = Reader(client)
    page = ann.open(ann.address)
    seen = []
    for amount in ("0", "5"):
        page = ann.send(page.moves[0], act="do", move=f"sheet {amount}")
        seen.append([reader.open(ann.address).text for reader in (bo, watcher)])
        page = ann.send(page.form("/undo"))

    before_the_log = [[text.partition("The table is open.")[0] for text in texts] for texts in seen]
    assert before_the_log[0] == before_the_log[1]


def test_at_a_shared_device_a_secret_waits_for_the_right_eyes(client: Client) -> None:
    reader = Reader(client)
    page = reader.open_table(others="device", variants=["new-beginning"])

    alone = reader.open(next(link for link in reversed(page.links) if "?seat=" in link))

    assert page.moves == []
    assert alone.moves != []


def test_nobody_looks_through_the_eyes_of_another(client: Client) -> None:
    ann, bo = friends(client)

    assert bo.open(f"{ann.address}?seat=0").status == 403


def test_a_form_counts_only_for_who_one_was_when_it_was_shown(client: Client) -> None:
    reader = Reader(client)
    form = reader.open_table().moves[0]
    reader.cookies["carson_token"] = new_token()

    answer = reader.post(form.action, {**form.filled(Stream(1)), "act": "do"})

    assert answer.status_code == 403
