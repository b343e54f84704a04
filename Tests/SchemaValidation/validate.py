#!/usr/bin/env python3
"""Holds the JSON Schema of documents against every sample and every case, with a validator that is not ours.

    python3 -m pip install -r Tests/SchemaValidation/requirements.txt
    python3 Tests/SchemaValidation/validate.py

Documents without errors have to pass. Those whose mistake is one of structure have to fail. A document nested eight
deep has to be checked without alternatives that multiply.
"""

import json
import pathlib
import re
import sys
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
    "unknown-argument-children",
    "unknown-argument-gap",
    "unknown-argument-with-a-typing-error",
    "unknown-edge-in-a-list",
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


def main():
    schema = json.loads((ROOT / "Schemas/document.schema.json").read_text())
    Draft202012Validator.check_schema(schema)
    Draft202012Validator.check_schema(json.loads((ROOT / "Schemas/frames.schema.json").read_text()))
    validator = Draft202012Validator(schema)
    failures = []
    passed = 0
    skipped = 0
    slowest = 0.0
    good = sorted((ROOT / "samples").glob("*.yaml"))
    for expectation in sorted((ROOT / "Tests/Cases").glob("**/expected.txt")):
        folder = expectation.parent
        if "error:" in expectation.read_text() or (folder / "known-issue.txt").exists():
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
    print(f"a document nested eight deep takes {seconds * 1000:.0f} ms, the slowest sample or case {slowest * 1000:.0f} ms")
    for failure in failures:
        print(failure)
    print(f"{passed} passed, {len(failures)} failed, {skipped} skipped")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
