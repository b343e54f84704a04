#!/usr/bin/env python3
"""Holds the JSON Schemas against documents and reports, with a validator that is not ours.

    python3 -m pip install -r Tests/SchemaValidation/requirements.txt
    python3 Tests/SchemaValidation/validate.py [GALLEY]

Documents without errors have to pass. Those whose mistake is one of structure have to fail. A document nested eight
deep has to be checked without alternatives that multiply. With the path of the built command, what it prints as JSON is
held against the schema of its kind, and so are reports with a member too many, which have to fail.
"""

import copy
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import yaml
from jsonschema import Draft202012Validator

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Mistakes that a schema can see: names of arguments, cases of enumerations, the kind of a value, missing parts.
STRUCTURAL = [
    "argument-given-by-scalar-and-label",
    "boolean-where-a-number-is-meant",
    "list-where-a-number-is-meant",
    "missing-argument-of-a-view",
    "modifiers-as-a-mapping",
    "number-in-the-modifiers-list",
    "number-with-a-unit",
    "percentage-where-a-number-is-meant",
    "text-where-a-number-is-meant",
    "unknown-argument-gap",
    "unknown-argument-with-a-typing-error",
    "unknown-edge-in-a-list",
    "unknown-key-of-a-definition",
    "unknown-key-of-a-document",
    "unknown-version-of-the-language",
    "view-key-missing",
]


class CoreLoader(yaml.SafeLoader):
    """Reads plain scalars by the core schema of YAML 1.2, as Galley does."""


CoreLoader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("null", r"^(?:~|null|Null|NULL|)$", ["~", "n", "N", ""]),
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", list("tTfF")),
    ("int", r"^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$", list("-+0123456789")),
    ("float", r"^(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$",
     list("-+0123456789.")),
    ("merge", r"^<<$", ["<"]),
]:
    CoreLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), first)


def whole_number(loader, node):
    text = loader.construct_scalar(node)
    return int(text, 0) if re.match("0[xo]", text) else int(text)


CoreLoader.add_constructor("tag:yaml.org,2002:int", whole_number)


def texts_as_keys(value):
    """Returns the value with the keys of its mappings as texts, as they are in JSON."""
    if isinstance(value, dict):
        return {key if isinstance(key, str) else str(key): texts_as_keys(part) for key, part in value.items()}
    return [texts_as_keys(part) for part in value] if isinstance(value, list) else value


def problems(validator, path):
    document = texts_as_keys(yaml.load(path.read_text(encoding="utf-8"), CoreLoader))
    return [error.message for error in validator.iter_errors(document)]


SESSION = """\
state: { count: 0 }
body:
  VStack:
    - Button: { title: Add, action: [ { set: { count: $(count + 1) } }, { print: added } ] }
      name: add
    - if: $(count > 0)
      then: { Text: Count $(count) }
"""

# A mistake, a warning, and something right: what reports say of each, and of several together.
DOCUMENTS = {
    "bad.yaml": "HStack: { aligment: top, content: [ Nonsense ] }\n",
    "twice.yaml": "body: Spacer\nbody: Spacer\n",
    "empty.yaml": "body:\n",
    "good.yaml": "VStack: [ { Text: a, name: a }, { Text: b, name: a, modifiers: [ { background: red } ] } ]\n",
    "session.yaml": SESSION,
}

# What prints JSON, and the schema of it; each is run in a folder with the documents above.
OUTPUTS = [
    ("frames", ["frames", "good.yaml"]),
    ("frames", ["frames", "--proposal", "nilxinf", "--all", "good.yaml"]),
    ("frames", ["frames", "bad.yaml"]),
    ("frames", ["frames", "--device", "iPhone 15", "good.yaml", "bad.yaml", "empty.yaml"]),
    ("type", ["type", "good.yaml"]),
    ("type", ["type", "--views", "--node", "a", "good.yaml"]),
    ("type", ["type", "bad.yaml"]),
    ("type", ["type", "good.yaml", "twice.yaml", "session.yaml"]),
    ("type", ["type", "good.yaml", "--diff", "session.yaml"]),
    ("type", ["type", "good.yaml", "--diff-target", "iOS 14"]),
    ("diagnostics", ["validate", "good.yaml"]),
    ("diagnostics", ["validate", "--list-files", "."]),
    ("explain", ["explain", "good.yaml", "--full"]),
    ("explain", ["explain", "bad.yaml"]),
    ("explain", ["explain", "good.yaml", "1:66"]),
    ("diff", ["diff", "good.yaml", "session.yaml"]),
    ("diff", ["diff", "good.yaml", "--against", "--dynamic-type xLarge"]),
    ("diff", ["diff", "good.yaml", "bad.yaml"]),
    ("perform", ["perform", "session.yaml", "--tap", "add", "--then", "tap:add"]),
    ("perform", ["perform", "bad.yaml", "--tap", "add"]),
    ("catalogue", ["catalogue"]),
    ("catalogue", ["catalogue", "padding", "Toggle", "ForEach", "devices"]),
    ("catalogue", ["catalogue", "figures"]),
    ("picture", ["render", "good.yaml"]),
    ("picture", ["render", "bad.yaml"]),
    ("explain-code", ["explain-code"]),
    ("explain-code", ["explain-code", "unknown-view"]),
]


def with_a_member_too_many(report):
    """Returns copies of a report, each with another object that has a member of no schema."""
    objects = []

    def visit(value, is_open=False):
        if isinstance(value, dict):
            if not is_open:
                objects.append(value)
            for key, part in value.items():
                # The names of an explanation's values are those of its equations, so any may stand there.
                visit(part, is_open=key == "values")
        elif isinstance(value, list):
            for part in value[:2]:
                visit(part)

    visit(report)
    for index in range(min(len(objects), 40)):
        objects[index]["nonsense"] = 1
        yield copy.deepcopy(report)
        del objects[index]["nonsense"]


def check_outputs(galley, failures):
    """Holds what the command prints against its schemas; returns the number of reports that fit."""
    validators = {
        name: Draft202012Validator(json.loads((ROOT / f"Schemas/{name}.schema.json").read_text()))
        for name in sorted({name for name, _ in OUTPUTS})
    }
    passed = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, text in DOCUMENTS.items():
            (pathlib.Path(folder) / name).write_text(text)
        for name, arguments in OUTPUTS:
            command = [galley, *arguments, "--format", "json"]
            result = subprocess.run(command, cwd=folder, capture_output=True, text=True)
            words = " ".join(arguments)
            if result.returncode == 2:
                failures.append(f"`{words}` does not run: {result.stderr[:300]}")
                continue
            report = json.loads(result.stdout)
            found = [error.message for error in validators[name].iter_errors(report)]
            if found:
                failures.append(f"what `{words}` prints does not fit: {found[0][:300]}")
                continue
            unseen = sum(validators[name].is_valid(changed) for changed in with_a_member_too_many(report))
            if unseen:
                failures.append(f"the schema of {name} takes {unseen} members that `{words}` never prints")
                continue
            passed += 1
    return passed


def main():
    for path in sorted((ROOT / "Schemas").glob("*.json")):
        Draft202012Validator.check_schema(json.loads(path.read_text()))
    validator = Draft202012Validator(json.loads((ROOT / "Schemas/document.schema.json").read_text()))
    failures = []
    passed = 0
    skipped = 0
    slowest = 0.0
    good = sorted((ROOT / "samples").glob("*.yaml"))
    for expectation in sorted((ROOT / "Tests/Cases").glob("**/expected.txt")):
        folder = expectation.parent
        expected = expectation.read_text()
        if "error:" in expected or (folder / "known-issue.txt").exists():
            continue
        if "warning: unquoted-expression" in expected:
            # Read as it is meant by Galley alone: an editor's YAML has other values there, and is right to underline them.
            skipped += 1
            continue
        good.append(folder / "document.yaml")
    for path in good:
        start = time.perf_counter()
        try:
            found = problems(validator, path)
        except yaml.YAMLError:
            # PyYAML knows less of YAML than libyaml does.
            skipped += 1
            continue
        slowest = max(slowest, time.perf_counter() - start)
        if found:
            failures.append(f"{path.relative_to(ROOT)} is right, but: {found[0][:300]}")
        else:
            passed += 1
    for name in STRUCTURAL:
        path = ROOT / "Tests/Cases/diagnostics" / name / "document.yaml"
        if problems(validator, path):
            passed += 1
        else:
            failures.append(f"{path.relative_to(ROOT)} is wrong, but passes")
    deep = {"Text": "Hello"}
    for level in range(8):
        deep = {"VStack": {"spacing": 8, "content": [deep, {"Spacer": None}]}, "modifiers": [{"overlay": {"content": {"Text": "x"}}}]}
    start = time.perf_counter()
    found = [error.message for error in validator.iter_errors({"body": deep})]
    seconds = time.perf_counter() - start
    if found:
        failures.append(f"the nested document is right, but: {found[0][:300]}")
    if len(sys.argv) > 1:
        passed += check_outputs(str(pathlib.Path(sys.argv[1]).resolve()), failures)
    print(f"a document nested eight deep takes {seconds * 1000:.0f} ms, the slowest sample or case {slowest * 1000:.0f} ms")
    for failure in failures:
        print(failure)
    print(f"{passed} passed, {len(failures)} failed, {skipped} skipped")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
