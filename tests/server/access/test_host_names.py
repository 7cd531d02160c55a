"""On loopback the server answers to names of this machine, and to those it is given."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from notredame import NotreDameError
from notredame.server.http.host_names import answered_names, is_answered
from tests.server.clients import refusal
from tests.server.servers import served


@pytest.mark.parametrize(
    ("host", "answered"),
    [
        ("127.0.0.1:8007", True),
        ("127.0.0.1", True),
        ("127.1.2.3:80", True),
        ("localhost:8007", True),
        ("LOCALHOST", True),
        ("game.localhost:1", True),
        ("[::1]:8007", True),
        ("[::1]", True),
        ("evil.example:8007", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("192.168.1.5:8007", False),
        ("", False),
        ("[::1", False),
        (None, False),
    ],
)
def test_which_names_mean_this_machine(host: str | None, answered: bool) -> None:
    assert is_answered(host, answered_names("127.0.0.1", [])) is answered
    assert is_answered(host, answered_names("0.0.0.0", []))


def test_a_proxys_name_is_answered_once_it_is_told() -> None:
    names = answered_names("127.0.0.1", ["Play.Example"])
    assert is_answered("play.example", names)
    assert is_answered("PLAY.example:443", names)
    assert not is_answered("other.example", names)
    assert not is_answered("other.example", answered_names("0.0.0.0", ["play.example"]))


def test_case_and_a_last_dot_make_no_difference() -> None:
    names = answered_names("127.0.0.1", ["Play.example"])
    assert is_answered("PLAY.example.:8007", names)
    assert answered_names("127.0.0.1", ["play.example."]) == names


@pytest.mark.parametrize("name", ["http://play.example", "play.example:80", "a b", "", "*", "a/b"])
def test_what_is_no_host_name_is_refused(name: str) -> None:
    with pytest.raises(NotreDameError, match="is no host name: --name takes one such as"):
        answered_names("127.0.0.1", [name])


def test_a_page_elsewhere_cannot_pretend_to_be_here(tmp_path: Path) -> None:
    data, names = f"sqlite:///{tmp_path / 'games.db'}", answered_names("127.0.0.1", [])
    with served(data, host_names=names) as server:
        port = urlsplit(server.address).port
        for path in ("/", "/api/me", "/api/tables"):
            url = f"{server.address}{path}"
            wrong = httpx.get(url, headers={"Host": f"evil.example:{port}"})
            assert refusal(wrong) == (421, "wrong-host")
            assert "set-cookie" not in wrong.headers
            assert httpx.get(url).status_code == 200
            assert httpx.get(url, headers={"Host": f"localhost:{port}"}).status_code == 200
