#!/usr/bin/env python3
"""Judges the causes that `galley explain` names: what is on the chain of a length moves it, and nothing else does.

    Tests/ExplanationJudge/nudges.py [--galley PROGRAM] [--first SEED] [--count DOCUMENTS]

Generates documents, and moves each number of each by 0.01 up and down. Every width, height and distance from the top has to move
by what its explanation says: nothing if the place of the number stands in no step, else by the slope that follows from the
equations of the steps. A step takes a number from the step that is its cause, where both have the same value; no two numbers of
a document are the same.
"""

import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import judge

ASPECTS = ("width", "height", "position")
DISTANCE = 0.01
WORDS = ["One", "two", "three", "four", "longer", "words"]


class Writer:
    """Writes a document whose numbers are all different."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.count = 0

    def number(self, least, most):
        self.count += 1
        return f"{self.chance.randrange(least, most)}.{(self.count * 37 + 11) % 1000:03d}"

    def leaf(self):
        words = " ".join(self.chance.choice(WORDS) for _ in range(self.chance.randrange(1, 6)))
        return self.chance.choice(
            ["Color: red", f"Text: {words}", f"Spacer: {{ minLength: {self.number(1, 20)} }}", "Circle: {}",
             "Image: { systemName: star }", "Spacer: {}", "Rectangle: {}", "Divider: {}", f"Button: {words}"]
        )

    def modifier(self):
        number = self.number
        return self.chance.choice(
            [
                f"padding: {number(3, 40)}",
                f"padding: {{ edges: top, length: {number(3, 40)} }}",
                f"padding: {{ edges: horizontal, length: {number(3, 40)} }}",
                f"frame: {{ width: {number(20, 200)} }}",
                f"frame: {{ height: {number(20, 120)}, alignment: top }}",
                f"frame: {{ minWidth: {number(10, 40)}, maxWidth: {number(60, 240)} }}",
                f"frame: {{ maxWidth: infinity, maxHeight: {number(20, 160)} }}",
                f"frame: {{ minHeight: {number(20, 160)}, alignment: bottomTrailing }}",
                f"frame: {{ idealWidth: {number(20, 160)}, idealHeight: {number(20, 160)} }}",
                f"offset: {{ x: {number(3, 40)}, y: {number(3, 40)} }}",
                f"position: {{ x: {number(3, 40)}, y: {number(3, 40)} }}",
                f"aspectRatio: {{ aspectRatio: {number(1, 3)}, contentMode: {self.chance.choice(['fit', 'fill'])} }}",
                "fixedSize",
                "layoutPriority: 1",
                f"background: {{ alignment: topLeading, content: {{ {self.leaf()} }} }}",
                f"overlay: {{ alignment: bottom, content: {{ {self.leaf()} }} }}",
            ]
        )

    def modifiers(self):
        modifiers = ", ".join(f"{{ {self.modifier()} }}" for _ in range(self.chance.randrange(0, 3)))
        return f", modifiers: [ {modifiers} ]" if modifiers else ""

    def node(self, depth):
        behind = self.modifiers()
        if depth == 0 or self.chance.random() < 0.3:
            return f"{{ {self.leaf()}{behind} }}"
        kind = self.chance.choice(["VStack", "HStack", "VStack", "HStack", "ZStack", "ScrollView", "ViewThatFits"])
        views = ", ".join(self.node(depth - 1) for _ in range(self.chance.randrange(1, 4)))
        spacing = ""
        if kind in ("VStack", "HStack") and self.chance.random() < 0.7:
            spacing = f"spacing: {self.number(0, 20)}, "
        return f"{{ {kind}: {{ {spacing}content: [ {views} ] }}{behind} }}"


class Ambiguous(Exception):
    """A number could come from two that move in different ways."""


def explain(galley, path, aspect, isFull):
    full = ["--full"] if isFull else []
    run = subprocess.run(
        [galley, "explain", path, *full, "--format", "json", f"--{aspect}"], capture_output=True, timeout=120
    )
    if run.returncode != 0:
        raise judge.Refused(run.stderr.decode() or run.stdout.decode())
    return json.loads(run.stdout)["explanations"]


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def same(one, other):
    return abs(one - other) <= 1e-9 * max(1.0, abs(one))


def moved(value, moves):
    """A number, and where it comes from moves to."""
    targets = {round(new + (value - old), 9) for old, new in moves if same(old, value)}
    if len(targets) > 1:
        raise Ambiguous
    return targets.pop() if targets else value


def follow(steps, line, column, written, distance):
    """The values of all steps when a number that is written somewhere moves."""
    result = []
    handed = []
    for step in steps:
        values = step["values"]
        moves = []
        for cause in step["causes"]:
            moves += handed[cause]
            for name, value in steps[cause]["values"].items():
                new = result[cause][name]
                pairs = zip(value, new) if isinstance(value, list) else [(value, new)]
                # What has not moved is where a value may come from, too.
                moves += [(old, other) for old, other in pairs if is_number(old)]
        if any(place["line"] == line and place["column"] == column for place in step["places"]):
            moves = [move for move in moves if not same(abs(move[0]), written)]
            moves += [(written, written + distance), (-written, -written - distance)]
        stirring = [move for move in moves if abs(move[0] - move[1]) > 1e-12]
        # Two causes may tell of one number, of which only one knows why it moves.
        still = [move for move in moves if not any(same(move[0], other[0]) for other in stirring)]
        made = [equation.split("=")[0].strip() for equation in step["equations"]]
        new = {}
        for name, value in values.items():
            if is_number(value) and name not in made:
                new[name] = moved(value, stirring + still)
            elif isinstance(value, list) and value and is_number(value[0]) and name not in made:
                new[name] = [moved(one, stirring + still) if is_number(one) else one for one in value]
            else:
                new[name] = value
        for equation in step["equations"]:
            left, right = equation.split("=")
            if isinstance(new.get(left.strip()), (int, float)):
                new[left.strip()] = judge.Equation(right, new).sum()
        result.append(new)
        # What a step does not tell of goes through it: an order of asking, a choice.
        own = {round(value, 9) for value in judge.numbers(values)}
        handed.append([move for move in set(moves) if round(move[0], 9) not in own])
    return result


def outcome(aspect, steps, values):
    """The number that an explanation ends in."""
    if not steps:
        return None
    last = values[-1]
    if aspect == "position":
        return last.get("x")
    return next((last[name] for name in ("S", "w", "I", "i", "m") if is_number(last.get(name))), None)


def length(aspect, explanation):
    return explanation["frame"]["y" if aspect == "position" else aspect]


def judged(galley, folder, seed):
    """What does not hold, how many lengths were compared, and how many could not be."""
    writer = Writer(seed)
    text = f"body: {writer.node(writer.chance.randrange(1, 3))}\n"
    path = folder / "document.yaml"
    path.write_text(text)
    wrong, compared, skipped = [], 0, 0
    before = {aspect: explain(galley, str(path), aspect, True) for aspect in ASPECTS}
    for number in re.finditer(r"(?<=: )\d+\.\d{3}(?= |,)", text):
        written = float(number.group())
        after = {}
        for sign in (1, -1):
            other = folder / "nudged.yaml"
            nudged = f"{written + sign * DISTANCE:.3f}"
            other.write_text(text[: number.start()] + nudged + text[number.end() :])
            after[sign] = {aspect: explain(galley, str(other), aspect, False) for aspect in ASPECTS}
        for aspect in ASPECTS:
            lists = zip(before[aspect], after[1][aspect], after[-1][aspect])
            for explanation, up, down in lists:
                moves = [length(aspect, up) - length(aspect, explanation), length(aspect, explanation) - length(aspect, down)]
                if explanation["node"] != up["node"] or abs(moves[0] - moves[1]) > 1e-6:
                    skipped += 1
                    continue
                steps = explanation["steps"]
                try:
                    values = follow(steps, 1, number.start() + 1, written, DISTANCE)
                except Ambiguous:
                    skipped += 1
                    continue
                result = outcome(aspect, steps, values)
                if result is None:
                    skipped += 1
                    continue
                compared += 1
                expected = result - outcome(aspect, steps, [step["values"] for step in steps])
                if abs(expected - moves[0]) > 1e-6:
                    rules = " ".join(step["rule"] for step in steps)
                    wrong.append(
                        f"{explanation['node']} {aspect}: {number.group()} at {number.start() + 1} moves it by "
                        f"{moves[0] / DISTANCE:.4f} of its own, the explanation says {expected / DISTANCE:.4f}: {rules}"
                    )
    return text, wrong, compared, skipped


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--galley", default=".build/debug/galley")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=300)
    arguments = parser.parse_args()
    galley = str(pathlib.Path(arguments.galley).resolve())
    documents = compared = skipped = wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(arguments.first, arguments.first + arguments.count):
            text, problems, count, left = judged(galley, pathlib.Path(folder), seed)
            documents, compared, skipped, wrong = documents + 1, compared + count, skipped + left, wrong + len(problems)
            if problems:
                print(f"document {seed}: {text}" + "\n".join(problems), file=sys.stderr)
    print(f"{documents} documents, {compared} lengths compared, {skipped} left out, {wrong} wrong")
    return 1 if wrong or compared < 100 else 0


if __name__ == "__main__":
    sys.exit(main())
