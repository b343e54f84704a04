"""Documents just below the limits, whose every stage and report has to stay within time and memory.

Each has a button `x` that changes what is shown, so that `perform` does all of it again.
"""

import json

from made import Input

BUTTON = {"Button": {"title": "$(n)", "action": [{"set": {"n": "$(n + 1)"}}]}, "name": "x"}


def document(*body, **keys):
    return json.dumps({"state": {"n": 1}, **keys, "body": [*body, BUTTON]})


def loop(count, content):
    return {"ForEach": {"data": f"$(0..<{count})", "item": "i", "content": content}}


def nested(levels, width, leaf):
    for index in range(levels):
        leaf = {"HStack" if index % 2 else "VStack": [leaf] * width}
    return leaf


def stacks():
    """Trees of stacks: flat, balanced, of many levels, of many modifiers."""
    yield Input("largest-flat", lambda: document({"VStack": [{"Text": f"a{index}"} for index in range(240_000)]}), "json", quick=False)
    yield Input("largest-of-equal-texts", lambda: document({"VStack": [{"Text": "a"}] * 240_000}), "json", quick=False)
    yield Input("largest-balanced", lambda: document(nested(5, 11, {"Text": "a"})), "json", quick=False)
    yield Input("largest-of-pairs", lambda: document(nested(15, 2, {"Text": "a"})), "json", quick=False)
    yield Input("largest-of-chains", lambda: document(*[{"Text": "a", "modifiers": ["padding"] * 9_000}] * 25), "json", quick=False)
    yield Input("largest-of-short-chains", lambda: document({"VStack": [{"Text": "a", "modifiers": ["padding"] * 3}] * 60_000}), "json", quick=False)
    yield Input("largest-of-deep-stacks", lambda: document(*[nested_beside(2_000) for _ in range(18)]), "json", quick=False)
    yield Input("largest-of-shapes", lambda: document({"VStack": [{"Circle": {}, "modifiers": [{"fill": "red"}, {"frame": {"width": index, "height": 3}}]} for index in range(80_000)]}), "json", quick=False)
    yield Input("largest-of-backgrounds", lambda: document({"VStack": [{"Text": "a", "modifiers": [{"background": {"Color": "red"}}, {"overlay": {"Circle": {}}}]} for _ in range(30_000)]}), "json", quick=False)
    yield Input("largest-of-fonts", lambda: document({"VStack": [{"Text": "a", "modifiers": [{"font": "title"}, {"foregroundStyle": "red"}]}] * 80_000}), "json", quick=False)


def nested_beside(depth):
    node = {"Text": "a"}
    for index in range(depth):
        node = {"HStack" if index % 2 else "VStack": [{"Text": "b"}, node, "Spacer"]}
    return node


def containers():
    """Lists, grids, controls: what makes more than its own node."""
    yield Input("largest-list", lambda: document({"List": [{"Text": f"a{index}"} for index in range(200_000)]}), "json", quick=False)
    yield Input("largest-form", lambda: document({"Form": [{"Section": [{"Text": "a"}] * 10}] * 10_000}), "json", quick=False)
    yield Input("largest-grid", lambda: document({"Grid": [{"GridRow": [{"Text": "a"}] * 5}] * 30_000}), "json", quick=False)
    yield Input("largest-lazy-grid", lambda: document({"LazyVGrid": {"columns": ["flexible", "flexible"], "content": [{"Text": "a"}] * 200_000}}), "json", quick=False)
    yield Input("largest-of-buttons", lambda: document({"VStack": [{"Button": {"title": "a", "action": []}}] * 100_000}), "json", quick=False)
    yield Input("largest-of-toggles", lambda: document({"VStack": [{"Toggle": {"title": "a", "isOn": "$on"}}] * 60_000}, state={"n": 1, "on": True}), "json", quick=False)
    yield Input("largest-of-labels", lambda: document({"VStack": [{"Label": {"title": "a", "systemImage": "star"}}] * 60_000}), "json", quick=False)
    yield Input("largest-of-scrolls", lambda: document({"VStack": [{"ScrollView": [{"Text": "a"}]}] * 80_000}), "json", quick=False)
    yield Input("largest-of-fits", lambda: document({"VStack": [{"ViewThatFits": [{"Text": "some words"}, {"Text": "some"}]}] * 40_000}), "json", quick=False)


def evaluated():
    """Few lines that become many views, and expressions in each."""
    yield Input("largest-of-loops", lambda: document(loop(99_000, [{"Text": "a $(i)"}]), loop(99_000, [{"Text": "$(i + n)"}])), "json", quick=False)
    yield Input("largest-of-readers", lambda: document({"VStack": [loop(60_000, [{"GeometryReader": [{"Text": "$(geometry.size.width)"}]}])]}), "json", quick=False)
    yield Input("largest-of-expressions", lambda: document({"VStack": [{"Text": f"$(n + {index})"} for index in range(200_000)]}), "json", quick=False)
    yield Input("largest-of-conditions", lambda: document({"VStack": [{"if": f"$(n > {index % 3})", "then": [{"Text": "a"}], "else": ["Spacer"]} for index in range(80_000)]}), "json", quick=False)
    yield Input("largest-of-views", lambda: document({"VStack": [{f"K{index % 900}": {}} for index in range(27_000)]}, views={name: {"body": {"VStack": [{"Text": "a"}, {"Text": "b"}]}} for name in (f"K{index}" for index in range(900))}), "json", quick=False)
    yield Input("largest-of-slots", lambda: document({"VStack": [{f"K{index % 900}": {"c": [{"Text": "a"}, "Spacer"]}} for index in range(27_000)]}, views={f"K{index}": {"parameters": {"c": "ViewBuilder"}, "body": {"VStack": ["c"]}} for index in range(900)}), "json", quick=False)
    yield Input("largest-of-states", lambda: document({"VStack": ["K"] * 40_000}, views={"K": {"state": {"on": False}, "body": {"Toggle": {"title": "a", "isOn": "$on"}}}}), "json", quick=False)
    yield Input("largest-of-changes", lambda: document({"VStack": [{"Text": "a", "modifiers": [{"onChange": {"of": "$(n)", "action": [{"set": {"m": "$(m + 1)"}}]}}]}] * 9_000}, state={"n": 1, "m": 1}), "json", quick=False)
    yield Input("largest-of-appearances", lambda: document({"if": "$(n > 1)", "then": [loop(60_000, [{"Text": "a", "modifiers": [{"onAppear": [{"set": {"m": "$(m + 1)"}}]}]}])]}, state={"n": 1, "m": 1}), "json", quick=False)


def performed():
    """What costs where actions run: scopes that are kept, watchers, changes that follow each other."""
    between = [step for index in range(20_000) for step in ({"let": {f"k{index}": index}}, {"Button": {"title": "a", "action": [{"print": f"$(k{index})"}]}})]
    yield Input("performed-scopes", lambda: document(*between), "json", quick=False)
    yield Input("performed-scopes-in-a-loop", lambda: document({"let": {f"k{index}": index for index in range(400)}}, loop(20_000, [{"Button": {"title": "a", "action": [{"print": "$(k3)"}]}}])), "json", quick=False)
    yield Input("performed-watchers", lambda: document({"if": "$(n > 1)", "then": [{"VStack": [{"Text": "a", "modifiers": ["m"]}] * 60_000}]}, viewMethods={"m": {"modifiers": [{"onAppear": [{"print": "a"}]}]}}), "json", quick=False)
    told = {"onChange": {"of": "$(n)", "action": {"parameters": ["old", "new"], "body": [{"print": "$(new)"}]}}}
    yield Input("performed-closures", lambda: document({"VStack": [{"Text": "a", "modifiers": [told]}] * 60_000}), "json", quick=False)
    endless = {"Text": "a", "modifiers": [{"onChange": {"of": "$(n)", "action": [{"set": {"n": "$(n + 1)"}}]}}]}
    yield Input("performed-without-end", lambda: document(endless, {"VStack": [{"Text": "a"}] * 230_000}), "json", quick=False)
    yield Input("performed-and-appearing", lambda: document({"if": "$(n > 1)", "then": [{"Text": "a", "modifiers": [{"onAppear": [{"set": {"n": "$(n + 1)"}}]}]}]}, {"VStack": [{"Text": "a"}] * 230_000}), "json", quick=False)
    yield Input("performed-lists", lambda: document(state={"n": 1, "names": {"type": ["Int"], "value": list(range(50_000))}}, *[{"Text": "$(names.count)", "modifiers": [{"onChange": {"of": "$(n)", "action": [{"append": {"names": 1}}]}}]}] * 2_000), "json", quick=False)
    yield Input("performed-prints", lambda: document({"Button": {"title": "a", "action": [{"print": "$(names)"}] * 5_000}, "name": "x"}, state={"n": 1, "names": {"type": ["Int"], "value": list(range(50_000))}}), "json", quick=False)
    leads = {"navigationDestination": {"for": "Int", "destination": {"parameters": ["i"], "body": {"Text": "$(i)"}}}}
    leads_elsewhere = {"navigationDestination": {"for": "String", "destination": {"parameters": ["i"], "body": {"Text": "a"}}}}
    path = {"n": 1, "path": {"type": ["Int"], "value": list(range(50_000))}}
    yield Input("performed-pages", lambda: document({"NavigationStack": {"path": "$path", "content": {"Text": "a", "modifiers": [leads]}}}, state=path), "json", quick=False)
    yield Input("performed-pages-of-nothing", lambda: document({"NavigationStack": {"path": "$path", "content": {"Text": "a", "modifiers": [leads_elsewhere] * 2_000}}}, state=path), "json", quick=False)
    yield Input("performed-seen-of-many", lambda: document({"ScrollView": [{"LazyVStack": [loop(2_000_000, [{"Text": "a", "modifiers": [{"onAppear": [{"print": "a"}]}]}])]}]}), "json", quick=False)
    yield Input("performed-heights", lambda: document({"ZStack": [{"Text": "a", "modifiers": [{"zIndex": index % 7}]} for index in range(40_000)]}), "json", quick=False)


def multiplied():
    """Definitions of many values that are used many times, and lists that grow."""
    zeros = {f"s{index}": 0 for index in range(20_000)}
    given = {name: {"type": "Int", "default": 1} for name in zeros}
    many = 20_000
    yield Input("multiplied-states", lambda: document({"VStack": ["K"] * many}, views={"K": {"state": zeros, "body": "Spacer"}}), "json", quick=False)
    yield Input("multiplied-lets", lambda: document({"VStack": ["K"] * many}, views={"K": {"let": zeros, "body": "Spacer"}}), "json", quick=False)
    yield Input("multiplied-parameters", lambda: document({"VStack": ["K"] * many}, views={"K": {"parameters": given, "body": "Spacer"}}), "json", quick=False)
    yield Input("multiplied-modifiers", lambda: document({"VStack": [{"Text": "a", "modifiers": ["K"]}] * many}, viewModifiers={"K": {"state": zeros, "body": {"content": None}}}), "json", quick=False)
    yield Input("multiplied-methods", lambda: document({"VStack": [{"Text": "a", "modifiers": ["k"]}] * many}, viewMethods={"k": {"parameters": given, "modifiers": ["padding"]}}), "json", quick=False)
    yield Input("multiplied-styles", lambda: document({"VStack": [{"Button": "a", "modifiers": [{"buttonStyle": "K"}]}] * 10_000}, styles={"K": {"protocol": "ButtonStyle", "state": zeros, "body": "configuration.label"}}), "json", quick=False)
    yield Input("multiplied-functions", lambda: document({"VStack": [{"Text": "$(f())"}] * many}, functions={"f": {"parameters": given, "value": "$(s1)"}}), "json", quick=False)
    yield Input("multiplied-states-in-a-loop", lambda: document(loop(many, ["K"]), views={"K": {"state": {f"s{index}": 0 for index in range(100)}, "body": {"Button": {"title": "a", "action": [{"set": {"s1": "$(s1 + 1)"}}]}}}}), "json", quick=False)
    yield Input("multiplied-appends", lambda: document({"Button": {"title": "a", "action": [{"append": {"l": 1}}] * 50_000}, "name": "x"}, state={"n": 1, "l": {"type": ["Int"], "value": []}}), "json", quick=False)
    yield Input("multiplied-warnings", lambda: document({"VStack": ["Spacer"] * 1_000}, state={"n": 1, **{f"k{index}": 0 for index in range(45_000)}}), "json", quick=False)


FAMILIES = (stacks, containers, evaluated, performed, multiplied)
