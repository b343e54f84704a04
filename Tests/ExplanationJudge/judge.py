#!/usr/bin/env python3
"""Judges explanations without knowing SwiftUI.

    Tests/ExplanationJudge/judge.py [--galley PROGRAM] DOCUMENT ...

Runs `galley explain --full --format json` on each document and checks, for every explanation:

- every equation holds between the values of its step (1e-9);
- every number in the text is a value of the step, rounded to three decimals (six for factors), or an operand of an equation;
- every place can be read in the bytes of the file, and a number that is written there is a value of the step;
- every cause is an earlier step that tells of a view or a number that the step tells of, too;
- the last step that gives the asked length gives that of the frame (0.01).

`--self-test` alters one number, place or cause of every fortieth explanation in turn and wants every alteration refused.
"""

import argparse
import json
import re
import subprocess
import sys

TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|([A-Za-z]\w*)|(.))")
# These come from all views in one, of which they name none.
COLLECTING = ("stack.line", "other.own")
LITERAL = re.compile(r"[-+]?\d+(\.\d+)?")
NUMBER = re.compile(r"(?<![\w.“:])−?\d+(?:\.\d+)?(?![\w:”]|\.\d)")


class Refused(Exception):
    """An explanation does not hold."""


class Equation:
    """Sums, products, `min`, `max` and `floor` of named values."""

    def __init__(self, text, values):
        self.values = values
        self.tokens = [match.groups() for match in TOKEN.finditer(text.strip())]
        self.position = 0

    def peek(self):
        return self.tokens[self.position][2] if self.position < len(self.tokens) else None

    def take(self, symbol):
        if self.peek() != symbol:
            raise Refused(f"`{symbol}` expected in an equation")
        self.position += 1

    def sum(self):
        result = self.product()
        while self.peek() in ("+", "-"):
            sign = self.peek()
            self.position += 1
            other = self.product()
            result = result + other if sign == "+" else result - other
        return result

    def product(self):
        result = self.term()
        while self.peek() in ("*", "/"):
            sign = self.peek()
            self.position += 1
            other = self.term()
            result = result * other if sign == "*" else result / other
        return result

    def term(self):
        if self.peek() == "(":
            self.position += 1
            result = self.sum()
            self.take(")")
            return result
        number, name, _ = self.tokens[self.position]
        self.position += 1
        if number is not None:
            return float(number)
        if name in ("min", "max", "floor"):
            self.take("(")
            operands = [self.sum()]
            while self.peek() == ",":
                self.position += 1
                operands.append(self.sum())
            self.take(")")
            if name == "floor":
                return float(operands[0] // 1)
            return min(operands) if name == "min" else max(operands)
        value = self.values.get(name)
        if self.peek() == "[":
            self.position += 1
            index = int(self.tokens[self.position][0])
            self.position += 1
            self.take("]")
            value = value[index]
        if value in ("inf", "-inf"):
            return float(value)
        if not isinstance(value, (int, float)):
            raise Refused(f"`{name}` is no number")
        return value


def holds(text, values):
    left, right = text.split("=")
    left, right = Equation(left, values).sum(), Equation(right, values).sum()
    return left == right or abs(left - right) <= 1e-9 * max(1.0, abs(left))


def numbers(values):
    """All numbers of a step."""
    for value in values.values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, (int, float)):
                yield one


def check_text(step):
    known = set()
    for number in numbers(step["values"]):
        for digits in (3, 6):
            known.add(round(number, digits))
    known |= {0.0, 2.0, 10.0}
    step = dict(step, text=re.sub(r" and \d+ more|no\. \d+", "", step["text"]))
    text = step["text"]
    for value in step["values"].values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, str) and one not in ("inf", "-inf"):
                text = text.replace(one, "").replace(one[:1].upper() + one[1:], "")
    text = re.sub(r"“[^”]*”", "", text)
    text = re.sub(r"\([^()]*\d+:\d+[^()]*\)", "", text)
    for found in NUMBER.findall(text):
        value = float(found.replace("−", "-"))
        if not any(abs(value - one) < 0.00051 or abs(abs(value) - abs(one)) < 0.00051 for one in known):
            raise Refused(f"{step['rule']}: {found} is no value of the step: {step['text']}")


def check_places(step, lines):
    for place in step["places"]:
        if place["file"] not in lines:
            continue
        rows = lines[place["file"]]
        if not 1 <= place["line"] <= place["endLine"] <= len(rows):
            raise Refused(f"{step['rule']}: there is no line {place['line']}")
        if not 1 <= place["column"] <= len(rows[place["line"] - 1]):
            raise Refused(f"{step['rule']}: there is no column {place['column']}")
        if (place["endLine"], place["endColumn"]) <= (place["line"], place["column"]):
            raise Refused(f"{step['rule']}: an empty place")
        check_token(step, place, rows)
        written = written_number(place, rows)
        if written is not None and not any(abs(abs(written) - abs(one)) < 1e-9 for one in numbers(step["values"])):
            raise Refused(f"{step['rule']}: {written} is written at {place['line']}:{place['column']} and no value")


def check_token(step, place, rows):
    """A place begins and ends where something that is written does."""
    first, last = rows[place["line"] - 1], rows[place["endLine"] - 1]
    begin, end = place["column"] - 1, place["endColumn"] - 1
    around = first[max(begin - 1, 0) : begin] + "|" + first[begin : begin + 1], last[end - 1 : end] + "|" + last[end : end + 1]
    if re.search(r"\w\|[\w.]|\$\|", " ".join(around)) or first[begin : begin + 1] in ("", " ", ",", ":", "]", "}"):
        raise Refused(f"{step['rule']}: {place['line']}:{place['column']} is in the middle of something")


def written_number(place, rows):
    """The number that the document writes at a place; None for something else."""
    if place["line"] != place["endLine"]:
        return None
    text = rows[place["line"] - 1][place["column"] - 1 : place["endColumn"] - 1].strip()
    return float(text) if LITERAL.fullmatch(text) else None


def subjects(step):
    """The views and the numbers that a step tells of."""
    found = set()
    for value in step["values"].values():
        for one in value if isinstance(value, list) else [value]:
            found.add(one if isinstance(one, str) else round(one, 6) if one is not None else None)
    return found - {None, "", "inf", "-inf"}


def check(explanation, lines):
    for index, step in enumerate(explanation["steps"]):
        if step["id"] != index:
            raise Refused("steps are not numbered")
        for equation in step["equations"]:
            if not holds(equation, step["values"]):
                raise Refused(f"{step['rule']}: {equation} does not hold with {step['values']}")
        check_text(step)
        check_places(step, lines)
        for cause in step["causes"]:
            if not 0 <= cause < index:
                raise Refused(f"{step['rule']}: cause {cause} is no earlier step")
            if step["rule"] not in COLLECTING and not subjects(step) & subjects(explanation["steps"][cause]):
                raise Refused(f"{step['rule']}: has nothing to do with its cause {cause}")
    check_result(explanation)


def check_result(explanation):
    """The last step of a single aspect gives the frame."""
    if len(explanation["aspects"]) != 1 or not explanation["steps"]:
        return
    aspect, last = explanation["aspects"][0], explanation["steps"][-1]
    if aspect == "position":
        result, wanted = last["values"].get("x"), explanation["frame"]["y"]
    else:
        names = ("S", "w", "I", "i", "m")
        result = next((last["values"][name] for name in names if name in last["values"]), None)
        wanted = explanation["frame"][aspect]
    if isinstance(result, (int, float)) and isinstance(wanted, (int, float)) and abs(result - wanted) > 0.01:
        raise Refused(f"{explanation['node']}: {aspect} ends in {result}, the frame has {wanted}: {last['text']}")


def explain(galley, path, aspect):
    command = [galley, "explain", path, "--full", "--format", "json", f"--{aspect}"]
    run = subprocess.run(command, capture_output=True, check=False)
    if run.returncode == 1:
        return None
    if run.returncode != 0:
        raise Refused(run.stderr.decode())
    return json.loads(run.stdout)["explanations"]


def alterations(explanation):
    """Copies of an explanation with one number, place or cause altered."""
    for index, step in enumerate(explanation["steps"]):
        names = {name for equation in step["equations"] for name in re.findall(r"[A-Za-z]\w*", equation)}
        for name in sorted(names & set(step["values"])):
            value = step["values"][name]
            if isinstance(value, (int, float)) and not re.search(r"min|max", "".join(step["equations"])):
                altered = json.loads(json.dumps(explanation))
                altered["steps"][index]["values"][name] = value + 7.25
                yield altered
        if step["places"]:
            for move in ({"column": 1, "endColumn": 1}, {"line": 100_000, "endLine": 100_000}):
                altered = json.loads(json.dumps(explanation))
                for name, distance in move.items():
                    altered["steps"][index]["places"][0][name] += distance
                yield altered
        if step["causes"]:
            altered = json.loads(json.dumps(explanation))
            altered["steps"][index]["causes"][0] = index
            yield altered
        strange = [other["id"] for other in explanation["steps"][:index] if not subjects(other) & subjects(step)]
        if step["causes"] and strange and step["rule"] not in COLLECTING:
            altered = json.loads(json.dumps(explanation))
            altered["steps"][index]["causes"][0] = strange[-1]
            yield altered


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--galley", default=".build/debug/galley")
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("documents", nargs="+")
    options = parser.parse_args()
    judged = refused = altered = missed = 0
    for path in options.documents:
        with open(path, encoding="utf-8", newline="") as file:
            lines = {path: file.read().split("\n")}
        for aspect in ("width", "height", "position"):
            try:
                explanations = explain(options.galley, path, aspect)
            except Refused as reason:
                print(f"{path}: {reason}")
                refused += 1
                continue
            for explanation in explanations or []:
                judged += 1
                try:
                    check(explanation, lines)
                except Refused as reason:
                    refused += 1
                    print(f"{path}: {explanation['node']}: {reason}")
                    continue
                for other in alterations(explanation) if options.self_test and judged % 40 == 0 else []:
                    altered += 1
                    try:
                        check(other, lines)
                        missed += 1
                    except Refused:
                        pass
    print(f"{judged} explanations, {refused} refused" + (f"; {altered} altered, {missed} missed" if altered else ""))
    sys.exit(1 if refused or missed or not judged else 0)


if __name__ == "__main__":
    main()
