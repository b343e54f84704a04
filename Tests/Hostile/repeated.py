"""Ten thousand evaluations of one thing each: what costs more each time than the time before shows here."""

import json

from made import Input

TYPES = {"Item": {"id": "Int", "name": "String"}, "Phase": {"cases": {"idle": None, "loaded": {"values": {"count": "Int", "names": "[String]"}}}}}
BUTTON = {"Button": {"title": "$(n)", "action": [{"set": {"n": "$(n + 1)"}}]}, "name": "x"}


def document(*body, **keys):
    return json.dumps({"types": TYPES, **keys, "state": {"n": 1, **keys.get("state", {})}, "body": [*body, BUTTON]})


def loop(count, content):
    return {"VStack": [{"ForEach": {"data": f"$(0..<{count})", "item": "i", "content": content}}]}


def texts(count, expression):
    return loop(count, {"Text": f"$({expression})"})


def documents(count):
    """By name: a document that evaluates something so many times."""
    numbers = {"let": {"xs": "$(Array(0..<20))"}}
    closures = {
        "map": "xs.map { $0 + i }.count", "filter": "xs.filter { $0 % 2 == i % 2 }.count",
        "reduce": "xs.reduce(0) { a, b in a + b }", "sorted": "xs.sorted { $0 > $1 }.count",
        "first": "xs.first(where: { $0 > i }) ?? 0", "nested": "xs.map { a in xs.filter { $0 < a }.count }.count",
    }
    for name, expression in closures.items():
        yield f"closures-of-{name}", lambda expression=expression: document(texts(count, expression), **numbers)
    loaded = {"phase": {"type": "Phase", "value": {"loaded": {"count": 1, "names": ["a"] * 50}}}}
    choice = {"switch": "$(phase)", "cases": [{"case": "idle", "then": "Spacer"}, {"case": {"loaded": ["c", "_"]}, "then": {"Text": "$(c + i)"}}]}
    yield "associated-values", lambda: document(loop(count, choice), state=loaded)
    layout = {"parameters": {"step": {"type": "Double", "default": 2}}, "sizeThatFits": {"width": "$(step)", "height": "$(step * Double(subviews.count))"}, "placeSubviews": [{"forEach": "$(subviews.indices)", "item": "k", "do": [{"place": {"subview": "$(subviews[k])", "at": {"x": "$(bounds.minX)", "y": "$(bounds.minY + Double(k) * step)"}}}]}]}
    yield "uses-of-a-layout", lambda: document(loop(count, {"Stairs": [{"Text": "$(i)"}, {"Color": "red"}]}), layouts={"Stairs": layout})
    yield "subviews-of-a-layout", lambda: document({"Stairs": [{"ForEach": {"data": f"$(0..<{count})", "item": "i", "content": {"Color": "red"}}}]}, layouts={"Stairs": layout})
    page = {"navigationDestination": {"for": "Int", "destination": {"parameters": ["k"], "body": {"Text": "$(k)"}}}}
    path = {"path": {"type": "[Int]", "value": list(range(count))}}
    yield "pages-of-a-path", lambda: document({"NavigationStack": {"path": "$path", "content": {"Text": "a", "modifiers": [page]}}}, state=path)
    yield "stacks-with-a-page", lambda: document(loop(count // 10, {"NavigationStack": {"path": "$path", "content": {"Text": "a", "modifiers": [page]}}}), state={"path": {"type": "[Int]", "value": [1]}})
    given = {"preference": {"key": "WidthKey", "value": "$(i)"}}
    told = {"onPreferenceChange": {"key": "WidthKey", "perform": {"parameters": ["w"], "body": [{"print": "$(w)"}]}}}
    yield "preferences-given", lambda: document({**loop(count, {"Text": "a", "modifiers": [given]}), "modifiers": [told]})
    yield "preferences-told", lambda: document(loop(count, {"Text": "a", "modifiers": [given, told]}))
    drag = {"gesture": {"gesture": {"DragGesture": None, "onEnded": {"parameters": ["v"], "body": [{"set": {"n": "$(n + 1)"}}]}}}}
    yield "gestures", lambda: document(loop(count, {"Color": "red", "modifiers": [drag, {"onTapGesture": []}]}))
    alert = {"alert": {"title": "a", "isPresented": "$asks", "actions": {"Button": "Yes"}}}
    yield "dialogs", lambda: document(loop(count, {"Text": "a", "modifiers": [alert]}), state={"asks": False})
    yield "menus", lambda: document(loop(count, {"Menu": {"title": "a", "content": [{"Button": "b"}]}}))
    yield "sheets-that-close", lambda: document(loop(count, {"Text": "a", "modifiers": [{"sheet": {"isPresented": "$(n > 5)", "onDismiss": [{"print": "a"}], "content": {"Text": "b"}}}]}))
    yield "scroll-views", lambda: document(loop(count, {"ScrollView": [{"Color": "red"}]}))


def repetitions():
    for name, content in documents(10_000):
        yield Input(f"repeated-{name}", content, "json", quick=False)


FAMILIES = (repetitions,)
