"""Records are read and written whole, and every trouble is one clear line."""

import errno
from pathlib import Path

import pytest

from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts
from carson.terminal import files
from tests.support.scenario import whole_game
from tests.terminal.playing import SEED, new_table

ENGLISH = Texts("en")


def complaint(path: Path) -> str:
    with pytest.raises(Complaint) as caught:
        files.read_save(path, ENGLISH)
    return str(caught.value)


def save_of() -> str:
    record = new_table().record
    record.seed = SEED.hex()
    return record.write()


def test_a_save_comes_back_as_it_was(tmp_path: Path) -> None:
    record = new_table().record
    files.write_save(tmp_path / "game", record, SEED, ENGLISH)

    assert files.read_save(tmp_path / "game", ENGLISH).lines == record.lines


def test_a_finished_game_can_be_loaded(tmp_path: Path) -> None:
    (tmp_path / "game").write_text(whole_game(1, 2), encoding="utf-8")

    assert files.read_save(tmp_path / "game", ENGLISH).seed


def test_other_line_ends_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "game").write_bytes(save_of().replace("\n", "\r\n").encode())

    assert files.read_save(tmp_path / "game", ENGLISH).seed == SEED.hex()


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert complaint(tmp_path / "no.game") == f"“{tmp_path / 'no.game'}” cannot be found."


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert complaint(tmp_path).endswith("is a folder, not a file.")


def test_a_file_in_a_file_cannot_be_found(tmp_path: Path) -> None:
    (tmp_path / "game").write_text("x", encoding="utf-8")

    assert complaint(tmp_path / "game" / "game").endswith("cannot be found.")


def test_bytes_that_are_no_utf_8_are_refused(tmp_path: Path) -> None:
    (tmp_path / "game").write_bytes(b"carson record 1\n\xff\xfe")

    assert complaint(tmp_path / "game").endswith("is not UTF-8 text.")


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game").write_bytes(b"x" * (files.LARGEST + 1))

    assert complaint(tmp_path / "game").endswith("too large to be a game record.")


def test_a_name_that_no_file_can_have_is_refused() -> None:
    assert "null" in complaint(Path("a\0b"))


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("hello\n", 1, "this is not the record of a Carson City game"),
        ("carson record 1\ngame chess\n", 2, "this is the record of another game"),
        ("carson record 1\ngame board\nrules 999\n", 3, "another version of the rules"),
    ],
)
def test_a_foreign_file_is_refused_with_its_line(
    tmp_path: Path, text: str, line: int, reason: str
) -> None:
    (tmp_path / "game").write_text(text, encoding="utf-8")
    found = complaint(tmp_path / "game")

    assert f"line {line}: " in found
    assert reason in found


def test_a_move_that_the_rules_refuse_is_told_with_its_line(tmp_path: Path) -> None:
    text = save_of()
    lines = text.split("\n")
    at = lines.index("moves") + 1
    lines[at] = "* draw mountain"
    (tmp_path / "game").write_text("\n".join(lines), encoding="utf-8")

    assert f"line {at + 1}: The bag holds no tile" in complaint(tmp_path / "game")


def test_a_record_without_its_seed_cannot_go_on(tmp_path: Path) -> None:
    (tmp_path / "game").write_text(new_table().record.write(), encoding="utf-8")

    assert complaint(tmp_path / "game").endswith("this record does not reveal its seed")


def test_another_seed_than_the_promised_one_is_refused(tmp_path: Path) -> None:
    text = save_of().replace(SEED.hex(), "0" * 64)
    (tmp_path / "game").write_text(text, encoding="utf-8")

    assert complaint(tmp_path / "game").endswith("the seed does not match the commitment")


def test_dice_that_the_seed_does_not_give_are_refused(tmp_path: Path) -> None:
    lines = save_of().split("\n")
    at = lines.index("moves") + 1
    lines[at] = "* draw mine" if lines[at] == "* draw bank" else "* draw bank"
    (tmp_path / "game").write_text("\n".join(lines), encoding="utf-8")

    assert f"line {at + 1}: " in complaint(tmp_path / "game")
    assert complaint(tmp_path / "game").endswith("is not what the seed gives")


# --- writing ----------------------------------------------------------------------------------
def write(path: Path) -> None:
    files.write_save(path, new_table().record, SEED, ENGLISH)


def test_an_older_save_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "game").write_text("carson record 1\n", encoding="utf-8")
    write(tmp_path / "game")

    assert len(files.read_save(tmp_path / "game", ENGLISH).names) == 2


def test_a_file_that_is_no_record_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("Dear diary", encoding="utf-8")

    with pytest.raises(Complaint, match="choose another name"):
        write(tmp_path / "diary")
    assert (tmp_path / "diary").read_text(encoding="utf-8") == "Dear diary"


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="cannot be found"):
        write(tmp_path / "no" / "game")


def test_a_full_disk_keeps_the_older_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "game")
    before = (tmp_path / "game").read_text(encoding="utf-8")

    def no_room(*args: object, **more: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", no_room)

    with pytest.raises(Complaint, match="no room left on the disk"):
        write(tmp_path / "game")
    assert (tmp_path / "game").read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [tmp_path / "game"]


def test_a_forbidden_place_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*args: object, **more: object) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "write_text", forbidden)

    with pytest.raises(Complaint, match="not have permission"):
        write(tmp_path / "game")


def test_a_trouble_without_a_sentence_of_ours_is_told_in_the_systems_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object, **more: object) -> int:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(Path, "write_text", broken)

    with pytest.raises(Complaint, match="Input/output error"):
        write(tmp_path / "game")


def test_a_file_must_be_named() -> None:
    with pytest.raises(Complaint, match="Which file"):
        files.path_of("", ENGLISH)


def test_the_home_of_a_stranger_cannot_be_found() -> None:
    with pytest.raises(Complaint, match="cannot be found"):
        files.path_of("~nobody-of-this-name/x", ENGLISH)
