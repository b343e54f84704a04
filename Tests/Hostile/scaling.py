"""Documents of many definitions and many uses of them: what is checked in the square of their number shows here."""

import json
import sys

from made import Input

# Deep values are written by recursion.
sys.setrecursionlimit(100_000)


def names(prefix, count):
    return [f"{prefix}{index}" for index in range(count)]


def document(**keys):
    return json.dumps({"body": "Spacer", **keys})


def texts(values):
    return {"VStack": [{"Text": value} for value in values]}


def definitions():
    """Many of everything that a document can define, unused, used once each, and all used by one."""
    many = 50_000
    kinds = {
        "state": lambda name: 0,
        "let": lambda name: 1,
        "parameters": lambda name: {"type": "Int", "default": 1},
        "functions": lambda name: {"parameters": {"x": "Int"}, "value": "$(x + 1)"},
        "properties": lambda name: {"Text": "a"},
        "actions": lambda name: [{"print": "a"}],
        "environmentValues": lambda name: 1,
        "colors": lambda name: "#FF0000",
        "images": lambda name: {"width": 1, "height": 1},
        "viewMethods": lambda name: {"modifiers": ["padding"]},
    }
    for kind, make in kinds.items():
        yield Input(f"fifty-thousand-{kind}", lambda kind=kind, make=make: document(**{kind: {name: make(name) for name in names("k", many)}}), "json", quick=False)
    types = {
        "views": lambda name: {"body": "Spacer"},
        "viewModifiers": lambda name: {"body": {"content": None}},
        "styles": lambda name: {"protocol": "ButtonStyle", "body": "configuration.label"},
        "shapes": lambda name: {"path": [{"move": {"x": 0, "y": 0}}]},
        "types": lambda name: {"a": "Int"},
        "alignments": lambda name: {"axis": "horizontal", "default": 1},
    }
    for kind, make in types.items():
        yield Input(f"fifty-thousand-{kind}", lambda kind=kind, make=make: document(**{kind: {name: make(name) for name in names("K", many)}}), "json", quick=False)
    yield Input("many-records-of-records", lambda: document(types={f"K{i}": {"a": f"K{i - 1}" if i else "Int", "b": "Int"} for i in range(9_000)}), "json")
    yield Input("record-of-many-members", lambda: document(types={"K": {name: "Int" for name in names("a", many)}}), "json", quick=False)
    yield Input("record-of-many-members-used", lambda: document(types={"K": {name: {"type": "Int", "default": 1} for name in names("a", 20_000)}}, state={"k": {"type": "K", "value": {name: 1 for name in names("a", 20_000)}}}, body=texts(f"$(k.a{i})" for i in range(20_000))), "json", quick=False)
    yield Input("enumeration-of-many-cases-used", lambda: document(types={"K": {"cases": names("a", 20_000)}}, body=texts(f"$(K.a{i}.rawValue)" for i in range(20_000))), "json", quick=False)
    yield Input("enumeration-of-many-cases-switched", lambda: document(types={"K": {"cases": names("a", 20_000)}}, state={"k": {"type": "K", "value": "a0"}}, body={"switch": "$(k)", "cases": [{"case": name, "then": "Spacer"} for name in names("a", 20_000)]}), "json", quick=False)
    yield Input("enumeration-of-equal-cases", lambda: document(types={"K": {"cases": ["a"] * many}}), "json", quick=False)
    yield Input("cases-with-many-members", lambda: document(types={"K": {"cases": {name: {"m": 1} for name in names("a", 3_000)}, "members": {"m": "Int"}}}), "json")
    yield Input("view-of-many-parameters", lambda: document(views={"A": {"parameters": {name: "Int" for name in names("p", 20_000)}, "body": texts(f"$({name})" for name in names("p", 20_000))}}, body={"A": {name: 1 for name in names("p", 20_000)}}), "json", quick=False)
    yield Input("view-of-many-parameters-used-often", lambda: document(views={"A": {"parameters": {name: {"type": "Int", "default": 1} for name in names("p", 500)}, "body": "Spacer"}}, body={"VStack": [{"A": {name: 1 for name in names("p", 500)}}] * 800}), "json", quick=False)
    yield Input("view-of-many-slots", lambda: document(views={"A": {"parameters": {name: "ViewBuilder" for name in names("p", 3_000)}, "body": {"VStack": names("p", 3_000)}}}, body={"A": {name: ["Spacer"] for name in names("p", 3_000)}}), "json", quick=False)
    yield Input("view-of-many-generics", lambda: document(views={"A": {"generics": names("T", 5_000), "parameters": {f"p{i}": f"T{i}" for i in range(5_000)}, "body": "Spacer"}}, body={"A": {name: 1 for name in names("p", 5_000)}}), "json", quick=False)
    yield Input("function-of-many-parameters", lambda: document(functions={"f": {"parameters": {name: "Int" for name in names("p", 5_000)}, "value": "$(p0)"}}, body={"Text": "$(f(" + ", ".join(["1"] * 5_000) + "))"}), "json", quick=False)


def uses():
    """As many uses as definitions."""
    many = 40_000
    yield Input("states-used-from-the-first", lambda: document(state={name: 0 for name in names("k", many)}, body=texts(f"$({name})" for name in names("k", many))), "json", quick=False)
    yield Input("states-used-by-views", lambda: document(state={name: 0 for name in names("k", many)}, views={f"K{i}": {"body": {"Text": f"$(k{i})"}} for i in range(20_000)}, body={"VStack": names("K", 20_000)}), "json", quick=False)
    yield Input("lets-of-the-first-let", lambda: document(**{"let": {"k0": 1, **{f"k{i}": "$(k0 + 1)" for i in range(1, many)}}}), "json", quick=False)
    yield Input("lets-in-a-block", lambda: document(body=[{"let": {name: "$(1 + 1)"}} for name in names("k", many)]), "json", quick=False)
    yield Input("functions-used", lambda: document(functions={name: {"value": "$(1 + 1)"} for name in names("f", many)}, body=texts(f"$(f{i}())" for i in range(many))), "json", quick=False)
    yield Input("functions-of-each-other", lambda: document(functions={f"f{i}": {"value": f"$(f{(i * 7919) % 2000}() + 1)"} for i in range(2_000)}, body={"Text": "$(f1())"}), "json")
    yield Input("properties-used", lambda: document(properties={name: {"Text": "a"} for name in names("p", many)}, body={"VStack": names("p", many)}), "json", quick=False)
    yield Input("actions-used", lambda: document(state={"n": 0}, actions={name: [{"set": {"n": 1}}] for name in names("a", many)}, body={"VStack": [{"Button": {"title": "A", "action": name}} for name in names("a", many)]}), "json", quick=False)
    yield Input("views-used", lambda: document(views={name: {"body": "Spacer"} for name in names("K", many)}, body={"VStack": names("K", many)}), "json", quick=False)
    yield Input("views-used-backwards", lambda: document(views={f"K{i}": {"body": {"VStack": ["Spacer", "K0"]} if i else "Spacer"} for i in range(many)}, body={"VStack": list(reversed(names("K", many)))}), "json", quick=False)
    yield Input("shapes-used", lambda: document(shapes={name: {"path": [{"rect": {"x": 0, "y": 0, "width": 1, "height": 1}}]} for name in names("K", many)}, body={"VStack": names("K", many)}), "json", quick=False)
    yield Input("modifiers-used", lambda: document(viewModifiers={name: {"body": {"content": None}} for name in names("K", many)}, body={"VStack": [{"Text": "a", "modifiers": [name]} for name in names("K", many)]}), "json", quick=False)
    yield Input("methods-used", lambda: document(viewMethods={name: {"modifiers": ["padding"]} for name in names("k", many)}, body={"VStack": [{"Text": "a", "modifiers": [name]} for name in names("k", many)]}), "json", quick=False)
    yield Input("styles-used", lambda: document(styles={name: {"protocol": "ButtonStyle", "body": "configuration.label"} for name in names("K", 5_000)}, body={"VStack": [{"Button": "a", "modifiers": [{"buttonStyle": name}]} for name in names("K", 5_000)]}), "json", quick=False)
    yield Input("colours-used", lambda: document(colors={name: "#FF0000" for name in names("c", many)}, body={"VStack": [{"Color": name} for name in names("c", many)]}), "json", quick=False)
    yield Input("images-used", lambda: document(images={name: {"width": 1, "height": 1} for name in names("i", many)}, body={"VStack": [{"Image": name} for name in names("i", many)]}), "json", quick=False)
    yield Input("alignments-used", lambda: document(alignments={name: {"axis": "horizontal", "default": 1} for name in names("a", 2_000)}, body={"VStack": [{"Text": "a", "modifiers": [{"alignmentGuide": {"guide": name, "computeValue": 1}}]} for name in names("a", 2_000)]}), "json", quick=False)
    yield Input("environment-values-used", lambda: document(environmentValues={name: 1 for name in names("e", 5_000)}, body=texts(f"$(environment.{name})" for name in names("e", 5_000))), "json", quick=False)
    yield Input("environment-values-set", lambda: document(environmentValues={name: 1 for name in names("e", 3_000)}, body={"Text": "a", "modifiers": [{"environment": {"keyPath": name, "value": 2}} for name in names("e", 3_000)]}), "json", quick=False)
    yield Input("bindings-used", lambda: document(state={name: True for name in names("k", 20_000)}, body={"VStack": [{"Toggle": {"title": "a", "isOn": f"${name}"}} for name in names("k", 20_000)]}), "json", quick=False)
    yield Input("node-names-used", lambda: document(body={"VStack": [{"Text": "a", "name": name} for name in names("n", many)]}), "json", quick=False)
    yield Input("equal-node-names", lambda: document(body={"VStack": [{"Text": "a", "name": "n"}] * many}), "json", quick=False)
    yield Input("equal-identities", lambda: document(body={"VStack": [{"ForEach": {"data": "$(Array(repeating: 1, count: 20000))", "id": "self", "content": ["Spacer"]}}]}), "json")
    yield Input("modifiers-of-a-group", lambda: document(body={"VStack": [{"Group": texts("a" * 3_000)["VStack"], "modifiers": ["padding"] * 3_000}]}), "json")
    yield Input("backgrounds-of-a-group", lambda: document(body={"VStack": [{"Group": texts("a" * 3_000)["VStack"], "modifiers": [{"background": texts("a" * 3_000)}]}]}), "json")
    yield Input("one-long-text-in-many-views", lambda: document(**{"let": {"s": "a b" * 300_000}}, body={"VStack": [{"ForEach": {"data": "$(0..<3000)", "content": [{"Text": "$(s)"}]}}]}), "json", quick=False)
    yield Input("one-long-text-that-shrinks", lambda: document(**{"let": {"s": "a b" * 100_000}}, body={"VStack": [{"Text": "$(s)", "modifiers": [{"minimumScaleFactor": 0.1}, {"lineLimit": 1}]}] * 50}), "json", quick=False)
    yield Input("types-that-differ", lambda: document(body={"VStack": [{"Group": [{"Text": "a"}] * (1 + index % 300), "modifiers": ["padding"] * (index // 300 + 1)} for index in range(1_500)]}), "json", quick=False)
    yield Input("views-of-many-types", lambda: document(views={"A": {"parameters": {"content": "ViewBuilder"}, "body": {"VStack": ["content", "content"]}}}, body={"VStack": [{"A": [{"Text": "a"}] * (1 + index % 100)} for index in range(2_000)]}), "json", quick=False)
    yield Input("attributes-in-a-text", lambda: document(body={"Text": "a", "modifiers": ["bold", "italic", {"foregroundColor": "red"}] * 3_000}), "json")


def mistakes():
    """Mistakes whose messages list or compare what is known."""
    many = 20_000
    yield Input("unknown-names-among-many", lambda: document(state={name: 0 for name in names("k", many)}, body=texts(f"$(q{i})" for i in range(many))), "json", quick=False)
    yield Input("unknown-views-among-many", lambda: document(views={name: {"body": "Spacer"} for name in names("Kind", many)}, body={"VStack": names("Knd", many)}), "json", quick=False)
    yield Input("unknown-modifiers-among-many", lambda: document(viewMethods={name: {"modifiers": ["padding"]} for name in names("kind", many)}, body={"VStack": [{"Text": "a", "modifiers": [name]} for name in names("knd", many)]}), "json", quick=False)
    yield Input("unknown-types-among-many", lambda: document(types={name: {"a": "Int"} for name in names("Kind", 9_000)}, parameters={name: {"type": "Knd" + name} for name in names("p", many)}), "json", quick=False)
    yield Input("unknown-cases-among-many", lambda: document(types={"K": {"cases": names("kind", many)}}, state={f"s{i}": {"type": "K", "value": f"knd{i}"} for i in range(many)}), "json", quick=False)
    yield Input("unknown-members-among-many", lambda: document(types={"K": {name: {"type": "Int", "default": 1} for name in names("kind", 5_000)}}, state={"k": {"type": "K", "value": {}}}, body=texts(f"$(k.knd{i})" for i in range(5_000))), "json", quick=False)
    yield Input("unknown-colours-among-many", lambda: document(colors={name: "#FF0000" for name in names("kind", many)}, body={"VStack": [{"Color": name} for name in names("knd", many)]}), "json", quick=False)
    yield Input("unknown-images-among-many", lambda: document(images={name: {"width": 1, "height": 1} for name in names("kind", many)}, body={"VStack": [{"Image": name} for name in names("knd", many)]}), "json", quick=False)
    yield Input("unknown-actions-among-many", lambda: document(actions={name: [{"print": "a"}] for name in names("kind", many)}, body={"VStack": [{"Button": {"title": "A", "action": name}} for name in names("knd", many)]}), "json", quick=False)
    yield Input("unknown-statements-among-many", lambda: document(actions={name: [{"print": "a"}] for name in names("kind", 5_000)}, body={"VStack": [{"Button": {"title": "A", "action": [{name: 1}]}} for name in names("knd", 5_000)]}), "json", quick=False)
    yield Input("calls-of-swift-among-many-actions", lambda: document(actions={name: [{"print": "a"}] for name in names("kind", many)}, body={"VStack": [{"Button": {"title": "A", "action": [f"{name}(by: 2)"]}} for name in names("knd", many)]}), "json", quick=False)
    yield Input("unknown-symbols", lambda: document(body={"VStack": [{"Image": {"systemName": "zzqqxxka"}} for _ in range(many)]}), "json", quick=False)
    yield Input("bare-calls-of-much", lambda: document(actions={"a": {"parameters": {name: "Int" for name in names("p", 2_000)}, "do": [{"print": "a"}]}}, body={"VStack": [{"Button": {"title": "A", "action": ["a"]}}] * 2_000}), "json", quick=False)
    yield Input("unknown-arguments-of-much", lambda: document(views={"A": {"parameters": {name: "Int" for name in names("p", 3_000)}, "body": "Spacer"}}, body={"A": {name: 1 for name in names("q", 3_000)}}), "json", quick=False)
    yield Input("guides-of-guides", lambda: document(body={"Text": "a", "modifiers": [{"alignmentGuide": {"g": "leading", "computeValue": "$(" + "d[" * 60 + ".bogus" + "]" * 60 + ")"}}]}), "json")
    yield Input("nil-of-nil", lambda: document(body={"Text": "$(" + "(" * 60 + "s" + "[Weight] ?? 1.0)" * 60 + ")"}, layouts={"L": {"sizeThatFits": "$(proposal.replacingUnspecifiedDimensions())", "placeSubviews": [{"forEach": "$(subviews)", "item": "s", "do": [{"let": {"x": "$(" + "(" * 60 + "s" + "[Weight] ?? 1.0)" * 60 + ")"}}]}], "layoutValues": {"Weight": None}}}), "json")
    yield Input("titles-beside-many-containers", lambda: document(body={"NavigationStack": [{"VStack": [{"NavigationStack": [{"Text": "a"}], "modifiers": [{"navigationTitle": "T"}]}] * many}]}), "json", quick=False)
    yield Input("translations-of-translations", lambda: document(strings={"de": {"%@x": "%1$@" * 10}}, views={f"V{i}": {"parameters": {"t": "LocalizedStringKey"}, "body": {"VStack": [{"Text": "$(t)"}] + ([{f"V{i + 1}": {"t": "$(t)x"}}] if i < 9 else [])}} for i in range(10)}, body={"V0": {"t": "ab"}}, preview={"locale": "de"}), "json")
    yield Input("unknown-functions-among-many", lambda: document(functions={name: {"value": "$(1 + 1)"} for name in names("kind", many)}, body=texts(f"$(knd{i}())" for i in range(many))), "json", quick=False)
    yield Input("unknown-environment-among-many", lambda: document(environmentValues={name: 1 for name in names("kind", 5_000)}, body=texts(f"$(environment.knd{i})" for i in range(5_000))), "json", quick=False)
    yield Input("unknown-styles-among-many", lambda: document(styles={name: {"protocol": "ButtonStyle", "body": "configuration.label"} for name in names("Kind", 3_000)}, body={"VStack": [{"Button": "a", "modifiers": [{"buttonStyle": name}]} for name in names("Knd", 3_000)]}), "json", quick=False)
    yield Input("redefinitions", lambda: '{"state":{' + ",".join(['"a":1'] * many) + '},"let":{"a":1},"body":"Spacer"}', "json", quick=False)
    yield Input("forward-uses", lambda: document(**{"let": {f"k{i}": f"$(k{many - 1 - i})" for i in range(many)}}), "json", quick=False)
    yield Input("cycle-of-records", lambda: document(types={f"K{i}": {"a": f"K{(i + 1) % 9_000}"} for i in range(9_000)}), "json")
    yield Input("cycle-of-functions", lambda: document(functions={f"f{i}": {"parameters": {"x": "Int"}, "value": f"$(f{(i + 1) % 3_000}(x))"} for i in range(3_000)}, body={"Text": "$(f0(1))"}), "json")
    yield Input("cycle-of-views", lambda: document(views={f"K{i}": {"body": f"K{(i + 1) % 5_000}"} for i in range(5_000)}, body="K0"), "json")
    yield Input("cycle-of-modifiers", lambda: document(viewModifiers={f"K{i}": {"body": {"content": None, "modifiers": [f"K{(i + 1) % 3_000}"]}} for i in range(3_000)}, body={"Text": "a", "modifiers": ["K0"]}), "json")
    yield Input("cycle-of-styles", lambda: document(styles={f"K{i}": {"protocol": "ButtonStyle", "body": {"Button": "a", "modifiers": [{"buttonStyle": f"K{(i + 1) % 2_000}"}]}} for i in range(2_000)}, body={"Button": "a", "modifiers": [{"buttonStyle": "K0"}]}), "json")
    yield Input("cycle-of-shapes", lambda: document(shapes={f"K{i}": {"body": f"K{(i + 1) % 2_000}", "path": []} for i in range(2_000)}, body="K0"), "json")
    yield Input("cycle-of-properties", lambda: document(properties={f"p{i}": {"VStack": [f"p{(i + 1) % 3_000}"]} for i in range(3_000)}, body="p0"), "json")
    yield Input("cycle-of-actions", lambda: document(actions={f"a{i}": [f"a{(i + 1) % 3_000}"] for i in range(3_000)}, body={"Button": {"title": "A", "action": "a0"}, "name": "x"}), "json")
    yield Input("views-in-all-others", lambda: document(views={f"K{i}": {"body": {"VStack": [f"K{j}" for j in range(i + 1, 300)] or ["Spacer"]}} for i in range(300)}, body="K0"), "json", quick=False)


def strays():
    """Keys that belong nowhere, whose messages look at what stands around them."""
    many = 20_000
    keys = {name: 1 for name in names("k", many)}
    kinds = {name: "a" for name in names("Kind", many)}
    underlined = {"_" * index: 1 for index in range(1, 2_000)}
    yield Input("million-keys-of-no-document", lambda: json.dumps({name: 1 for name in names("k", 1_000_000)}), "json", quick=False)
    yield Input("million-kinds-beside-a-view", lambda: json.dumps({"Text": "a", **{name: 1 for name in names("K", 1_000_000)}}), "json", quick=False)
    yield Input("strays-beside-if", lambda: document(body={"if": True, "then": "Spacer", **keys}), "json")
    yield Input("views-beside-if", lambda: document(body={"if": True, **kinds, "modifiers": ["padding"]}), "json", quick=False)
    yield Input("strays-of-a-loop", lambda: document(body={"ForEach": {"data": "$(0..<3)", "content": "Spacer", **keys}}), "json")
    yield Input("strays-of-a-closure", lambda: document(body={"ForEach": {"data": "$(0..<3)", "content": {"parameters": ["a"], "body": "Spacer", **keys}}}), "json")
    yield Input("strays-of-a-choice", lambda: document(body={"switch": 1, "cases": [], **keys}), "json")
    yield Input("strays-of-a-type", lambda: document(parameters={"a": {"type": "Binding", **{name: "Int" for name in names("k", many)}}}), "json")
    yield Input("strays-of-a-definition", lambda: document(views={"A": {"body": "Spacer", **keys}}), "json")
    yield Input("strays-beside-a-view", lambda: document(body={"Text": "a", **keys}), "json")
    yield Input("loops-beside-a-view", lambda: document(body={"VStack": texts("a" * many)["VStack"], **{"for" + under: 1 for under in underlined}}), "json", quick=False)
    yield Input("style-sheets-beside-a-view", lambda: document(body={"Text": "a", **{"style" + under: {"width": 1} for under in underlined}}), "json")
    yield Input("style-sheet-of-many-bounds", lambda: document(body={"Text": "a", "style": {"min_" + under + "width": 1 for under in underlined}}), "json")
    yield Input("arguments-beside-a-view", lambda: document(views={"A": {"parameters": {name: "Int" for name in names("p", many)}, "body": "Spacer"}}, body={"A": None, **{name: 1 for name in names("p", many)}}), "json", quick=False)
    yield Input("unknown-views-in-a-node", lambda: document(body={"x": 1, **kinds}), "json")
    yield Input("unknown-views-with-arguments", lambda: document(body={"VStack": [{name: {"content": []}} for name in names("Txet", many)]}), "json", quick=False)
    yield Input("calls-of-swift", '- Text("a").bold()\n' * many)
    yield Input("calls-of-swift-on-a-line", "[" + 'Text("a").bold(), ' * many + "]\n")
    yield Input("arguments-missing-on-a-line", lambda: document(body={"VStack": [{"Toggle": {}}] * many + [{"Text": "a", "b!": "${c}"}]}), "json", quick=False)
    yield Input("tags-for-negations", "state: { on: true }\nbody:\n" + "  - Text: a\n    modifiers: [ { disabled: !on } ]\n" * many, quick=False)


def values():
    """Large values: gradients, paths, dashes, grids, tables, pickers."""
    many = 100_000
    point = {"x": 1, "y": 2}
    yield Input("gradient-of-many-colours", lambda: document(body={"LinearGradient": {"colors": ["red"] * many, "startPoint": "top", "endPoint": "bottom"}}), "json", quick=False)
    yield Input("gradient-of-many-stops", lambda: document(body={"AngularGradient": {"stops": [{"color": "red", "location": 0.5}] * many, "center": "center", "angle": {"degrees": 1e308}}}), "json", quick=False)
    yield Input("gradients-by-expression", document(body={"LinearGradient": {"colors": "$(Array(repeating: Color.red, count: 1000000))", "startPoint": "top", "endPoint": "bottom"}}), "json")
    yield Input("path-of-many-lines", lambda: document(body={"Path": [{"move": point}] + [{"line": point}] * many}), "json", quick=False)
    yield Input("path-of-many-added-lines", lambda: document(body={"Path": [{"move": point}, {"addLines": [point] * many}]}), "json", quick=False)
    yield Input("path-of-many-arcs", lambda: document(body={"Path": [{"arc": {"center": point, "radius": 1e308, "startAngle": {"degrees": 0}, "endAngle": {"degrees": 1e308}, "clockwise": True}}] * 10_000}), "json", quick=False)
    yield Input("path-in-many-readers", lambda: document(shapes={"A": {"path": [{"line": {"x": "$(rect.maxX)", "y": "$(rect.midY)"}}] * 2_000}}, body={"VStack": ["A"] * 200}), "json", quick=False)
    yield Input("dash-of-many", lambda: document(body={"Circle": None, "modifiers": [{"stroke": {"style": {"lineWidth": 1, "dash": [1] * many}}}]}), "json", quick=False)
    yield Input("grid-of-a-million-columns", lambda: document(body={"LazyVGrid": {"columns": ["flexible"] * 1_000_000, "content": ["Spacer"]}}), "json", quick=False)
    yield Input("grid-of-a-million-rows", lambda: document(body={"ScrollView": {"axes": "horizontal", "content": [{"LazyHGrid": {"rows": [{"fixed": 1}] * 300_000, "content": [{"ForEach": {"data": "$(0..<300000)", "content": ["Spacer"]}}]}}]}}), "json", quick=False)
    yield Input("grid-of-adaptive-columns", lambda: document(body={"LazyVGrid": {"columns": [{"adaptive": {"minimum": 5e-324}}] * 1_000, "content": ["Spacer"]}}), "json")
    yield Input("grid-of-wide-rows", lambda: document(body={"Grid": [{"GridRow": [{"Text": "a"}] * 3_000}] * 30}), "json", quick=False)
    yield Input("grid-of-spans", lambda: document(body={"Grid": [{"GridRow": [{"Text": "a", "modifiers": [{"gridCellColumns": 1_000 - index}]}, {"Text": "b"}]} for index in range(300)]}), "json", quick=False)
    yield Input("picker-of-many", lambda: document(state={"n": 1}, body={"Picker": {"title": "a", "selection": "$n", "content": [{"ForEach": {"data": "$(0..<50000)", "content": [{"Text": "$(item)", "modifiers": [{"tag": "$(item)"}]}]}}]}}), "json", quick=False)
    yield Input("table-of-many", lambda: document(types={"R": {"id": "Int", "a": "String"}}, state={"rows": {"type": ["R"], "value": [{"id": i, "a": "b"} for i in range(10_000)]}}, body={"Table": {"data": "$(rows)", "content": [{"TableColumn": {"title": "A", "content": [{"Text": "$(item.a)"}]}}] * 10}}, target="macOS 14"), "json", quick=False)
    yield Input("outline-that-is-deep", lambda: document(types={"R": {"id": "Int", "children": "[R]?"}}, state={"rows": {"type": ["R"], "value": [nested_rows(3_000)]}}, body={"OutlineGroup": {"data": "$(rows)", "children": "children", "content": [{"Text": "$(item.id)"}]}}), "json", quick=False)
    yield Input("many-tab-views", lambda: document(body={"TabView": [{"Text": "a", "modifiers": [{"tabItem": [{"Text": "b"}]}]}] * 5_000}), "json", quick=False)
    yield Input("toolbars", lambda: document(body={"NavigationStack": [{"Text": "a", "modifiers": [{"toolbar": [{"ToolbarItem": {"placement": "bottomBar", "content": [{"Text": "b"}]}}] * 5_000}]}]}), "json", quick=False)
    yield Input("fits-of-many", lambda: document(body={"ViewThatFits": [{"Text": "a long text " * 50}] * 2_000}), "json", quick=False)
    yield Input("fits-of-fits-of-many", lambda: document(body=nested_fits(7)), "json", quick=False)
    yield Input("priorities-that-differ", lambda: document(body={"HStack": [{"Color": "red", "modifiers": [{"layoutPriority": index}]} for index in range(20_000)]}), "json", quick=False)
    yield Input("guides-that-differ", lambda: document(body={"HStack": {"alignment": "top", "content": [{"Text": "a", "modifiers": [{"alignmentGuide": {"guide": "top", "computeValue": {"parameters": ["d"], "body": f"$(d.height * {index})"}}}]} for index in range(10_000)]}}), "json", quick=False)
    yield Input("flexible-views-that-differ", lambda: document(body={"HStack": [{"Color": "red", "modifiers": [{"frame": {"minWidth": index, "maxWidth": 3 * index}}]} for index in range(20_000)]}), "json", quick=False)
    yield Input("scrolls-in-scrolls", lambda: document(body=nested_list(["ScrollView", "LazyVStack"], 1_000)), "json", quick=False)
    yield Input("forms-in-lists", lambda: document(body=nested_list(["List", "Form", "Section"], 500)), "json", quick=False)
    yield Input("navigation-in-navigation", lambda: document(body=nested_list(["NavigationStack", "NavigationView", "TabView"], 500)), "json", quick=False)
    yield Input("geometry-in-alignment", lambda: document(body=nested_list(["GeometryReader", "ViewThatFits", "LazyVStack", "Grid"], 200)), "json", quick=False)
    yield Input("overlays-that-double", lambda: document(body=nested_overlays(14)), "json", quick=False)
    yield Input("equal-texts-of-many-fonts", lambda: document(body={"VStack": [{"Text": "some words that wrap here", "modifiers": [{"font": {"system": {"size": 1 + index / 100}}}]} for index in range(20_000)]}), "json", quick=False)
    yield Input("text-of-tiny-letters", document(body={"Text": "word " * 100_000, "modifiers": [{"font": {"system": {"size": 1e-300}}}]}), "json")
    yield Input("text-in-no-width", document(body={"Text": "word " * 100_000, "modifiers": [{"frame": {"width": 0}}]}), "json")
    yield Input("text-that-scales", document(body={"VStack": [{"Text": "word " * 10_000, "modifiers": [{"minimumScaleFactor": 1e-300}, {"lineLimit": 1}]}] * 10}), "json")


def nested_rows(depth):
    row = {"id": 0}
    for index in range(1, depth):
        row = {"id": index, "children": [row]}
    return row


def nested_fits(levels):
    node = {"Text": "some long words that will not fit"}
    for _ in range(levels):
        node = {"ViewThatFits": [{"HStack": [node, node]}, {"VStack": [node]}]}
    return node


def nested_list(kinds, depth):
    node = {"Text": "a"}
    for index in range(depth):
        node = {kinds[index % len(kinds)]: [node, {"Text": "b"}]}
    return node


def nested_overlays(levels):
    node = {"Color": "red"}
    for _ in range(levels):
        node = {"Color": "red", "modifiers": [{"overlay": node}, {"background": node}]}
    return node


FAMILIES = (definitions, uses, mistakes, strays, values)
