"""The documents of GalleyBenchmarks' parsing workloads, read and checked by Python's packages."""

import importlib.util
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

TIME_LIMIT = 60
SCHEMA = pathlib.Path(__file__).parent / "../../Schemas/document.schema.json"
# Name in GalleyBenchmarks, stacks, levels.
DOCUMENTS = [("10k", 2, 2), ("1m", 25, 3)]


def document(stacks, levels):
    """The document as Python's values: what GalleyBenchmarks writes."""
    leaves = 0

    def leaf():
        nonlocal leaves
        leaves += 1
        kind = leaves % 5
        if kind == 0:
            return {"Text": f"Label {leaves}", "modifiers": [{"frame": {"width": 120, "height": 20.5}}]}
        if kind == 1:
            return {"Image": {"systemName": "star.fill"}, "modifiers": [{"frame": {"width": 24, "height": 24}}]}
        if kind == 2:
            return {"Spacer": {"minLength": 8}}
        if kind == 3:
            return {"Rectangle": None, "modifiers": [{"foregroundColor": "blue"}, {"frame": {"height": 4}}]}
        return {"Button": {"title": f"Tap {leaves}", "action": [{"print": f"pressed {leaves}"}]}}

    def stack(level):
        if level == 0:
            return leaf()
        kind, alignment = ("VStack", "leading") if level % 2 == 0 else ("HStack", "top")
        content = [stack(level - 1) for _ in range(6)]
        return {kind: {"alignment": alignment, "spacing": 8, "content": content}, "modifiers": [{"padding": 4}, {"background": "red"}]}

    return {"galley": 1, "body": {"ScrollView": [stack(levels) for _ in range(stacks)]}}


def as_yaml(value, depth=0):
    """Block YAML in the form that GalleyBenchmarks writes: what belongs to an item of a list begins behind its hyphen."""
    space = "\n" + "  " * depth
    if value is None:
        return ""
    if isinstance(value, dict):
        return "".join(f"{space}{key}:{as_yaml(member, depth + (1 if isinstance(member, (dict, list)) else 0))}" for key, member in value.items())
    if isinstance(value, list):
        return "".join(f"{space}- {as_yaml(item, depth + 1).lstrip()}" for item in value)
    return f" {value}"


def has(module):
    return importlib.util.find_spec(module) is not None


def median(work):
    """The median time of one run in nanoseconds."""
    times, began = [], time.perf_counter()
    while len(times) < 3 or (len(times) < 51 and time.perf_counter() - began < 5):
        start = time.perf_counter_ns()
        work()
        times.append(time.perf_counter_ns() - start)
    return statistics.median(times)


def readers(texts):
    """What reads each notation, by name: to Python's values, for PyYAML also to bare events."""
    found = {"yaml": {}, "json": {}, "minified": {}}
    if has("yaml"):
        import yaml

        found["yaml"]["PyYAML CSafeLoader"] = lambda: yaml.load(texts["yaml"], yaml.CSafeLoader)
        found["yaml"]["PyYAML C events"] = lambda: sum(1 for _ in yaml.parse(texts["yaml"], yaml.CSafeLoader))
    for notation in ("json", "minified"):
        found[notation]["Python json"] = lambda notation=notation: json.loads(texts[notation])
        if has("orjson"):
            import orjson

            found[notation]["orjson"] = lambda notation=notation: orjson.loads(texts[notation])
    return found


def checkers(value, path):
    """What checks the document by its schema, by name; the second reads it too, in a process of its own."""
    found = {}
    if has("jsonschema_rs"):
        import jsonschema_rs

        validator = jsonschema_rs.validator_for(json.loads(SCHEMA.read_text()))
        found["jsonschema-rs, read already"] = lambda: validator.is_valid(value)
    if has("check_jsonschema"):
        command = [sys.executable, "-m", "check_jsonschema", "--schemafile", str(SCHEMA), str(path)]
        found["check-jsonschema, whole process"] = lambda: subprocess.run(command, timeout=TIME_LIMIT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return found


def rows():
    """Workload of GalleyBenchmarks, peer, and the peer's nanoseconds; None beyond the time limit."""
    for name, stacks, levels in DOCUMENTS:
        value = document(stacks, levels)
        texts = {
            "yaml": (as_yaml(value).lstrip() + "\n").encode(), "json": (json.dumps(value, indent=2) + "\n").encode(),
            "minified": json.dumps(value, separators=(",", ":")).encode(),
        }
        for notation, found in readers(texts).items():
            for peer, work in found.items():
                yield f"read {name} {notation}", peer, len(texts[notation]), median(work)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "document.yaml"
            path.write_bytes(texts["yaml"])
            for peer, work in checkers(value, path).items():
                try:
                    yield f"check {name} yaml", peer, len(texts["yaml"]), median(work)
                except subprocess.TimeoutExpired:
                    yield f"check {name} yaml", peer, len(texts["yaml"]), None
