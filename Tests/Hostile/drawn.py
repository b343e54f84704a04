"""Documents that ask much of those who draw them."""

import json

from made import Input

MARKUP = '</script><script>alert(1)</script>"><img src=x onerror=alert(2)>\u2028\u202e]]>&amp;'


def document(body, modifiers=(), **keys):
    return json.dumps({**keys, "body": {**body, "modifiers": list(modifiers)}})


def square(*modifiers):
    return document({"Color": "red"}, [{"frame": {"width": 40, "height": 40}}, *modifiers])


def inputs():
    effects = {
        "opacities": {"opacity": 0.999}, "blurs": {"blur": 1}, "shadows": {"shadow": {"radius": 3}}, "clips": {"clipShape": "Circle"},
        "turns": {"rotationEffect": {"degrees": 1}}, "scales": {"scaleEffect": 1.001}, "colours": {"hueRotation": {"degrees": 3}},
        "blends": {"blendMode": "multiply"}, "masks": {"mask": [{"Circle": None}]}, "backgrounds": {"background": "blue"},
        "borders": {"border": "blue"}, "overlays": {"overlay": [{"Color": "green"}]},
    }
    for name, effect in effects.items():
        yield Input(f"drawn-ten-thousand-{name}", lambda effect=effect: square(*[effect] * 9_000), "json")
        yield Input(f"drawn-many-{name}", lambda effect=effect: square(*[effect] * 200), "json")
        views = [{"Color": "red", "modifiers": [effect]}] * 3_000
        yield Input(f"drawn-side-by-side-{name}", lambda views=views: document({"VStack": {"spacing": 0, "content": views}}), "json")
    for number in (1e6, 1e-308, 1e308, -1e6, 0):
        for name in ("blur", "scaleEffect", "opacity", "saturation", "brightness", "cornerRadius"):
            yield Input(f"drawn-{name}-{number}", square({name: number}), "json")
        yield Input(f"drawn-shadow-{number}", square({"shadow": {"radius": number, "x": number, "y": number}}), "json")
        yield Input(f"drawn-angle-{number}", square({"rotationEffect": {"degrees": number}}), "json")
    for dash in (1e-9, 1e-300, 0, 1e9):
        style = {"lineWidth": 1, "dash": [dash], "dashPhase": 1e9}
        yield Input(f"drawn-dash-{dash}", document({"Circle": None}, [{"stroke": {"style": style}}]), "json")
    for width in (1e6, 1e-300, 1e300):
        style = {"lineWidth": width, "lineJoin": "miter", "miterLimit": 1e9}
        yield Input(f"drawn-line-{width}", document({"Rectangle": None}, [{"stroke": {"style": style}}]), "json")
    points = [{"x": index % 977, "y": index * 31 % 991} for index in range(150_000)]
    yield Input("drawn-path-of-many-points", lambda: document({"Path": [{"move": points[0]}, {"addLines": points}]}, [{"stroke": "red"}]), "json", quick=False)
    stops = [{"color": "red", "location": index / 20_000} for index in range(20_000)]
    for name in ("LinearGradient", "AngularGradient"):
        yield Input(f"drawn-{name}-of-many-stops", lambda name=name: document({name: {"stops": stops, **({"startPoint": "top", "endPoint": "bottom"} if name[0] == "L" else {"center": "center"})}}), "json")
    names = [{"Text": MARKUP, "name": f"{MARKUP}{index}"} for index in range(200)]
    yield Input("drawn-names-with-markup", document({"VStack": names}), "json")
    yield Input("drawn-symbols-with-markup", document({"VStack": [{"Image": {"systemName": MARKUP}}, {"Label": {"title": MARKUP, "systemImage": MARKUP}}]}), "json")
    rows = {"List": [{"ForEach": {"data": "$(0..<5000)", "id": "self", "content": [{"Text": "Row $(item)"}]}}]}
    yield Input("drawn-long-list", document(rows), "json")
    yield Input("drawn-scripts", document({"Text": "".join(chr(0x370 + index) for index in range(60_000) if not 0xD800 <= 0x370 + index < 0xE000)}), "json")
