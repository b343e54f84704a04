#!/usr/bin/env python3
"""Judges the causes that `galley diff` names.

    Tests/ExplanationJudge/changes.py [--galley PROGRAM] [--first SEED] [--count DOCUMENTS]

Generates documents and changes one number of each. If a view then has another size or place, the change has to be named as the
only cause, at its column; if none has, as the only change that nothing comes from.
"""

import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

WORDS = ["One", "two", "three", "four", "longer", "words"]


def leaf(chance):
    return chance.choice(
        [
            "Color: red",
            "Text: " + " ".join(chance.choice(WORDS) for _ in range(chance.randrange(1, 6))),
            f"Spacer: {{ minLength: {chance.randrange(1, 20)} }}",
            "Circle: {}",
            "Image: { systemName: star }",
        ]
    )


def modifier(chance):
    number = chance.randrange(3, 40)
    return chance.choice(
        [
            f"padding: {number}",
            f"padding: {{ edges: top, length: {number} }}",
            f"frame: {{ width: {number * 5} }}",
            f"frame: {{ height: {number * 3}, alignment: top }}",
            f"frame: {{ minWidth: {number}, maxWidth: {number * 6} }}",
            f"frame: {{ maxWidth: infinity, maxHeight: {number * 4} }}",
            f"offset: {{ x: {number} }}",
            f"lineLimit: {chance.randrange(1, 4)}",
        ]
    )


def node(chance, depth):
    modifiers = ", ".join(f"{{ {modifier(chance)} }}" for _ in range(chance.randrange(0, 3)))
    behind = f", modifiers: [ {modifiers} ]" if modifiers else ""
    if depth == 0 or chance.random() < 0.3:
        return f"{{ {leaf(chance)}{behind} }}"
    kind = chance.choice(["VStack", "HStack", "ZStack", "ScrollView"])
    views = ", ".join(node(chance, depth - 1) for _ in range(chance.randrange(1, 4)))
    spacing = f"spacing: {chance.randrange(0, 20)}, " if kind in ("VStack", "HStack") else ""
    return f"{{ {kind}: {{ {spacing}content: [ {views} ] }}{behind} }}"


def judge(galley, folder, seed):
    """What is wrong with the answer; nothing if all is well, or if the document has no number."""
    chance = random.Random(seed)
    before = f"body: {node(chance, 3)}\n"
    numbers = list(re.finditer(r"(?<=: )\d+(?= |,)", before))
    if not numbers:
        return None
    number = chance.choice(numbers)
    after = before[: number.start()] + str(int(number.group()) + 7) + before[number.end() :]
    for name, text in (("before.yaml", before), ("after.yaml", after)):
        (folder / name).write_text(text)
    run = subprocess.run(
        [galley, "diff", "before.yaml", "after.yaml", "--format", "json"], cwd=folder, capture_output=True, timeout=60
    )
    report = json.loads(run.stdout)
    if "differences" not in report:
        return f"the documents have errors: {report}"
    named, others = report["causes"], report["otherChanges"]
    if run.returncode != (1 if report["differences"] else 0):
        return f"ended with {run.returncode}"
    found = named if report["differences"] else others
    columns = [change.get("placeAfter", {}).get("column") for change in found]
    if columns != [number.start() + 1] or len(named) + len(others) != 1:
        return f"column {number.start() + 1} was changed, and named are {named} and {others}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--galley", default=".build/debug/galley")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=100)
    arguments = parser.parse_args()
    galley = str(pathlib.Path(arguments.galley).resolve())
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(arguments.first, arguments.first + arguments.count):
            problem = judge(galley, pathlib.Path(folder), seed)
            if problem:
                wrong += 1
                print(f"document {seed}: {problem}", file=sys.stderr)
    print(f"{arguments.count} documents, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
