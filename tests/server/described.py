"""Whether an answer is what the description of the interface says of it."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from .clients import Ear, Guest


class Description:
    """What a server says of itself, to hold its answers against."""

    def __init__(self, said: dict[str, Any]) -> None:
        self.said = said
        self._paths = {
            re.compile(re.sub(r"\{\w+\}", "[^/]+", path) + "$"): path for path in said["paths"]
        }
        self._validators: dict[str, Draft202012Validator] = {}

    def listen_to(self, guest: Guest) -> None:
        """Look at every answer that somebody gets."""
        guest.web.event_hooks["response"].append(self.look_at)

    def look_at(self, answer: httpx.Response) -> None:
        """Its status, its kind and every field of it are described."""
        answer.read()
        route = f"{answer.request.method} {self.path_of(answer.request.url.path)}"
        self.look(route, answer.status_code, answer.headers["content-type"], answer.text)

    def look(self, route: str, status: int, kind: str, body: str) -> None:
        """The same for an answer of any library's."""
        method, path = route.split()
        described = self.said["paths"][path][method.lower()]["responses"]
        where = f"{route}: {status}"
        assert str(status) in described, f"{where}: {body}"
        kind = kind.partition(";")[0]
        content = described[str(status)]["content"]
        assert kind in content, f"{where}: {kind}"
        if kind == "application/json":
            self.is_as(content[kind]["schema"], json.loads(body), where)

    def look_at_events(self, ear: Ear) -> None:
        """Every event that was heard is one of those described, and so is what it carries."""
        live = self.said["paths"]["/api/tables/{table}/live"]["get"]["responses"]["200"]
        events = live["content"]["text/event-stream"]["itemSchema"]
        for heard in ear.heard:
            event = {"id": heard.id} if heard.id is not None else {}
            event |= {"event": heard.event} if heard.event != "message" else {}
            self.is_as(events, event | {"data": heard.data}, "live")
            name = "PresenceEvent" if heard.event == "presence" else "StateEvent"
            carried = self.component(name)["properties"]["data"]["contentSchema"]
            self.is_as(carried, json.loads(heard.data), f"live: {name}")

    def path_of(self, path: str) -> str:
        """The path of the description that a request went to; one without parts in braces first."""
        found = [described for pattern, described in self._paths.items() if pattern.match(path)]
        return str(min(found, key=lambda described: described.count("{")))

    def component(self, name: str) -> dict[str, Any]:
        """One of the models."""
        found: dict[str, Any] = self.said["components"]["schemas"][name]
        return found

    def is_as(self, schema: dict[str, Any], found: Any, where: str) -> None:
        """Compare."""
        key = json.dumps(schema)
        if key not in self._validators:
            whole = {**schema, "components": self.said["components"]}
            self._validators[key] = Draft202012Validator(whole)
        wrong = best_match(self._validators[key].iter_errors(found))
        assert wrong is None, f"{where}: {wrong.json_path}: {wrong.message[:300]}"
