#!/usr/bin/env python3
"""Judges explanations without knowing SwiftUI.

    Tests/ExplanationJudge/judge.py [--galley PROGRAM] DOCUMENT ...

Runs `galley explain --full --format json` on each document and checks, for every explanation:

- every equation holds between the values of its step (1e-9);
- the text is what `galley explain-code` says of the rule, filled with the values and places of the step;
- every place can be read in the bytes of its file, and a number that is written there is a value of the step;
- every name in a step is in its text, or is that of a view that `galley frames` or the bytes have at the place in brackets;
- every cause is an earlier step that tells of a view or a number that the step tells of, too;
- the last step gives the length that was asked for (0.01).

`--self-test` alters one number, list, text, place or cause at a time in every fortieth explanation and wants every alteration
refused, but for values that no text and no equation of their step uses: there may be no more of these than `UNUSED`.
"""

import argparse
import collections
import json
import re
import subprocess
import sys

TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|([A-Za-z]\w*)|(.))")
# These come from all views in one, of which they name none, or stand behind what a stack did before for others.
COLLECTING = ("stack.line", "priority.set")
# What a view is called, and where it is written; its number tells those of a loop apart.
NAME = re.compile(r"(?:a part of )?(“.*”|[^(“]+?)(?: \((?:(\d+:\d+)(?:, no\. \d+)?|no\. \d+)\))?")
# What is no view of the document, but has a length.
WHOLE = ("a part of the window", "the window")
LITERAL = re.compile(r"[-+]?\d+(\.\d+)?")
# The part of all alterations that may be missed, in thousandths: it may only fall.
UNUSED = 1
# Steps that end a chain without a number, as what is asked for is in the document or nothing.
SILENT = ("spacer.across", "stack.empty", "fits.before")
AXES = (
    {"wide": "wide", "wider": "wider", "widest": "widest", "extent": "width", "column": "column", "Column": "Column",
     "columns": "columns", "scrolling": "horizontally", "coordinate": "x", "edge": "left", "farEdge": "right",
     "other extent": "height"},
    {"wide": "high", "wider": "higher", "widest": "highest", "extent": "height", "column": "row", "Column": "Row",
     "columns": "rows", "scrolling": "vertically", "coordinate": "y", "edge": "top", "farEdge": "bottom",
     "other extent": "width"},
)


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

    def whole(self):
        """The value of all that is written."""
        result = self.sum()
        if self.position < len(self.tokens):
            raise Refused("something stands behind an equation")
        return result

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
    left, right = Equation(left, values).whole(), Equation(right, values).whole()
    return left == right or abs(left - right) <= 1e-9 * max(1.0, abs(left))


def numbers(values):
    """All numbers of a step."""
    for value in values.values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, (int, float)):
                yield one


def length(value):
    """A length as texts have it: with up to three decimals."""
    if value == "inf":
        return "endless"
    text = f"{abs(value):.3f}".rstrip("0").rstrip(".")
    return ("−" if value < 0 and text != "0" else "") + text


def factor(value):
    """A factor as texts have it: with up to six decimals."""
    return f"{value:.6f}".rstrip("0").rstrip(".")


def holes(template):
    """The parts of a template: what is said, and what stands between braces."""
    parts, text, depth = [], "", 0
    for letter in template:
        if letter == "{" and depth == 0 or letter == "}" and depth == 1:
            parts.append((depth == 1, text))
            text = ""
        else:
            text += letter
        depth += {"{": 1, "}": -1}.get(letter, 0)
    return parts + [(False, text)]


class Sentence:
    """What a rule says of a step, as a pattern for its text."""

    def __init__(self, template, step, words):
        self.step, self.words = step, words
        self.pattern = re.compile(self.written(template))

    def written(self, template):
        result = ""
        for isHole, text in holes(template):
            if not isHole:
                result += re.escape(text)
                continue
            filled = self.filled(text)
            if text.startswith("@") and filled:
                # A place joins that of the name before it, whose bracket then ends behind both.
                result = re.sub(r"\\\)(\|[^|]*\|what is in it\))?$", lambda end: r"\)?" + (end.group(1) or ""), result)
            result += filled
        return result

    def filled(self, key):
        values = self.step["values"]
        if key.startswith("?"):
            name, _, text = key[1:].partition(":")
            return self.written(text) if name in values else ""
        if key.startswith("@"):
            return self.places(key[1:])
        if key == ";":
            return self.sum_of_place()
        if key == "It":
            return self.shown("n", values["n"])
        if key == "Its":
            return "The children of " + self.shown("n", values["n"])
        if key == "sum":
            return re.escape(length(values["x"]))
        if key == "list“":
            return self.listing(values["list"], ", ")
        if key in ("style", "short c") or key.endswith("“"):
            return ".+"
        if key in self.words:
            return self.words[key]
        if key == "window":
            return re.escape(str(values.get(key)))
        if key.startswith("+"):
            value = values[key[1:]]
            return re.escape((" − " if value < 0 else " + ") + length(abs(value)))
        if key.startswith("-"):
            value = values[key[1:]]
            return re.escape((" + " if value < 0 else " − ") + length(abs(value)))
        name = re.match(r"[A-Za-z]*", key).group()
        if name not in values:
            return ""
        value, tail = values[name], key[len(name) :]
        if tail == "−":
            return re.escape("".join(" − " + length(one) for one in value))
        if tail == "+":
            return "" if value == 0 else re.escape(length(value) + " + ")
        if tail == "#":
            return re.escape(factor(value))
        forms = tail[1:].split("|")
        isOne = value == 1 if not isinstance(value, list) else len(value) == 1
        word = re.escape(forms[0 if isOne else -1])
        if tail.startswith(":"):
            return word
        return self.shown(name, value) + (" " + word if tail.startswith("|") else "")

    def shown(self, name, value):
        if name == "ranges":
            return self.ranges(value)
        if isinstance(value, list) and value and isinstance(value[0], str) and value[0] not in ("inf", "-inf"):
            return self.listing(value, " and ")
        if isinstance(value, list):
            return re.escape(" + ".join(length(one) for one in value))
        if isinstance(value, str) and value != "inf":
            # The place of an argument tells a modifier from others already.
            if name == "n":
                return "(?:" + re.escape(value) + "|" + re.escape(value.rsplit(" (", 1)[0]) + ")"
            # Two parts of one view of the document have no names that tell them apart.
            if value == next(iter(self.step["values"].values())):
                return "a bar" if name == "bar" else "what is in it"
            return re.escape(value)
        return "(?:inf|endless)" if value == "inf" else re.escape(length(value))

    def ranges(self, value):
        """Views, each with its least and most lengths."""

        def one(view, least, most):
            always = [f"{view} ({length(least)} always)"] if least == most else []
            return "(?:" + "|".join(re.escape(form) for form in [*always, f"{view} ({length(least)} to {length(most)})"]) + ")"

        return ", ".join(one(*each) for each in zip(self.step["values"]["views"], value[::2], value[1::2], strict=True))

    def listing(self, names, separator):
        whole = re.escape(", ".join(names[:-1]) + separator + names[-1] if len(names) > 1 else names[0])
        if len(names) < 12:
            return whole
        # The values have the first twelve, the text of more than those the first three.
        return "(?:" + whole + "|" + re.escape(", ".join(names[:3])) + r" and [1-9]\d+ more)"

    def sum_of_place(self):
        """How a place follows from where the view around begins, unless that is 0."""
        start, distance, x = (self.step["values"][name] for name in ("start", "d", "x"))
        if start == 0:
            return ""
        sign = " − " if distance < 0 else " + "
        return re.escape(f"; {length(start)}{sign}{length(abs(distance))} = {length(x)}")

    def places(self, kind=""):
        """The places in brackets; behind a name that has some they join those."""
        shown = [f"{place['line']}:{place['column']}" for place in self.step["places"]]
        if not shown:
            return r"(?: \(|, )`center`, since no alignment is given\)" if kind == "center" else ""
        behind = {
            "insets": r"(?:, without a length it is " + re.escape(length(self.step["values"].get("a", 0))) + ")?",
            "expression": r"(?:, `.*)?",
        }
        return r"(?: \(|, )" + ", ".join(r"(?:[^():, ]+:)?" + one for one in shown) + behind.get(kind, "") + r"\)"


def check_text(step, templates):
    text = step["text"].removesuffix(" (unconfirmed)")
    for template in templates:
        # What is said of both axes at a time is no step.
        if "{*" in template or "×}" in template:
            continue
        for words in AXES:
            try:
                pattern = Sentence(template, step, words).pattern
            except KeyError:
                continue
            # A sentence begins with a capital.
            if pattern.fullmatch(text) or pattern.fullmatch(text[:1].lower() + text[1:]):
                return
    raise Refused(f"{step['rule']}: the text is not what the rule says with {step['values']}: {step['text']}")


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


def check_names(step, views, lines):
    """What a step says of a view is in its text, or is the name of a view of the document, at the place in brackets."""
    for value in step["values"].values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, str) and one not in ("inf", "-inf") and one not in step["text"] and not is_view(one, views, lines):
                raise Refused(f"{step['rule']}: {one} is no view")


def is_view(name, views, lines):
    if name in WHOLE:
        return True
    match = NAME.fullmatch(name)
    if match is None:
        return False
    called, place = match.group(1).removeprefix("the "), match.group(2)
    return (called, place) in views or place is not None and is_written(called, place, lines)


def is_written(called, place, lines):
    """Whether a file has the name of a view at a place: that of one which is not shown, too."""
    line, column = (int(part) for part in place.split(":"))
    return any(
        line <= len(rows) and re.match(re.escape(called) + r"\b", rows[line - 1][column - 1 :]) for rows in lines.values()
    )


def check(explanation, lines, templates, views):
    for index, step in enumerate(explanation["steps"]):
        if step["id"] != index:
            raise Refused("steps are not numbered")
        for equation in step["equations"]:
            if not holds(equation, step["values"]):
                raise Refused(f"{step['rule']}: {equation} does not hold with {step['values']}")
        check_text(step, templates(step["rule"]))
        check_places(step, lines)
        check_names(step, views, lines)
        for cause in step["causes"]:
            if not 0 <= cause < index:
                raise Refused(f"{step['rule']}: cause {cause} is no earlier step")
            if step["rule"] not in COLLECTING and not subjects(step) & subjects(explanation["steps"][cause]):
                raise Refused(f"{step['rule']}: has nothing to do with its cause {cause}")
    check_result(explanation)


def check_result(explanation):
    """The last step of a single aspect gives the frame."""
    if len(explanation["aspects"]) != 1 or not explanation["steps"] or explanation.get("isCut"):
        return
    aspect, last = explanation["aspects"][0], explanation["steps"][-1]
    check_track(explanation, aspect)
    if aspect == "position":
        result, wanted = last["values"].get("x"), explanation["frame"]["y"]
    else:
        names = ("S", "w", "I", "i", "m")
        result = next((last["values"][name] for name in names if name in last["values"]), None)
        wanted = explanation["frame"][aspect]
    if result is None and last["rule"] not in SILENT:
        raise Refused(f"{explanation['node']}: {aspect} ends without a number: {last['text']}")
    if isinstance(result, (int, float)) and isinstance(wanted, (int, float)) and abs(result - wanted) > 0.01:
        raise Refused(f"{explanation['node']}: {aspect} ends in {result}, the frame has {wanted}: {last['text']}")


def check_track(explanation, aspect):
    """The column or row that the answer names is that of the cell's turn, and as long as the cell."""
    named = re.search(r"and with it (column|row) (\d+)", explanation["answer"])
    if named is None:
        return
    track = named.group(1)
    turns = [step for step in explanation["steps"] if step["rule"] in ("grid.last", "grid.keep") and track in step["text"]]
    if not turns:
        raise Refused(f"{explanation['node']}: the answer names a {track}, and no step does")
    turn = turns[-1]["values"]
    if turn["j"] != int(named.group(2)) or abs(turn["W"] - explanation["frame"][aspect]) > 0.01:
        raise Refused(f"{explanation['node']}: the answer names another column or row than the turn of its cell")


def rules(galley):
    """What the rules say, each asked for once."""
    known = {}

    def templates(rule):
        if rule not in known:
            run = subprocess.run([galley, "explain-code", rule], capture_output=True, check=False)
            if run.returncode != 0:
                raise Refused(f"there is no rule {rule}")
            # The sentence stands in lines behind the name of the rule, other ways to say it behind that.
            first, *others, _ = run.stdout.decode().split("\n\n")
            known[rule] = [" ".join(first.split("\n")[1:])]
            known[rule] += [" ".join(other.split("\n")).removeprefix("or: ") for other in others]
        return known[rule]

    return templates


def explain(galley, path, aspect):
    command = [galley, "explain", path, "--full", "--format", "json", f"--{aspect}"]
    run = subprocess.run(command, capture_output=True, check=False)
    if run.returncode == 1:
        return None
    if run.returncode != 0:
        raise Refused(run.stderr.decode())
    return json.loads(run.stdout)["explanations"]


def views_of(galley, path):
    """What the views and modifiers of a document are called, alone and with the places where they are written."""
    found = set()
    run = subprocess.run([galley, "frames", path, "--format", "json"], capture_output=True, check=False)
    open_nodes = [json.loads(run.stdout).get("root")] if run.returncode == 0 else []
    while open_nodes:
        node = open_nodes.pop()
        open_nodes += node.get("children", [])
        for called in {node["view"], f"“{node['label']}”"} if "label" in node else {node["view"]}:
            found |= {(called, None), (called, f"{node.get('line')}:{node.get('column')}")}
    return found


def altered_values(value):
    """A value with something in it altered."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, (int, float)):
        yield value + 7.25
        if value != 0:
            yield -value
    elif isinstance(value, str):
        yield "7.25" if value in ("inf", "-inf") else value + "x"
    elif isinstance(value, list):
        for index, one in enumerate(value):
            for other in altered_values(one):
                yield value[:index] + [other] + value[index + 1 :]


def altered_texts(text):
    """A text with one of its numbers altered; those of places and in quotes are left."""
    for found in re.finditer(r"(?<![\w.“:])\d+(?:\.\d+)?(?![\w”]|\.\d|:\d)", text):
        if text[: found.start()].count("“") == text[: found.start()].count("”"):
            yield text[: found.start()] + length(float(found.group()) + 7.25) + text[found.end() :]


def alterations(explanation):
    """Copies of an explanation with one number, list, text, place or cause altered, and what was."""

    def copy(index, kind, change):
        altered = json.loads(json.dumps(explanation))
        change(altered["steps"][index])
        return kind, altered

    for index, step in enumerate(explanation["steps"]):
        for name, value in step["values"].items():
            for other in altered_values(value):
                yield copy(index, f"value {name} of {step['rule']}", lambda one: one["values"].update({name: other}))
        for other in altered_texts(step["text"]):
            yield copy(index, f"text of {step['rule']}", lambda one: one.update(text=other))
        if step["equations"]:
            behind = step["equations"][0] + " rubbish 7"
            yield copy(index, "equation", lambda one: one["equations"].__setitem__(0, behind))
        for position in range(len(step["places"])):
            for move in ({"column": 1, "endColumn": 1}, {"line": 100_000, "endLine": 100_000}):
                yield copy(
                    index, "place",
                    lambda one: [
                        one["places"][position].__setitem__(name, one["places"][position][name] + distance)
                        for name, distance in move.items()
                    ],
                )
        if step["causes"]:
            yield copy(index, "cause", lambda one: one["causes"].__setitem__(0, index))
        strange = [other["id"] for other in explanation["steps"][:index] if not subjects(other) & subjects(step)]
        if step["causes"] and strange and step["rule"] not in COLLECTING:
            yield copy(index, "cause", lambda one: one["causes"].__setitem__(0, strange[-1]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--galley", default=".build/debug/galley")
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("documents", nargs="+")
    options = parser.parse_args()
    judged = refused = altered = failed = 0
    missed = collections.Counter()
    templates = rules(options.galley)
    for path in options.documents:
        with open(path, encoding="utf-8", newline="") as file:
            lines = {path: file.read().split("\n")}
        views = views_of(options.galley, path)
        for aspect in ("width", "height", "position"):
            try:
                explanations = explain(options.galley, path, aspect)
            except Refused as reason:
                print(f"{path}: {reason}")
                refused += 1
                continue
            if explanations is None:
                failed += 1
            for explanation in explanations or []:
                judged += 1
                try:
                    check(explanation, lines, templates, views)
                except Refused as reason:
                    refused += 1
                    print(f"{path}: {explanation['node']}: {reason}")
                    continue
                for kind, other in alterations(explanation) if options.self_test and judged % 40 == 0 else []:
                    altered += 1
                    try:
                        check(other, lines, templates, views)
                        missed[kind] += 1
                    except (Refused, KeyError, IndexError, TypeError, ZeroDivisionError):
                        pass
    print(f"{judged} explanations judged, {refused} refused, {failed} not explained since a document has errors")
    count = sum(missed.values())
    if options.self_test:
        print(f"{altered} alterations, {count} missed")
        for kind, number in missed.most_common(20):
            print(f"  {number} {kind}")
    isBlind = options.self_test and (altered < 1000 or count * 1000 > altered * UNUSED)
    return 1 if refused or not judged or isBlind else 0


if __name__ == "__main__":
    sys.exit(main())
