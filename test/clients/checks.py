"""Runs the checks of a program in this folder, and sees their effects by plain HTTP.

`PROGRAM --list` prints the names of the checks, one a line, and needs no client. `PROGRAM SERVER` runs them in their
order against a server and prints a line of JSON for each: its name, and what went wrong, if anything.
"""

import json
import sys
import traceback
import urllib.error
import urllib.parse
import urllib.request

_CHECKS = []


def check(name):
    """Marks a function as a check. It takes the Catalog, and raises when something is not as it should be."""

    def mark(function):
        _CHECKS.append((name, function))
        return function

    return mark


class Catalog:
    """A second way to see what a client has done: plain HTTP, no header of the clients."""

    def __init__(self, server):
        self.server = server

    def get(self, path):
        """The parsed answer, or the status of a refusal."""
        try:
            with urllib.request.urlopen(self.server + path) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            return refusal.code

    def post(self, path, body):
        """The parsed answer; None for an empty one."""
        request = urllib.request.Request(
            self.server + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def aspect(self, urn, name):
        """The value of an aspect; None when it is not stored."""
        aspects = self.get("/entitiesV2/" + urllib.parse.quote(urn, safe=""))["aspects"]
        return aspects[name]["value"] if name in aspects else None

    def put(self, urn, name, value):
        aspect = {"contentType": "application/json", "value": json.dumps(value)}
        proposal = {"entityType": urn.split(":")[2], "entityUrn": urn, "aspectName": name}
        self.post(
            "/aspects?action=ingestProposal", {"proposal": {**proposal, "changeType": "UPSERT", "aspect": aspect}}
        )

    def find(self, entity, text):
        """URNs that a search finds, in alphabetical order."""
        found = self.post("/entities?action=search", {"entity": entity, "input": text, "start": 0, "count": 1000})
        return sorted(found["value"]["entities"])

    def related(self, urn, kind, direction="INCOMING"):
        """URNs at the other end of the relationships of a kind, in alphabetical order."""
        query = urllib.parse.urlencode({"direction": direction, "types": kind, "urn": urn})
        return sorted(self.get("/relationships?" + query)["entities"])


def same(found, expected):
    """Raises unless both are equal."""
    if found != expected:
        raise AssertionError(f"expected {expected!r}, found {found!r}")


def includes(found, expected):
    """Raises unless a dictionary has these members, and the same of those within."""
    for name, value in expected.items():
        member = (found or {}).get(name)
        if isinstance(value, dict):
            includes(member, value)
        else:
            same(member, value)


def refuses(call, *words):
    """Raises unless the call raises an error that says all the words."""
    try:
        call()
    except Exception as refusal:
        said = f"{refusal} {getattr(refusal, 'info', '')}"
        for word in words:
            if word not in said:
                raise AssertionError(f"the error does not say {word!r}: {said}") from refusal
        return
    raise AssertionError("it was not refused")


def main():
    if sys.argv[1] == "--list":
        for name, _ in _CHECKS:
            print(name)
        return
    catalog = Catalog(sys.argv[1])
    for name, function in _CHECKS:
        problem = None
        try:
            function(catalog)
        except Exception:
            problem = traceback.format_exc()
        print(json.dumps({"name": name, "problem": problem}), flush=True)
