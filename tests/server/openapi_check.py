"""Checks answers against the server's OpenAPI description."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from .clients import EventListener, Guest


class Description:
    """The OpenAPI description of a server."""

    def __init__(self, said: dict[str, Any]) -> None:
        self.said = said
        self._paths = {
            re.compile(re.sub(r"\{\w+\}", "[^/]+", path) + "$"): path for path in said["paths"]
        }
        self._validators: dict[str, Draft202012Validator] = {}

    def listen_to(self, guest: Guest) -> None:
        """Check every answer that a client gets."""
        guest.web.event_hooks["response"].append(self.look_at)

    def look_at(self, answer: httpx.Response) -> None:
        """Check that status, content type and every field of an answer are described."""
        answer.read()
        route = f"{answer.request.method} {self.path_of(answer.request.url.path)}"
        self.look(route, answer.status_code, answer.headers["content-type"], answer.text)

    def look(self, route: str, status: int, kind: str, body: str) -> None:
        """Check an answer of any HTTP library."""
        method, path = route.split()
        described = self.said["paths"][path][method.lower()]["responses"]
        where = f"{route}: {status}"
        assert str(status) in described, f"{where}: {body}"
        kind = kind.partition(";")[0]
        content = described[str(status)]["content"]
        assert kind in content, f"{where}: {kind}"
        if kind == "application/json":
            self.is_as(content[kind]["schema"], json.loads(body), where)

    def look_at_events(self, listener: EventListener) -> None:
        """Check that every received event, with its data, is described."""
        live = self.said["paths"]["/api/tables/{table}/live"]["get"]["responses"]["200"]
        events = live["content"]["text/event-stream"]["itemSchema"]
        for heard in listener.heard:
            event = {"id": heard.id} if heard.id is not None else {}
            event |= {"event": heard.event} if heard.event != "message" else {}
            self.is_as(events, event | {"data": heard.data}, "live")
            name = "PresenceEvent" if heard.event == "presence" else "StateEvent"
            carried = self.component(name)["properties"]["data"]["contentSchema"]
            self.is_as(carried, json.loads(heard.data), f"live: {name}")

    def path_of(self, path: str) -> str:
        """The described path of a request; one with the fewest placeholders."""
        found = [described for pattern, described in self._paths.items() if pattern.match(path)]
        return str(min(found, key=lambda described: described.count("{")))

    def component(self, name: str) -> dict[str, Any]:
        """One of the models."""
        found: dict[str, Any] = self.said["components"]["schemas"][name]
        return found

    def is_as(self, schema: dict[str, Any], found: Any, where: str) -> None:
        """Validate a value against a schema."""
        key = json.dumps(schema)
        if key not in self._validators:
            whole = {**schema, "components": self.said["components"]}
            self._validators[key] = Draft202012Validator(whole)
        wrong = best_match(self._validators[key].iter_errors(found))
        assert wrong is None, f"{where}: {wrong.json_path}: {wrong.message[:300]}"
