"""HTTP clients for the tests: requests with a cookie of their own, and live events."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import httpx

from .servers import PATIENCE


@dataclass(frozen=True)
class LiveEvent:
    """One server-sent event of a table."""

    id: str | None
    event: str
    data: str

    @property
    def state(self) -> dict[str, Any]:
        """Its data, parsed."""
        said: dict[str, Any] = json.loads(self.data)
        return said


class EventListener:
    """Collects a table's server-sent events until it is closed."""

    def __init__(self, address: str, path: str, headers: dict[str, str]) -> None:
        self.heard: list[LiveEvent] = []
        self.raw = bytearray()
        """Every byte that was received."""
        self.over = False
        self._news = threading.Condition()
        self._line = http.client.HTTPConnection(address, timeout=PATIENCE)
        self._line.request("GET", path, headers=headers | {"Accept": "text/event-stream"})
        self._socket = self._line.sock
        self.answer = self._line.getresponse()
        assert self.answer.status == 200, self.answer.read()
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def wait(self, true: Callable[[LiveEvent], bool], seconds: float = PATIENCE) -> LiveEvent:
        """The first event that satisfies a condition, past or future."""
        end = time.monotonic() + seconds
        with self._news:
            while True:
                for heard in self.heard:
                    if true(heard):
                        return heard
                assert not self.over, "the line is closed"
                assert self._news.wait(max(0.0, end - time.monotonic())), "nothing was heard"

    def wait_for(self, number: int) -> dict[str, Any]:
        """The state after an entry, or a later one."""
        return self.wait(lambda k: k.id is not None and int(k.id) >= number).state

    def close(self) -> None:
        """Stop listening."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        self.answer.close()
        self._line.close()

    def _listen(self) -> None:
        lines: dict[str, str] = {}
        with suppress(OSError, http.client.HTTPException, ValueError):
            while line := self.answer.readline():
                with self._news:
                    self.raw += line
                    text = line.decode().rstrip("\r\n")
                    if text:
                        name, _, value = text.partition(": ")
                        lines[name] = value
                    elif "data" in lines:
                        event = LiveEvent(
                            lines.get("id"), lines.get("event", "message"), lines["data"]
                        )
                        self.heard.append(event)
                        lines = {}
                        self._news.notify_all()
        with self._news:
            self.over = True
            self._news.notify_all()


class Guest:
    """A person with a browser of their own."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.web = httpx.Client(base_url=address, timeout=PATIENCE)
        self.listeners: list[EventListener] = []
        if name is not None:
            self.put("/api/me", name=name)

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        for listener in self.listeners:
            listener.close()
        self.web.close()

    @property
    def cookie_name(self) -> str:
        return next(name for name in self.web.cookies if "notredame" in name)

    @property
    def cookie(self) -> str:
        return self.web.cookies[self.cookie_name]

    def keep_cookie(self, cookie: str) -> None:
        """Use this cookie from now on, as if the server had set it."""
        self.web.cookies.set(self.cookie_name, cookie, domain="127.0.0.1", path="/")

    def show(self, cookie: str) -> None:
        """Send this cookie from now on, under the name that the server gives it."""
        self.web.cookies.clear()
        name = self.web.get("/api/me").headers["set-cookie"].partition("=")[0]
        self.web.cookies.clear()
        self.web.cookies.set(name, cookie)

    def get(self, path: str, **values: Any) -> Any:
        """GET a path; fail if it is refused."""
        return self._good(self.web.get(path, params=values))

    def post(self, path: str, **body: Any) -> Any:
        """POST to a path; fail if it is refused."""
        return self._good(self.web.post(path, json=body))

    def put(self, path: str, **body: Any) -> Any:
        """PUT to a path; fail if it is refused."""
        return self._good(self.web.put(path, json=body))

    def new_table(self, *who: str | dict[str, str], **more: Any) -> str:
        """Set up a table with seats `me`, `here`, `link` or the level of a bot."""
        seats = [_seat(each) for each in who]
        return str(self.post("/api/tables", seats=seats, **more)["table"])

    def join(self, table: str, link: str | None = None, **more: Any) -> int:
        """Take a seat."""
        if link is not None:
            more["token"] = link.partition("#seat=")[2]
        return int(self.post(f"/api/tables/{table}/join", **more)["seat"])

    def links(self, table: str) -> Any:
        """The links to give away."""
        return self.get(f"/api/tables/{table}/links")

    def watch(self, table: str, link: str) -> None:
        """Open the watcher's link."""
        self.post(f"/api/tables/{table}/watch", token=link.partition("#watch=")[2])

    def state(self, table: str, **values: Any) -> dict[str, Any]:
        """The page state as this person sees it."""
        found: dict[str, Any] = self.get(f"/api/tables/{table}", **values)
        return found

    def choose(self, table: str, seat: int, choice: str | None = None) -> int:
        """Answer a seat's question, with its first choice by default."""
        question = self.state(table, seat=seat)["question"]
        body = {
            "seat": seat,
            "asked": question["asked"],
            "choice": choice or question["choices"][0]["id"],
        }
        return int(self.post(f"/api/tables/{table}/choices", **body)["number"])

    def listen(self, table: str, last: str | None = None, **values: Any) -> EventListener:
        """Follow a table's live events."""
        sent = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        headers = {"Cookie": sent}
        if last is not None:
            headers["Last-Event-ID"] = last
        query = str(httpx.QueryParams(values))
        address = urlsplit(str(self.web.base_url)).netloc
        self.listeners.append(EventListener(address, f"/api/tables/{table}/live?{query}", headers))
        return self.listeners[-1]

    @staticmethod
    def _good(answer: httpx.Response) -> Any:
        assert answer.status_code == 200, f"{answer.request.url.path}: {answer.text}"
        return answer.json()


def _seat(who: str | dict[str, str]) -> dict[str, str]:
    if isinstance(who, dict):
        return who
    return {"who": who} if who in ("me", "here", "link") else {"who": "bot", "level": who}


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal; checks that it has a sentence and nothing else."""
    said = answer.json()
    assert set(said) == {"problem", "sentence"}, said
    assert said["sentence"][0].isupper() or "." in said["sentence"]
    assert said["sentence"].rstrip()[-1] == "."
    return answer.status_code, said["problem"]


def friends(host: Guest, table: str, *others: Guest) -> list[int]:
    """Let everybody take a seat by their own link."""
    seats = []
    for guest, (seat, link) in zip(others, host.links(table)["seats"].items(), strict=True):
        assert guest.join(table, link) == int(seat)
        seats.append(int(seat))
    return seats
