"""Documents that want to bring Galley down: deep, large, endless, broken, or none at all.

Every input is a name that says what is wrong with it, the bytes, and the file's ending. `quick` inputs cost little and
are run with every change.
"""

import json
import re

import drawn
import largest
import notations
import repeated
import scaling
from made import Input

DEPTH = 10_000


def nested(opening, middle, closing, depth):
    return opening * depth + middle + closing * depth


def as_json(piece):
    """Puts the plain scalars of a piece of flow YAML in quotes."""

    def quote(match):
        word = match[0].strip()
        is_literal = word in ("", "true", "false", "null") or word.isdigit()
        return match[0] if is_literal else json.dumps(word)

    return re.sub(r"[^{}\[\],:]+", quote, piece)


def deep():
    """Nesting near the limit of 10,000 levels and far beyond it, in every construct that can nest."""
    flows = {
        "stacks": ("{VStack: [", "Spacer", "]}", 2),
        "stacks-by-content": ("{VStack: {content: ", "{Text: a}", "}}", 2),
        "groups": ("{Group: [", "{Color: red}", "]}", 2),
        "any-views": ("{AnyView: ", "{Text: a}", "}", 1),
        "texts-and-spacers": ("{HStack: [{Text: a b c}, Spacer, ", "{Text: a}", "]}", 2),
        "branches": ("{if: true, then: [", "{Text: a}", "]}", 2),
        "else-branches": ("{if: false, then: [], else: [", "{Text: a}", "]}", 2),
        "switches": ("{switch: 1, cases: [], default: [", "{Text: a}", "]}", 2),
        "loops": ("{ForEach: {data: $(0..<1), content: [", "{Text: a}", "]}}", 3),
        "readers": ("{GeometryReader: {content: [", "{Text: a}", "]}}", 3),
        "scroll-views": ("{ScrollView: [", "{Text: a}", "]}", 2),
        "buttons": ("{Button: {action: [], label: ", "{Text: a}", "}}", 2),
        "lists": ("{List: [", "{Text: a}", "]}", 2),
        "grids": ("{Grid: [{GridRow: [", "{Text: a}", "]}]}", 4),
        "lazy-grids": ("{LazyVGrid: {columns: [flexible], content: [", "{Text: a}", "]}}", 3),
        "view-that-fits": ("{ViewThatFits: [", "{Text: a}", "]}", 2),
        "backgrounds": ("{Color: red, modifiers: [{background: ", "{Text: a}", "}]}", 3),
        "background-blocks": ("{Color: red, modifiers: [{background: {content: [", "{Text: a}", "]}}]}", 5),
        "overlays": ("{Text: a, modifiers: [{overlay: {alignment: top, content: [", "{Text: a}", "]}}]}", 5),
        "masks": ("{Color: red, modifiers: [{mask: ", "{Text: a}", "}]}", 3),
        "sheets": ("{Text: a, modifiers: [{sheet: {isPresented: false, content: [", "{Text: a}", "]}}]}", 5),
        "frames": ("{VStack: [", "{Text: a}", "], modifiers: [{frame: {maxWidth: infinity}}, padding]}", 2),
        "labels": ("{Label: {title: ", "{Text: a}", ", icon: {Text: b}}}", 2),
        "sections": ("{Section: {header: ", "{Text: a}", ", content: []}}", 2),
        "lists-of-lists": ("[", "", "]", 1),
        "mappings": ("{a: ", "1", "}", 1),
        "font-styles": ("{font: ", "body", "}", 1),
        "unknown-views": ("{Foo: [", "a", "]}", 2),
        "unknown-arguments": ("{VStack: {foo: ", "1", "}}", 2),
        "views-as-text": ("{Text: ", "a", "}", 1),
        "views-as-spacing": ("{VStack: {spacing: ", "1", "}}", 2),
    }
    for name, (opening, middle, closing, levels) in flows.items():
        fitting = DEPTH // levels - 2
        yield Input(f"deep-{name}", "body: " + nested(opening, middle, closing, fitting))
        yield Input(f"deep-{name}-in-json", '{"body":' + nested(*map(as_json, (opening, middle, closing)), fitting) + "}", "json")
        yield Input(f"too-deep-{name}", "body: " + nested(opening, middle, closing, DEPTH + 10), quick=False)
        yield Input(f"unclosed-deep-{name}", "body: " + opening * fitting, quick=False)
    yield Input("deep-json-stacks", nested('{"VStack":[', '"Spacer"', "]}", DEPTH // 2 - 2), "json")
    yield Input("deep-json-mixed", nested('{"HStack":[{"Text":"a"},', '"Spacer"', ",{\"Text\":\"b\"}]}", DEPTH // 2 - 2), "json")
    yield Input("deep-json-arrays", nested("[", "", "]", DEPTH - 1), "json")
    yield Input("deep-json-arrays-as-argument", '{"Text":' + nested("[", "1", "]", DEPTH - 2) + "}", "json")
    yield Input("deep-json-arrays-in-state", '{"state":{"a":' + nested("[", "1", "]", DEPTH - 3) + '},"body":"Spacer"}', "json")
    yield Input("deep-json-objects-in-let", '{"let":{"a":' + nested('{"b":', "1", "}", DEPTH - 3) + '},"body":"Spacer"}', "json")
    yield Input("deep-statements", '{"state":{"a":true},"body":{"Button":{"title":"b","action":' + nested('[{"if":"$(a)","then":', "[]", "}]", DEPTH // 3 - 2) + "}}}", "json")
    tree = 'types: { T: { n: { type: T?, default: null }, k: { type: "[T]", default: [] } } }\n'
    yield Input("deep-made-values", tree + 'functions: { f: { parameters: { i: Int }, type: T, value: "$(i == 0 ? T() : T(n: f(i: i - 1)))" } }\nbody: { Text: "$(f(i: 9000).k.count)" }\n')
    yield Input("deep-passed-values", tree + 'functions: { f: { parameters: { i: Int, t: T }, type: T, value: "$(i == 0 ? t : f(i: i - 1, t: T(k: [t, t])))" } }\nbody: { Text: "$(f(i: 9000, t: T()).k.count)" }\n')
    yield Input("deep-json-unclosed-arrays", "[" * 1_000_000, "json")
    yield Input("deep-json-unclosed-objects", '{"a":' * 1_000_000, "json")
    yield Input("deep-json-closing", "]" * 1_000_000, "json")
    yield Input("deep-ignored-key", '{"x-a":' + nested("[", "", "]", DEPTH - 2) + ',"body":"Spacer"}', "json")
    yield Input("deep-yaml-block", "".join(f"{' ' * i}a:\n" for i in range(3_000)))
    yield Input("deep-yaml-block-stacks", "".join(f"{' ' * (2 * i)}- VStack:\n" for i in range(2_500)) + " " * 5_000 + "- Spacer\n")
    yield Input("deep-yaml-dashes", "- " * 9_990 + "a\n")
    yield Input("too-deep-yaml-dashes", "- " * 100_000 + "a\n")
    yield Input("deep-yaml-question-marks", "? " * 50_000 + "a\n")
    yield Input("deep-yaml-flow-unclosed", "[" * 1_000_000)
    yield Input("deep-yaml-flow-mappings-unclosed", "{a: " * 250_000)
    yield Input("many-modifiers", lambda: "Text: a\nmodifiers:\n" + "- padding\n" * 100_000, quick=False)
    yield Input("many-folding-modifiers", lambda: "Text: a\nmodifiers:\n" + "- bold\n" * 100_000, quick=False)
    yield Input("ten-thousand-modifiers", "Text: a\nmodifiers:\n" + "- padding\n- background: red\n- opacity: 0.5\n" * 3_333)
    yield Input("many-symbol-variants", "Image: { systemName: heart }\nmodifiers:\n" + "- symbolVariant: fill\n- symbolVariant: circle\n" * 8_000)
    yield Input("ten-thousand-frames", "Color: red\nmodifiers:\n" + "- frame: { width: 10 }\n- frame: { maxWidth: infinity }\n" * 5_000)
    yield Input("ten-thousand-readers", "VStack:\n" + "- GeometryReader: { content: { parameters: [p], body: { Text: $(p.size.width) } } }\n" * 10_000)
    yield Input("ten-thousand-named-modifiers", "Text: a\nmodifiers:\n" + "".join(f"- padding: 1\n  name: m{i}\n" for i in range(9_000)))
    expressions = {
        "parentheses": ("(", "1", ")"),
        "negations": ("-(", "1", ")"),
        "minus-signs": ("- ", "1", ""),
        "nots": ("!", "true", ""),
        "lists": ("[", "1", "]"),
        "dictionaries": ("[1: ", "1", "]"),
        "calls": ("abs(", "1", ")"),
        "ternaries": ("true ? 1 : ", "1", ""),
        "ternaries-inside": ("(true ? ", "1", " : 2)"),
        "sums": ("1 + ", "1", ""),
        "products-inside": ("2 * (1 + ", "1", ")"),
        "coalescing": ("nil ?? ", "1", ""),
        "and": ("true && ", "true", ""),
        "subscripts": ("[0, 1][", "0", "]"),
        "members": ("", "\"a\"", ".lowercased()"),
        "chains": ("", "\"a\"", ".count.description"),
        "strings-inside": ('"\\(', "1", ')"'),
        "closures": ("[1].map { ", "1", " }"),
        "implicit": (".init(", "1", ")"),
    }
    for name, (opening, middle, closing) in expressions.items():
        for label, depth in [("deep", 4_000), ("too-deep", 100_000)]:
            text = json.dumps("$(" + nested(opening, middle, closing, depth) + ")")
            yield Input(f"{label}-expression-{name}", '{"Text":' + text + "}", "json", quick=label == "deep")
        yield Input(f"unclosed-expression-{name}", '{"Text":' + json.dumps("$(" + opening * 4_000) + "}", "json")
    yield Input("deep-optional-types", "types:\n  A: { b: \"" + "Optional<" * 9_000 + "Int" + ">" * 9_000 + "\" }\nbody: Spacer\n")
    yield Input("deep-question-mark-types", "types:\n  A: { b: \"Int" + "?" * 9_000 + "\" }\nbody: Spacer\n")
    yield Input("deep-list-types", "parameters:\n  a: \"" + "[" * 9_000 + "Int" + "]" * 9_000 + "\"\nbody: Spacer\n")
    yield Input("deep-unclosed-list-types", "parameters:\n  a: \"" + "[" * 100_000 + "\"\nbody: Spacer\n")
    yield Input("deep-yaml-list-types", "parameters:\n  a: " + "[" * 9_000 + "Int" + "]" * 9_000 + "\nbody: Spacer\n")
    yield Input("deep-dictionary-types", "parameters:\n  a: \"" + "[String: " * 9_000 + "Int" + "]" * 9_000 + "\"\nbody: Spacer\n")
    yield Input("deep-optional-dots", "state: { a: 1 }\nbody: { Text: \"$(a" + ".b" * 9_000 + ")\" }\n")
    chain = "".join(f"  V{i}: {{ body: {{ V{i + 1}: }} }}\n" for i in range(5_000))
    yield Input("chain-of-custom-views", "views:\n" + chain + "  V5000: { body: { Text: a } }\nbody: V0\n")
    chain = "".join(f"  V{i}: {{ parameters: {{ content: ViewBuilder }}, body: {{ V{i + 1}: [ content ] }} }}\n" for i in range(2_000))
    yield Input("chain-of-slots", "views:\n" + chain + "  V2000: { parameters: { content: ViewBuilder }, body: content }\nbody: { V0: [ { Text: a } ] }\n")
    chain = "".join(f"  M{i}: {{ body: {{ content: , modifiers: [ M{i + 1} ] }} }}\n" for i in range(3_000))
    yield Input("chain-of-custom-modifiers", "viewModifiers:\n" + chain + "  M3000: { body: { content: , modifiers: [ padding ] } }\nbody: { Text: a, modifiers: [ M0 ] }\n")
    chain = "".join(f"  p{i}: p{i - 1}\n" for i in range(1, 5_000))
    yield Input("chain-of-properties", "properties:\n  p0: { Text: a }\n" + chain + "body: p4999\n")
    chain = "".join(f"  f{i}: {{ parameters: {{ x: Int }}, value: $(f{i + 1}(x)) }}\n" for i in range(3_000))
    yield Input("chain-of-functions", "functions:\n" + chain + "  f3000: { parameters: { x: Int }, value: $(x) }\nbody: { Text: $(f0(1)) }\n")
    chain = "  a0: [ { toggle: a } ]\n" + "".join(f"  a{i}: [ {{ if: $(a), then: a{i - 1} }} ]\n" for i in range(1, 5_000))
    yield Input("chain-of-actions", "state: { a: true }\nactions:\n" + chain + "body: { Button: { title: b, action: a4999 }, name: x }\n")
    chain = "  v0: { type: T, value: {} }\n" + "".join(f"  v{i}: {{ type: T, value: {{ n: $(v{i - 1}) }} }}\n" for i in range(1, 5_000))
    yield Input("chain-of-values", tree + "let:\n" + chain + "body: { Text: $(v4999.k.count) }\n")
    chain = "  v0: 1\n" + "".join(f"  v{i}: $(v{i - 1} + 1)\n" for i in range(1, 5_000))
    yield Input("chain-of-lets", "let:\n" + chain + "body: { Text: $(v4999) }\n")


def endless():
    """Recursion and loops that do not end, or end too late."""
    yield Input("view-that-is-itself", "views: { A: { body: A } }\nbody: A\n")
    yield Input("two-views-in-each-other", "views: { A: { body: [ A, B ] }, B: { body: A } }\nbody: A\n")
    yield Input("view-that-recurs-on-a-parameter", "views: { A: { parameters: { n: Int }, body: { if: $(n > 0), then: { VStack: [ { A: $(n + 1) } ] } } } }\nbody: { A: 1 }\n")
    yield Input("view-that-doubles", "views: { A: { parameters: { n: Int }, body: { if: $(n > 0), then: { VStack: [ { A: $(n - 1) }, { A: $(n - 1) } ] } } } }\nbody: { A: 60 }\n", quick=False)
    yield Input("view-that-wraps-its-slot", "views: { A: { parameters: { n: Int, content: ViewBuilder }, body: { if: $(n > 0), then: { A: { n: $(n - 1), content: { VStack: [ content ] } } } } } }\nbody: { A: { n: 100000, content: [ Spacer ] } }\n")
    yield Input("view-that-doubles-its-slot", "views: { A: { parameters: { content: ViewBuilder }, body: { VStack: [ content, content ] } } }\nbody: " + nested("{ A: [", "Spacer", "] }", 60) + "\n", quick=False)
    yield Input("modifier-that-is-itself", "viewModifiers: { A: { body: { content: , modifiers: [ A ] } } }\nbody: { Text: a, modifiers: [ A ] }\n")
    yield Input("modifier-that-doubles-its-content", "viewModifiers: { A: { body: { VStack: [ content, content ] } } }\nbody: { Text: a, modifiers: [ " + ", ".join(["A"] * 60) + " ] }\n", quick=False)
    yield Input("property-that-is-itself", "properties: { a: a }\nbody: a\n")
    yield Input("properties-in-each-other", "properties: { a: { VStack: [ b ] }, b: { VStack: [ a ] } }\nbody: a\n")
    doubling = "properties:\n  p0: { Text: a }\n" + "".join(f"  p{i}: {{ VStack: [ p{i - 1}, p{i - 1} ] }}\n" for i in range(1, 60))
    yield Input("properties-that-double", doubling + "body: p59\n", quick=False)
    yield Input("properties-that-double-types", doubling + "body: { if: false, then: p59 }\n")
    doubling = "viewMethods:\n  m0: { modifiers: [ padding ] }\n" + "".join(f"  m{i}: {{ modifiers: [ m{i - 1}, m{i - 1} ] }}\n" for i in range(1, 60))
    yield Input("methods-that-double", doubling + "body: { Text: a, modifiers: [ m59 ] }\n")
    yield Input("methods-that-double-nothing", doubling.replace("[ padding ]", "[]") + "body: { Text: a, modifiers: [ m59 ] }\n")
    yield Input("methods-that-double-in-a-view", doubling + "views: { A: { body: { Text: a, modifiers: [ m59 ] } } }\nbody: A\n")
    yield Input("function-that-is-itself", "functions: { f: { parameters: { x: Int }, value: $(f(x)) } }\nbody: { Text: $(f(1)) }\n")
    yield Input("function-that-calls-itself-twice", "functions: { f: { parameters: { x: Int }, value: \"$(x < 2 ? x : f(x - 1) + f(x - 2))\" } }\nbody: { Text: $(f(90)) }\n", quick=False)
    yield Input("functions-in-each-other", "functions: { f: { parameters: { x: Int }, value: $(g(x)) }, g: { parameters: { x: Int }, value: $(f(x)) } }\nbody: { Text: $(f(1)) }\n")
    yield Input("function-that-doubles-a-text", "functions: { f: { parameters: { s: String, n: Int }, value: \"$(n == 0 ? s : f(s + s, n - 1))\" } }\nbody: { Text: \"$(f(\\\"ab\\\", 60))\" }\n")
    yield Input("function-that-doubles-a-list", "functions: { f: { parameters: { s: \"[Int]\", n: Int }, value: \"$(n == 0 ? s : f(s + s, n - 1))\" } }\nbody: { Text: \"$(f([1], 60).count)\" }\n")
    yield Input("function-that-nests-a-list", "functions: { f: { parameters: { n: Int }, value: \"$(n == 0 ? 1 : f(n - 1))\" } }\nbody: { Text: $(f(9000)) }\n")
    yield Input("let-that-is-itself", "let: { a: $(a) }\nbody: Spacer\n")
    yield Input("let-that-doubles-a-text", "let:\n  a0: aaaaaaaaaaaaaaaa\n" + "".join(f"  a{i}: $(a{i - 1} + a{i - 1})\n" for i in range(1, 60)) + "body: { Text: $(a59) }\n")
    yield Input("let-that-doubles-an-interpolation", "let:\n  a0: aaaaaaaaaaaaaaaa\n" + "".join(f"  a{i}: $(a{i - 1}) $(a{i - 1})\n" for i in range(1, 60)) + "body: { Text: $(a59) }\n")
    yield Input("let-that-doubles-a-list", "let:\n  a0: $([1, 2])\n" + "".join(f"  a{i}: $(a{i - 1} + a{i - 1})\n" for i in range(1, 60)) + "body: { Text: $(a59.count) }\n")
    yield Input("let-that-nests-lists", "let:\n  a0: $([1, 2])\n" + "".join(f"  a{i}: \"$([a{i - 1}, a{i - 1}])\"\n" for i in range(1, 60)) + "body: { Text: $(a59) }\n")
    yield Input("let-that-nests-dictionaries", "let:\n  a0: \"$([1: 2])\"\n" + "".join(f"  a{i}: \"$([1: a{i - 1}, 2: a{i - 1}])\"\n" for i in range(1, 40)) + "body: { Text: $(a39) }\n")
    yield Input("joined-doubles", "let:\n  a0: ab\n" + "".join(f"  a{i}: \"$([a{i - 1}, a{i - 1}].joined(separator: a{i - 1}))\"\n" for i in range(1, 50)) + "body: { Text: $(a49) }\n")
    yield Input("squares-overflow", "let:\n  a0: 3\n" + "".join(f"  a{i}: $(a{i - 1} * a{i - 1})\n" for i in range(1, 60)) + "body: { Text: $(a59) }\n")
    yield Input("record-in-itself", "types: { A: { a: A } }\nbody: Spacer\n")
    yield Input("records-in-each-other", "types: { A: { b: B }, B: { a: \"A?\" } }\nbody: Spacer\n")
    yield Input("record-with-itself-as-default", "types: { A: { a: { type: A, default: {} } } }\nstate: { x: { type: A, value: {} } }\nbody: Spacer\n")
    for name, data in {
        "huge-range": "$(0..<1000000000000)", "huge-closed-range": "$(0...9223372036854775807)", "million-range": "$(0..<1000000)",
        "two-million-range": "$(0..<2000000)", "negative-range": "$(5..<0)", "range-of-extremes": "$(-9223372036854775807..<9223372036854775807)",
        "range-literal": "0...9223372036854775807", "range-in-list": "$(Array(0..<100000000))", "stride": "$(stride(from: 0, to: 1e18, by: 1))",
        "stride-of-zero": "$(stride(from: 0, to: 10, by: 0))", "mapped-range": "$((0..<100000000).map { $0 })", "reversed-range": "$((0..<100000000).reversed())",
        "shuffled": "$((0..<10).shuffled())", "range-of-doubles": "$(0.0..<1e300)", "repeated": "$(Array(repeating: 1, count: 100000000))",
    }.items():
        yield Input(f"loop-over-{name}", f"body: {{ ForEach: {{ data: \"{data}\", id: self, content: [ {{ Text: $(item) }} ] }} }}\n", quick="million" not in name)
    for levels in (2, 3, 8, 60):
        inner = "{ Text: a }"
        for _ in range(levels):
            inner = f"{{ ForEach: {{ data: $(0..<1000), content: [ {inner} ] }} }}"
        yield Input(f"loops-in-{levels}-loops", f"body: {inner}\n", quick=levels == 60)
    yield Input("loop-in-list", "body: { List: { data: $(0..<900000), id: self, content: [ { Text: $(item) } ] } }\n", quick=False)
    yield Input("loop-in-lazy-stack", "body: { ScrollView: [ { LazyVStack: [ { ForEach: { data: $(0..<900000), content: [ { Text: $(item) } ] } } ] } ] }\n", quick=False)
    yield Input("loop-in-lazy-grid", "body: { ScrollView: [ { LazyVGrid: { columns: [ { adaptive: { minimum: 0.001 } } ], content: [ { ForEach: { data: $(0..<100000), content: [ { Text: $(item) } ] } } ] } } ] }\n", quick=False)
    yield Input("loop-in-table", "body: { Grid: [ { ForEach: { data: $(0..<300), item: r, content: [ { GridRow: [ { ForEach: { data: $(0..<300), content: [ { Text: $(item) } ] } } ] } ] } } ] }\n", quick=False)
    yield Input("loop-without-content", "body: { ForEach: { data: $(0..<100000000), content: [] } }\n")
    yield Input("loop-of-readers", "body: { VStack: [ { ForEach: { data: $(0..<100000), content: [ { GeometryReader: [ { Text: $(proxy.size.width) } ] } ] } } ] }\n", quick=False)
    yield Input("readers-in-readers", "body: " + nested("{ GeometryReader: [ ", "{ Text: $(proxy.size) }", ", { Text: $(proxy.size.width) } ] }", 1_000) + "\n")
    yield Input("reader-that-doubles", "views: { A: { parameters: { n: Int }, body: { GeometryReader: [ { if: $(n > 0), then: [ { A: $(n - 1) }, { A: $(n - 1) } ] } ] } } }\nbody: { A: 60 }\n", quick=False)
    yield Input("fits-in-fits", "body: " + nested("{ ViewThatFits: [ { HStack: [ ", "{ Text: a b c }", " ] }, { VStack: [ { Text: b } ] } ] }", 500) + "\n")
    yield Input("flexible-texts", "body: " + nested("{ HStack: [ { Text: words that wrap }, Spacer, { VStack: [ { Text: more of them }, Spacer, ", "{ Text: a }", "] } ] }", 400) + "\n", arguments=["--size", "1000000000x1000000000"])
    yield Input("doubling-backgrounds", "body: " + nested("{ Text: a, modifiers: [ { background: ", "{ Text: b }", " }, { overlay: { Text: c } } ] }", 2_000) + "\n")
    yield Input("action-that-is-itself", "state: { n: 0 }\nactions: { a: [ a ] }\nbody: { Button: { title: A, action: a }, name: x }\n")
    yield Input("action-that-appends", "state: { items: $([1]) }\nbody: { Button: { title: A, action: [ { set: { items: $(items + items) } } ] }, name: x }\n")
    yield Input("actions-that-double", "state: { n: 0 }\nactions:\n" + "".join(f"  a{i}: [ a{i + 1}, a{i + 1} ]\n" for i in range(40)) + "  a40: [ { set: { n: $(n + 1) } } ]\nbody: { Button: { title: A, action: a0 }, name: x }\n", quick=False)
    yield Input("change-that-changes", "state: { n: 0 }\nbody: { Button: { title: A, action: [ { set: { n: $(n + 1) } } ] }, name: x, modifiers: [ { onChange: { of: $(n), action: [ { set: { n: $(n + 1) } } ] } } ] }\n")
    yield Input("appear-that-changes", "state: { n: 0 }\nbody: { Text: $(n), name: x, modifiers: [ { onAppear: [ { set: { n: $(n + 1) } } ] } ] }\n")
    yield Input("action-that-overflows", "state: { n: 9223372036854775807 }\nbody: { Button: { title: A, action: [ { set: { n: $(n + 1) } } ] }, name: x }\n")


def large():
    """Many values, long texts, long lines, many mistakes."""
    yield Input("five-million-numbers", lambda: "[" + "0," * 5_000_000 + "0]", "json", quick=False)
    yield Input("five-million-numbers-as-argument", lambda: '{"Text":[' + "0," * 5_000_000 + "0]}", "json", quick=False)
    yield Input("million-views", lambda: '{"VStack":[' + '"Spacer",' * 999_999 + '"Spacer"]}', "json", quick=False)
    yield Input("million-texts", lambda: '{"VStack":[' + '{"Text":"a"},' * 400_000 + '"Spacer"]}', "json", quick=False)
    yield Input("million-unknown-views", lambda: '{"VStack":[' + '"Foo",' * 1_000_000 + '"Spacer"]}', "json", quick=False)
    yield Input("million-keys", lambda: "{" + ",".join(f'"k{i}":0' for i in range(1_000_000)) + "}", "json", quick=False)
    yield Input("million-equal-keys", lambda: "{" + ",".join(['"a":0'] * 1_000_000) + "}", "json", quick=False)
    yield Input("million-yaml-keys", lambda: "".join(f"k{i}: 0\n" for i in range(500_000)), quick=False)
    yield Input("million-state", lambda: '{"state":{' + ",".join(f'"k{i}":0' for i in range(300_000)) + '},"body":"Spacer"}', "json", quick=False)
    yield Input("many-custom-views", lambda: '{"views":{' + ",".join(f'"K{i}":{{"body":"Spacer"}}' for i in range(100_000)) + '},"body":"Spacer"}', "json", quick=False)
    yield Input("many-types", lambda: '{"types":{' + ",".join(f'"K{i}":{{"cases":["a","b"]}}' for i in range(100_000)) + '},"body":"Spacer"}', "json", quick=False)
    yield Input("many-cases", lambda: '{"types":{"K":{"cases":[' + ",".join(f'"a{i}"' for i in range(200_000)) + ']}},"body":"Spacer"}', "json", quick=False)
    yield Input("many-patterns", lambda: '{"switch":5,"cases":[' + ",".join(f'{{"case":{i},"then":"Spacer"}}' for i in range(100_000)) + '],"default":[]}', "json", quick=False)
    yield Input("many-branches", lambda: '{"if":false,"then":[],"elseIf":[' + ",".join('{"when":false,"then":"Spacer"}' for i in range(100_000)) + ']}', "json", quick=False)
    yield Input("many-functions", lambda: '{"functions":{' + ",".join(f'"f{i}":{{"value":"$(1 + 1)"}}' for i in range(100_000)) + '},"body":"Spacer"}', "json", quick=False)
    yield Input("value-behind-many-loops", '{"body":{"GeometryReader":[' + "".join(f'{{"ForEach":{{"data":"$(0..<1)","item":"a{i}","content":[' for i in range(2_000)) + '{"ForEach":{"data":"$(0..<20000)","item":"b","content":[{"Text":"' + "$(a0)" * 10 + '"}]}}' + "]}}" * 2_000 + "]}}", "json", quick=False)
    yield Input("many-names-alike", lambda: '{"state":{' + ",".join(f'"name{i}":0' for i in range(3_000)) + '},"body":[' + ",".join(f'{{"Text":"$(nmae{i})"}}' for i in range(3_000)) + "]}", "json")
    yield Input("text-of-31-megabytes", lambda: '{"Text":"' + "a" * (31 << 20) + '"}', "json", quick=False)
    yield Input("text-of-50-megabytes", lambda: '{"Text":"' + "a" * (50 << 20) + '"}', "json", quick=False)
    yield Input("text-of-a-megabyte", '{"Text":"' + "word " * 199_000 + '"}', "json")
    yield Input("text-of-a-megabyte-without-spaces", '{"Text":"' + "a" * 999_000 + '"}', "json")
    yield Input("text-of-a-megabyte-of-emoji", '{"Text":"' + "👨‍👩‍👧" * 50_000 + '"}', "json")
    yield Input("text-of-line-breaks", '{"Text":"' + "\\n" * 900_000 + '"}', "json")
    yield Input("text-of-combining-marks", '{"Text":"a' + "\u0301" * 400_000 + '"}', "json")
    yield Input("texts-of-a-megabyte", lambda: '{"VStack":[' + ",".join('{"Text":"' + "some words " * 80_000 + '"}' for _ in range(30)) + "]}", "json", quick=False)
    yield Input("text-and-limits", '{"Text":"' + "word " * 150_000 + '","modifiers":[{"lineLimit":3},{"minimumScaleFactor":0.01}]}', "json")
    yield Input("yaml-text-of-30-megabytes", lambda: "Text: " + "a" * (30 << 20) + "\n", quick=False)
    yield Input("yaml-quoted-text-of-30-megabytes", lambda: 'Text: "' + "a " * (15 << 20) + '"\n', quick=False)
    yield Input("yaml-block-text-of-20-megabytes", lambda: "Text: |\n" + "  some words in a line\n" * 900_000, quick=False)
    yield Input("yaml-folded-text", lambda: "Text: >\n" + "  some words in a line\n" * 40_000)
    yield Input("yaml-plain-text-on-many-lines", lambda: "Text:\n" + "  some words in a line\n" * 500_000, quick=False)
    yield Input("long-line-with-an-error-at-its-end", lambda: '{"VStack":[' + '"Spacer",' * 2_000_000 + "oops]}", "json", quick=False)
    yield Input("long-line-with-errors-everywhere", lambda: '{"VStack":[' + '"Foo",' * 500_000 + "oops]}", "json", quick=False)
    yield Input("long-line-of-wide-letters", lambda: '{"VStack":["' + "漢" * 3_000_000 + '", oops]}', "json", quick=False)
    yield Input("long-yaml-line-with-an-error", lambda: "VStack: [ " + "Spacer, " * 500_000 + "\"\n", quick=False)
    yield Input("long-key", lambda: '{"' + "k" * 10_000_000 + '":1}', "json", quick=False)
    yield Input("long-view-name", '{"' + "Vstack" * 100_000 + '":1}', "json")
    yield Input("long-argument-name", '{"VStack":{"' + "alignment" * 100_000 + '":1}}', "json")
    yield Input("long-modifier-name", '{"Text":"a","modifiers":["' + "padding" * 100_000 + '"]}', "json")
    yield Input("long-case-name", '{"VStack":{"alignment":"' + "leading" * 100_000 + '"}}', "json")
    yield Input("long-node-name", '{"Text":"a","name":"' + "n" * 900_000 + '"}', "json")
    yield Input("long-number", '{"VStack":{"spacing":' + "9" * 1_000_000 + "}}", "json")
    yield Input("long-fraction", '{"VStack":{"spacing":0.' + "0" * 1_000_000 + "1}}", "json")
    yield Input("long-exponent", '{"VStack":{"spacing":1e' + "9" * 1_000_000 + "}}", "json")
    yield Input("long-number-in-expression", '{"Text":"$(' + "9" * 100_000 + ')"}', "json")
    yield Input("long-hexadecimal-in-expression", '{"Text":"$(0x' + "f" * 100_000 + ')"}', "json")
    yield Input("long-expression", '{"Text":"$(' + "1 + " * 200_000 + '1)"}', "json")
    yield Input("long-expression-of-names", '{"Text":"$(' + "foo + " * 150_000 + 'foo)"}', "json")
    yield Input("long-list-expression", '{"Text":"$([' + "1, " * 300_000 + '1].count)"}', "json")
    yield Input("many-expressions-in-a-text", '{"Text":"' + "$(1)" * 200_000 + '"}', "json")
    yield Input("many-wrong-expressions-in-a-text", '{"Text":"' + "$(a)" * 200_000 + '"}', "json")
    yield Input("many-unclosed-expressions", '{"Text":"' + "$(" * 400_000 + '"}', "json")
    yield Input("many-dollars", '{"Text":"' + "$" * 900_000 + '"}', "json")
    yield Input("many-mistakes", lambda: "VStack:\n" + "- Txt: a\n" * 200_000, quick=False)
    yield Input("many-mistakes-of-each-node", lambda: "VStack:\n" + "- Text: { foo: 1, bar: 2, baz: $(x) }\n  modifiers: [ foo, bar ]\n" * 20_000, quick=False)
    yield Input("many-mistakes-and-all-are-shown", "VStack:\n" + "- Txt: a\n" * 5_000, arguments=["--max-diagnostics", "0"])
    yield Input("many-warnings", "state: { n: 1 }\nbody:\n  VStack:\n" + "  - ForEach: { data: $([1, 1]), id: self, content: [ Spacer ] }\n" * 3_000)
    yield Input("many-syntax-errors", "[" + "\n'a' 'b'" * 100_000, "json")
    yield Input("many-tabs", "VStack:\n" + "\t- Text: a\n" * 100_000)
    yield Input("many-comments", "# a\n" * 1_000_000 + "Text: a\n")
    yield Input("many-blank-lines", "\n" * 5_000_000 + "Text: a\n", quick=False)
    yield Input("many-spaces", " " * 10_000_000 + "a: b\n", quick=False)
    yield Input("many-documents", "---\nText: a\n" * 100_000)
    yield Input("many-anchors", "VStack:\n" + "".join(f"- &a{i} {{ Text: a }}\n" for i in range(50_000)))
    yield Input("many-aliases", "x-a: &a { Text: a }\nbody:\n  VStack:\n" + "  - *a\n" * 50_000)
    yield Input("many-merges", "x-a: &a { Text: a }\nbody:\n  VStack:\n" + "  - <<: *a\n" * 30_000)
    yield Input("many-colours", '{"colors":{' + ",".join(f'"c{i}":"#FF0000"' for i in range(50_000)) + '},"body":"Spacer"}', "json")
    yield Input("many-imports", "import: [" + ", ".join(f"a{i}.yaml" for i in range(20_000)) + "]\nbody: Spacer\n")
    yield Input("many-images", "images: {" + ", ".join(f"a{i}: {{ file: a{i}.png }}" for i in range(20_000)) + "}\nbody: Spacer\n")
    yield Input("too-large-file", lambda: b"#" * (33 << 20), quick=False)
    yield Input("too-large-file-of-zeros", lambda: b"\0" * (40 << 20), quick=False)
    for letter in "[{\"'-:&*!|>%@`#,?~\\<$(":
        yield Input(f"only-u{ord(letter):04x}", letter * 500_000)
        yield Input(f"only-u{ord(letter):04x}-in-json", letter * 500_000, "json")
    bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n" + "".join(f"a{i}: &a{i} [" + ", ".join([f"*a{i - 1}"] * 10) + "]\n" for i in range(1, 12))
    yield Input("alias-bomb", bomb)
    yield Input("alias-bomb-under-ignored-keys", bomb.replace("a", "x-a", 0) and "".join("x-" + line + "\n" for line in bomb.splitlines()) + "body: Spacer\n")
    yield Input("alias-bomb-of-merges", "x-a0: &a0 { a: 1 }\n" + "".join(f"x-a{i}: &a{i} {{ <<: [" + ", ".join([f"*a{i - 1}"] * 10) + "] }\n" for i in range(1, 12)) + "body: Spacer\n")
    yield Input("alias-bomb-of-views", "x-a0: &a0 { VStack: [ Spacer, Spacer ] }\n" + "".join(f"x-a{i}: &a{i} {{ VStack: [ " + ", ".join([f"*a{i - 1}"] * 10) + " ] }\n" for i in range(1, 10)) + "body: *a9\n")
    yield Input("alias-bomb-of-texts", "x-a: &a \"" + "a" * 900_000 + "\"\nbody: { VStack: [ " + ", ".join(["{ Text: *a }"] * 400) + " ] }\n", quick=False)
    yield Input("alias-in-itself", "a: &a [ *a ]\n")
    yield Input("alias-without-anchor", "a: *b\n")


def numbers():
    """Numbers at the edges, in every place that takes one."""
    values = [
        "1e308", "-1e308", "1.7976931348623157e308", "1e-400", "5e-324", "-0.0", "1e400", "-1e400", "9223372036854775807",
        "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "1" + "0" * 400, "0.1", "-1", "-100000", "infinity", "-infinity",
        "nan", "$(0.0 / 0.0)", "$(1.0 / 0.0)", "$(1 / 0)", "$(1 % 0)", "$(-9223372036854775807 - 1)", "$(Int.min / -1)", "$(9223372036854775807 + 1)",
        "$(Double.greatestFiniteMagnitude * 2)", "$(pow(10, 400))", "$(sqrt(-1))", "$(abs(Int.min))", "$(Int(1e300))", "$(Int(0.0 / 0.0))", "0x7fffffffffffffff", "1_000", "1e5",
    ]
    places = {
        "frame": "Text: a\nmodifiers: [ { frame: { width: V, height: V } } ]\n",
        "flexible-frame": "Text: a\nmodifiers: [ { frame: { minWidth: V, idealWidth: V, maxWidth: V, minHeight: V, maxHeight: V } } ]\n",
        "padding": "Text: a\nmodifiers: [ { padding: V }, { padding: { edges: top, length: V } } ]\n",
        "spacing": "VStack: { spacing: V, content: [ { Text: a }, Spacer, { Text: b } ] }\n",
        "grid": "LazyVGrid: { columns: [ { flexible: { minimum: V, maximum: V } }, { adaptive: { minimum: V } }, { fixed: V } ], spacing: V, content: [ { Text: a }, { Text: b } ] }\n",
        "offset": "Text: a\nmodifiers: [ { offset: { x: V, y: V } }, { position: { x: V, y: V } }, { layoutPriority: V }, { zIndex: V }, { aspectRatio: { aspectRatio: V, contentMode: fit } }, { scaleEffect: V }, { rotationEffect: { degrees: V } } ]\n",
        "text": "Text: a b c d\nmodifiers: [ { font: { system: { size: V } } }, { lineSpacing: V }, { lineLimit: V }, { kerning: V }, { tracking: V }, { baselineOffset: V }, { minimumScaleFactor: V } ]\n",
        "shape": "RoundedRectangle: { cornerRadius: V }\nmodifiers: [ { stroke: { style: { lineWidth: V, dash: [ V ], dashPhase: V } } } ]\n",
        "loop": "ForEach: { data: \"$(0..<V)\", content: [ { Text: $(item) } ] }\n",
        "guides": "HStack: [ { Text: a, modifiers: [ { alignmentGuide: { guide: top, computeValue: V } } ] }, { Text: b } ]\n",
        "preview": "preview: { size: { width: V, height: V } }\nbody: { Text: a }\n",
        "spacer": "HStack: [ { Spacer: { minLength: V } }, { ProgressView: { value: V, total: V } }, { Slider: { value: V, in: 0...1 } }, { Gauge: { value: V, label: { Text: a } } } ]\n",
        "image": "images: { a: { width: V, height: V } }\nbody: { Image: a, modifiers: [ resizable, scaledToFit ] }\n",
        "state": "state: { a: V }\nbody: { Text: $(a) }\n",
    }
    for place, document in places.items():
        content = "".join
        for index, value in enumerate(values):
            quoted = f'"{value}"' if "$(" in value and "$(0..<V)" not in document else value
            if "$(0..<V)" in document:
                quoted = value[2:-1] if value.startswith("$(") else value
            yield Input(f"number-{place}-{index}", document.replace("V", quoted).replace(quoted + "Stack", "VStack").replace(quoted + "Grid", "VGrid"), quick=index % 9 == len(place) % 9)
    yield Input("huge-grid-of-columns", '{"LazyVGrid":{"columns":[' + ",".join(['"flexible"'] * 200_000) + '],"content":[{"ForEach":{"data":"$(0..<1000)","content":["Spacer"]}}]}}', "json", quick=False)
    yield Input("huge-grid-by-expression", "LazyVGrid: { columns: \"$(Array(repeating: GridItem(.flexible()), count: 1000000))\", content: [ Spacer ] }\n")
    yield Input("huge-column-span", "Grid: [ { GridRow: [ { Text: a, modifiers: [ { gridCellColumns: 9223372036854775807 } ] }, { Text: b } ] } ]\n")
    yield Input("large-column-span", "Grid: [ { GridRow: [ { Text: a, modifiers: [ { gridCellColumns: 1000000 } ] }, { Text: b } ] } ]\n")
    yield Input("negative-column-span", "Grid: [ { GridRow: [ { Text: a, modifiers: [ { gridCellColumns: -5 } ] }, { Text: b } ] } ]\n")
    yield Input("huge-line-limit", "Text: a\nmodifiers: [ { lineLimit: { limit: 9223372036854775807, reservesSpace: true } } ]\n")
    yield Input("negative-line-limit", "Text: a b c\nmodifiers: [ { lineLimit: -9223372036854775808 } ]\n")
    for size in ("0x0", "1e308x1e308", "0.001x0.001", "100000000000x1"):
        yield Input(f"window-of-{size}", "VStack: [ { Text: some words that wrap }, Spacer, { Color: red, modifiers: [ { aspectRatio: { aspectRatio: 1e300, contentMode: fill } } ] } ]\n", arguments=["--size", size])
    for proposal in ("nilxnil", "infxinf", "0x0", "nilxinf", "1e308x0"):
        yield Input(f"proposal-of-{proposal}", "VStack: [ { Text: some words that wrap }, Spacer, { Color: red }, { ScrollView: [ { Color: blue } ] }, { LazyVGrid: { columns: [ flexible ], content: [ { Color: red } ] } }, { GeometryReader: [ { Text: $(proxy.size.width) } ] } ]\n", arguments=["--proposal", proposal])


def encodings():
    """Bytes that are no text, or text that is no document."""
    document = "VStack:\n  - Text: Hello\n"
    yield Input("empty", b"")
    yield Input("empty-json", b"", "json")
    yield Input("one-byte", b"\x00")
    yield Input("nul-bytes", b"\x00" * 1000)
    yield Input("nul-in-text", b'Text: "a\x00b"\n')
    yield Input("nul-in-json", b'{"Text":"a\x00b"}', "json")
    yield Input("nul-behind-document", b"Text: a\n\x00\x00")
    yield Input("escaped-nul", '{"Text":"a\\u0000b","name":"\\u0000"}', "json")
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"):
        yield Input(f"encoded-in-{encoding}", document.encode(encoding))
        yield Input(f"json-encoded-in-{encoding}", '{"Text":"a"}'.encode(encoding), "json")
    yield Input("byte-order-mark", b"\xef\xbb\xbf" + document.encode())
    yield Input("two-byte-order-marks", b"\xef\xbb\xbf\xef\xbb\xbf" + document.encode())
    yield Input("byte-order-mark-only", b"\xef\xbb\xbf")
    yield Input("byte-order-mark-inside", 'Text: "a\ufeffb"\n')
    yield Input("half-a-byte-order-mark", b"\xef\xbb")
    yield Input("latin-1", "Text: Grüße\n".encode("latin-1"))
    yield Input("latin-1-json", '{"Text":"Grüße"}'.encode("latin-1"), "json")
    yield Input("windows-1252", "Text: “a”\n".encode("windows-1252"))
    for name, sequence in {
        "overlong": b"\xc0\xaf", "surrogate": b"\xed\xa0\x80", "too-large": b"\xf4\x90\x80\x80", "lone-continuation": b"\x80", "cut": b"\xe2\x82",
        "ff": b"\xff\xfe\xff", "five-bytes": b"\xf8\x88\x80\x80\x80",
    }.items():
        yield Input(f"invalid-utf8-{name}", b"Text: a" + sequence + b"b\n")
        yield Input(f"invalid-utf8-{name}-in-json", b'{"Text":"a' + sequence + b'b"}', "json")
        yield Input(f"invalid-utf8-{name}-in-key", b"Te" + sequence + b"xt: a\n")
        yield Input(f"invalid-utf8-{name}-in-comment", b"# a" + sequence + b"b\nText: a\n")
    yield Input("invalid-utf8-everywhere", b"\xff" * 1_000_000)
    yield Input("invalid-utf8-on-every-line", b"- a\xff\n" * 200_000)
    yield Input("carriage-returns", document.replace("\n", "\r"))
    yield Input("windows-line-ends", document.replace("\n", "\r\n"))
    yield Input("mixed-line-ends", "VStack:\r\n  - Text: a\r  - Text: b\n  - Txt: c\r\n")
    yield Input("unicode-line-ends", "VStack:\u2028  - Text: a\u2029  - Text: b\x85")
    yield Input("form-feeds", "VStack:\x0c\n  - Text: a\x0b\n")
    yield Input("no-break-spaces", "VStack:\n\u00a0\u00a0- Text: a\n")
    yield Input("tabs", "VStack:\n\t- Text: a\n")
    yield Input("control-letters", "".join(chr(c) for c in range(32)) + "\n")
    yield Input("all-bytes", bytes(range(256)))
    yield Input("all-bytes-in-json-text", b'{"Text":"' + bytes(c for c in range(256) if c not in (34, 92)) + b'"}', "json")
    escapes = {
        "colour": "\x1b[31mred\x1b[0m", "title": "\x1b]0;owned\x07", "clear": "\x1b[2J\x1b[H", "c1": "\u009b31m", "bell": "\a\b\b\b",
        "right-to-left": "\u202egnirts\u202c", "isolates": "\u2066a\u2069", "zero-width": "a\u200b\u200d\ufeffb", "tags": "\U000e0041\U000e0042", "delete": "a\x7fb",
        "hyperlink": "\x1b]8;;http://x\x1b\\a", "line-breaks": "a\nb\r\nc",
    }
    for name, text in escapes.items():
        quoted = json.dumps(text)
        yield Input(f"escapes-{name}-in-text", f'{{"Text":{quoted},"name":{quoted}}}', "json")
        yield Input(f"escapes-{name}-in-mistake", f'{{{quoted}:{quoted}}}', "json")
        yield Input(f"escapes-{name}-in-argument", f'{{"VStack":{{"alignment":{quoted}}},"modifiers":[{quoted}]}}', "json")
        yield Input(f"escapes-{name}-in-expression", json.dumps({"Text": f"$({text})"}), "json")
        yield Input(f"escapes-{name}-in-debug", json.dumps({"state": {"a": text}, "body": {"Button": {"title": text, "action": [{"print": text}]}, "name": "x", "modifiers": ["debug", {"tag": text}]}}), "json")
        yield Input(f"escapes-{name}-raw", f"Txt: {text}\n".encode("utf-8", "surrogatepass"))
        yield Input(f"escapes-{name}-raw-in-key", f'{{ "{text}": 1 }}\n'.encode("utf-8", "surrogatepass"))


def broken():
    """Documents of no form that makes sense."""
    samples = {
        "scalar": "5", "text": "hello", "null": "null", "true": "true", "list-of-numbers": "[1, 2, 3]", "list-of-lists": "[[[]]]", "empty-mapping": "{}", "empty-list": "[]", "date": "2001-01-01",
        "body-of-null": "body:", "body-of-number": "body: 5", "body-of-text": "body: hello there", "two-bodies": "body: Spacer\nbody: Spacer\n", "unknown-keys": "foo: 1\nbar: 2\n",
        "modifiers-as-mapping": "Text: a\nmodifiers: { padding: 1 }\n", "modifiers-as-number": "Text: a\nmodifiers: 5\n", "modifiers-of-null": "Text: a\nmodifiers: [ null, 5, [], {} ]\n",
        "name-as-mapping": "Text: a\nname: { a: b }\n", "name-of-null": "Text: a\nname:\n", "key-as-mapping": "? { a: b }\n: c\n", "key-as-list": "? [ a ]\n: c\n", "number-as-key": "1: 2\n3.5: 4\n", "null-as-key": "null: 1\n~: 2\n", "empty-key": "\"\": 1\n",
        "two-views": "Text: a\nImage: b\n", "types-as-list": "types: [ a ]\nbody: Spacer\n", "types-of-null": "types: { A: }\nbody: Spacer\n", "views-of-null": "views: { A: }\nbody: A\n", "views-as-text": "views: hello\nbody: Spacer\n", "state-as-list": "state: [ 1 ]\nbody: Spacer\n",
        "functions-of-null": "functions: { f: }\nbody: { Text: $(f()) }\n", "function-without-value": "functions: { f: { parameters: { x: Int } } }\nbody: { Text: $(f(1)) }\n", "parameters-of-null": "parameters: { a: }\nbody: { Text: $(a) }\n", "import-as-mapping": "import: { a: b }\nbody: Spacer\n", "import-of-null": "import: [ null, 1, {} ]\nbody: Spacer\n",
        "import-of-itself": "import: [ document.yaml ]\nbody: Spacer\n", "import-of-parent": "import: [ ../a.yaml, /etc/passwd, a/../../b ]\nbody: Spacer\n", "import-of-folder": "import: [ ., ./ ]\nbody: Spacer\n", "import-of-device": "import: [ /dev/zero, ../../../../dev/zero ]\nbody: Spacer\n", "import-with-nul": "import: [ \"a\\0b.yaml\" ]\nbody: Spacer\n",
        "image-of-device": "images: { a: { file: /dev/zero }, b: { file: ../../../etc/passwd }, c: { file: \"\" }, d: { file: . } }\nbody: { Image: a }\n", "image-of-itself": "images: { a: { file: document.yaml } }\nbody: { Image: a }\n",
        "target-of-nothing": "target: foo\nbody: Spacer\n", "target-of-numbers": "target: 99999999999999999999.9.9.9\nbody: Spacer\n", "target-list": "target: [ iOS 17 ]\nbody: Spacer\n", "huge-target": "target: iOS 99999999999999999999\nbody: Spacer\n", "language-of-the-future": "galley: 99999999999999999999\nbody: Spacer\n", "language-as-text": "galley: one\nbody: Spacer\n",
        "preview-of-nothing": "preview: { device: Nokia 3310 }\nbody: Spacer\n", "preview-as-number": "preview: 5\nbody: Spacer\n", "preview-negative": "preview: { size: { width: -5, height: -5 } }\nbody: Spacer\n", "preview-empty-list": "preview: []\nbody: Spacer\n",
        "tags": "!!python/object:os.system rm\n", "binary": "a: !!binary aGVsbG8=\n", "set": "!!set { a, b }\n", "omap": "!!omap [ a: 1 ]\n", "own-tag": "!foo a: 1\n", "tag-of-int": "Text: !!int abc\n", "tag-of-float": "Text: !!float .nan\n", "directive": "%YAML 3.0\n---\na: 1\n", "directive-only": "%FOO bar\n", "tag-directive": "%TAG ! tag:x,2000:\n---\n!a b\n",
        "merge-of-scalar": "<<: 5\nText: a\n", "merge-of-list": "<<: [ 1, 2 ]\nText: a\n", "merge-of-nothing": "<<:\nText: a\n", "anchor-without-value": "a: &a\nb: *a\n", "anchor-twice": "a: &a 1\nb: &a 2\nc: *a\n", "colon-only": ":\n", "dash-only": "-\n", "question-only": "?\n", "document-end-only": "...\n", "two-documents": "Text: a\n---\nText: b\n",
        "unclosed-quote": "Text: \"a\n", "unclosed-apostrophe": "Text: 'a\n", "unclosed-brace": "Text: { a\n", "unclosed-bracket": "Text: [ a\n", "closing-brace": "}\n", "wrong-indentation": "VStack:\n   - a\n  - b\n", "bad-escape": "Text: \"\\q\"\n", "bad-unicode-escape": "Text: \"\\U00110000\"\n", "surrogate-escape": "Text: \"\\ud800\"\n", "block-indicator-of-100": "Text: |100\n  a\n",
        "switch-without-cases": "switch: 1\n", "if-without-then": "if: true\n", "if-of-null": "if:\nthen: Spacer\n", "loop-of-null": "ForEach:\n", "loop-of-number": "ForEach: { data: 5, content: [] }\n", "content-at-top": "content\n", "configuration-at-top": "configuration.label:\n", "let-only": "let: { a: 1 }\n", "stray-else": "else: []\n",
        "colour-of-nothing": "Color: \"#\"\n", "colour-of-9-digits": "Color: \"#123456789\"\n", "colour-of-numbers": "Color: { red: 1e308, green: -5, blue: nan }\n", "date-of-nothing": "Text: { date: \"9999999999-99-99\", style: date }\n", "date-at-the-edge": "DatePicker: { title: a, selection: \"9999-12-31T23:59:60Z\" }\n",
        "expression-of-nothing": "Text: $()\n", "expression-of-spaces": "Text: \"$(   )\"\n", "expression-of-operators": "Text: \"$(+ - * / % ?? && ||)\"\n", "expression-of-quotes": "Text: '$(\"\"\")'\n", "expression-of-backslashes": "Text: '$(\"\\\\\\\\\\\\)'\n", "expression-of-emoji": "Text: $(😀 + 😀)\n", "expression-out-of-range": "Text: \"$([1, 2][5])\"\n", "expression-of-negative-index": "Text: \"$([1, 2][-9223372036854775808])\"\n",
        "expression-of-negative-prefix": "Text: \"$(\\\"abc\\\".prefix(-1))\"\n", "expression-of-huge-prefix": "Text: \"$(\\\"abc\\\".prefix(9223372036854775807))\"\n", "expression-of-negative-repeat": "Text: \"$(String(repeating: \\\"a\\\", count: -1))\"\n", "expression-of-huge-repeat": "Text: \"$(String(repeating: \\\"a\\\", count: 9223372036854775807))\"\n", "expression-of-division-overflow": "Text: \"$((-9223372036854775807 - 1) / -1)\"\n", "expression-of-remainder-overflow": "Text: \"$((-9223372036854775807 - 1) % -1)\"\n",
        "expression-of-negation-overflow": "Text: \"$(-(-9223372036854775807 - 1))\"\n", "expression-of-huge-round": "Text: \"$(Int((1e300).rounded()))\"\n", "expression-of-empty-min": "Text: \"$([].min())\"\n", "expression-of-huge-range": "Text: \"$((0..<9223372036854775807).count)\"\n", "expression-of-range-contains": "Text: \"$((0...9223372036854775807).contains(5))\"\n", "expression-of-wrong-range": "Text: \"$(5...1)\"\n", "expression-of-format": "Text: \"$(String(format: \\\"%s%n%d\\\", 1))\"\n", "expression-of-radix": "Text: \"$(String(255, radix: 99))\"\n",
        "shape-path-of-nothing": "shapes: { A: { path: [ { move: {} }, { line: 5 }, { curve: nan } ] } }\nbody: A\n", "shape-path-closed-first": "shapes: { A: { path: [ close, close ] } }\nbody: A\n", "shape-of-itself": "shapes: { A: { path: [ { rect: A } ] } }\nbody: A\n", "style-of-nothing": "styles: { A: { protocol: Foo, body: content } }\nbody: Spacer\n", "style-of-itself": "styles: { A: { protocol: ButtonStyle, body: { Button: a, modifiers: [ { buttonStyle: A } ] } } }\nbody: { Button: a, modifiers: [ { buttonStyle: A } ] }\n",
        "alignments-of-nothing": "alignments: { a: }\nbody: Spacer\n", "environment-of-nothing": "environmentValues: { a: }\nbody: { Text: $(environment.a) }\n", "slot-without-view": "body: { content: }\n", "generic-of-nothing": "views: { A: { generics: [ A, A, 5 ], body: Spacer } }\nbody: A\n", "available-of-nothing": "views: { A: { available: [ foo 5 ], body: Spacer } }\nbody: A\n",
        "react-document": "type: div\nprops: { className: a }\nchildren: [ { type: span, children: hello } ]\n", "open-api": "openapi: 3.0.0\ninfo: { title: a }\npaths: {}\n", "xml": "<view><text>a</text></view>\n", "swift": "struct ContentView: View {\n  var body: some View { Text(\"a\") }\n}\n", "html": "<!DOCTYPE html><html></html>\n", "shebang": "#!/bin/sh\nrm -rf /\n", "elf": "\x7fELF\x02\x01\x01\x00\x00\x00\n", "png": "\x89PNG\r\n\x1a\n",
    }
    for name, text in samples.items():
        yield Input(f"broken-{name}", text)
        if not name.startswith(("expression", "import", "image")):
            yield Input(f"broken-{name}-as-json", text, "json", quick=False)
    whole = json.dumps({"state": {"n": 1}, "types": {"A": {"cases": ["a"]}}, "body": {"VStack": {"spacing": 5, "content": [{"Text": "$(n) \u00fc\ud83d\ude00", "modifiers": [{"frame": {"width": 5}}]}]}}})
    for index in range(0, len(whole), 3):
        yield Input(f"cut-json-at-{index}", whole[:index], "json", quick=index % 9 == 0)
    whole = "state: { n: 1 }\ntypes:\n  A: { cases: [a] }\nbody:\n  VStack:\n    spacing: 5\n    content:\n      - Text: \"$(n) ü\"\n        modifiers:\n          - frame: { width: 5 }\n          - padding: &p 5\n          - padding: *p\n      - Text: >-\n          folded\n"
    for index in range(0, len(whole), 3):
        yield Input(f"cut-yaml-at-{index}", whole[:index], quick=index % 9 == 0)


def all_inputs():
    for family in (broken, encodings, numbers, deep, endless, large, *notations.FAMILIES, *scaling.FAMILIES, *largest.FAMILIES, *repeated.FAMILIES, drawn.inputs):
        for made in family():
            yield made
