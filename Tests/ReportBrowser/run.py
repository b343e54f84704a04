#!/usr/bin/env python3
"""Uses the page of `galley report` as people do, in a real browser: pointer, keys, switches, search.

usage: run.py GALLEY [--screenshots FOLDER]

What a click must choose is computed here from `galley frames`, not asked of the page. No run may leave a message on the
browser's console, or ask for anything but the file.
"""
import json
import os
import subprocess
import sys
import tempfile

from chromium import Browser

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SETTINGS = os.path.join(ROOT, "samples", "settings.yaml")
MATRIX = ["--matrix", "device=iPhone SE,iPhone 15,iPhone 15 Pro Max", "--matrix", "color-scheme=light,dark",
          "--matrix", "dynamic-type=large,accessibility1"]
HOSTILE = '</script><script>alert(1)</script>"><img src=x onerror=alert(2)>\u2028'

checks = 0


def check(condition, words):
    """Ends the run if something is not as it must be."""
    global checks
    checks += 1
    if not condition:
        raise SystemExit(f"failed: {words}")


def run(galley, *arguments):
    return subprocess.run([galley, *arguments], check=True, capture_output=True, text=True).stdout


def frames(galley, *options):
    """The nodes of the settings sample, parents before children."""
    nodes = []

    def walk(node, clip):
        frame = node["frame"]
        box = (frame["x"], frame["y"], frame["x"] + frame["width"], frame["y"] + frame["height"])
        apart = node.get("role") in ("toolbar", "search", "tab")
        clip = None if apart else clip
        nodes.append({"box": box, "clip": clip, **{key: node.get(key) for key in ("kind", "summary", "label", "line", "column")}})
        inner = clip
        if node["view"] in ("List", "Form", "ScrollView"):
            inner = box if not clip else (max(box[0], clip[0]), max(box[1], clip[1]), min(box[2], clip[2]), min(box[3], clip[3]))
        for child in node.get("children", []):
            walk(child, inner)

    walk(json.loads(run(galley, "frames", SETTINGS, "--format", "json", "--all", *options))["root"], None)
    return nodes


def contains(box, x, y, margin=0.0):
    return box is None or box[0] + margin <= x <= box[2] - margin and box[1] + margin <= y <= box[3] - margin


def area(node):
    left, top, right, bottom = node["box"]
    return (right - left) * (bottom - top)


class Page:
    """The page, by what people see of it."""

    def __init__(self, browser):
        self.browser = browser

    def chosen(self):
        """The summary in the inspector, the row of the tree, the line of the document, and what is spoken."""
        return self.browser.evaluate("""({
            title: document.querySelector('#inspector h2')?.textContent ?? '',
            row: document.querySelector('[role=treeitem][aria-selected=true]')?.querySelector('.summary').textContent ?? '',
            line: Number(document.querySelector('#source [data-line].chosen')?.dataset.line ?? 0),
            spoken: document.querySelector('#spoken').textContent,
            marked: document.querySelectorAll('.over rect.chosen').length,
        })""")

    def place(self, selector):
        """The middle of an element, after it was brought into view."""
        return self.browser.evaluate(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            element.scrollIntoView({{block: 'center'}});
            const box = element.getBoundingClientRect();
            return [box.x + Math.min(box.width, 200) / 2, box.y + box.height / 2];
        }})()""")

    def click(self, selector, count=1):
        self.browser.click(*self.place(selector), count)

    def click_picture(self, x, y, count=1):
        """Clicks at a point of the window."""
        left, top, scale = self.browser.evaluate("""(() => {
            const box = document.querySelector('#picture').getBoundingClientRect();
            return [box.x, box.y, box.width / document.querySelector('.over').viewBox.baseVal.width];
        })()""")
        self.browser.click(left + x * scale, top + y * scale, count)
        return scale

    def count(self, selector):
        return self.browser.evaluate(f"document.querySelectorAll({json.dumps(selector)}).length")


def pick_twelve(nodes):
    """Twelve views with a point that is theirs alone: away from edges, and in no smaller view."""
    picked = []
    for node in nodes:
        if node["kind"] == "modifier" or not node["line"] or len(picked) == 12:
            continue
        left, top, right, bottom = node["box"]
        for share in (0.5, 0.15, 0.85, 0.3, 0.7):
            x, y = left + (right - left) * share, (top + bottom) / 2
            here = [other for other in nodes if other["kind"] != "modifier" and contains(other["box"], x, y) and contains(other["clip"], x, y)]
            away = all(contains(other["box"], x, y, 5) or not contains(other["box"], x, y, -5) for other in nodes)
            smallest = min((area(other) for other in here), default=0)
            alone = [other for other in here if area(other) == smallest]
            if away and 0 < x < 393 and 0 < y < 852 and alone == [node]:
                picked.append((x, y, node))
                break
    return picked


def test_clicks(page, nodes):
    picked = pick_twelve(nodes)
    check(len(picked) == 12, f"twelve views can be clicked: {len(picked)}")
    for x, y, node in picked:
        page.click_picture(x, y)
        chosen = page.chosen()
        check(chosen["title"].startswith(node["summary"]), f"a click at {x}, {y} chooses {node['summary']}: {chosen}")
        check(chosen["row"] == node["summary"] and chosen["line"] == node["line"], f"tree and document follow: {chosen}")
        check(chosen["spoken"].startswith(node["summary"]) and chosen["marked"] == 1, f"it is marked and spoken: {chosen}")
    # Again at one place: what is around it, the next larger one first.
    x, y, inner = picked[-1]
    page.click_picture(x, y)
    around = sorted((node for node in nodes if node["kind"] != "modifier" and contains(node["box"], x, y) and contains(node["clip"], x, y)), key=area)
    larger = [node for node in around if area(node) > area(inner)]
    page.browser.evaluate("new Promise(done => setTimeout(done, 700))")
    page.click_picture(x, y)
    title = page.chosen()["title"]
    check(any(title.startswith(node["summary"]) for node in larger), f"a second click goes outwards: {title}")


def test_lines(page, nodes):
    first = {}
    for node in nodes:
        if node["line"]:
            first.setdefault(node["line"], node)
    lines = sorted(first)[:12]
    check(len(lines) == 12, "twelve lines have nodes")
    for line in lines:
        page.click(f"#source [data-line='{line}']")
        chosen = page.chosen()
        views = [node["summary"] for node in nodes if node["line"] == line]
        check(chosen["line"] == line and chosen["row"] in views, f"line {line} chooses one of {views}: {chosen}")


    page.click("#source [data-line='22']")
    check(page.chosen()["line"] == 21, f"the line of a name is about the view: {page.chosen()}")


def test_inspector(page):
    page.click("#source [data-line='21']")
    check(page.count("#inspector ol li") > 2, "there are reasons")
    check(page.count("#inspector .boxes rect") >= 2, "there are boxes")
    page.click("#inspector .place button")
    check(page.count("#source .blamed") == 1, "a place is shown")
    page.browser.evaluate("[...document.querySelectorAll('#inspector button')].filter(b => /copy|show all|more steps/.test(b.textContent)).forEach(b => b.click())")
    page.click("#source [data-line='52']")
    check(page.count("#inspector table tbody tr") >= 1, "there is a chain of modifiers")


def test_switches(page):
    browser = page.browser
    seen = set()
    for setting in ["device", "color-scheme", "dynamic-type"]:
        choices = page.count(f"[data-setting='{setting}'] option")
        check(choices >= 2, f"{setting} can be chosen")
        for choice in list(range(1, choices)) + [0]:
            browser.evaluate(f"""(() => {{
                const select = document.querySelector("[data-setting='{setting}']");
                select.value = '{choice}';
                select.dispatchEvent(new Event('change'));
            }})()""")
            label = browser.evaluate("document.querySelector('.over').getAttribute('aria-label')")
            seen.add(label)
            check(page.count("#picture svg.drawing") == 1, f"{label} has a picture")
            check(browser.evaluate("document.querySelector('#picture .drawing').getBoundingClientRect().width") > 50, label)
            check(page.chosen()["row"] != "", "what is chosen stays chosen")
    check(len(seen) == 5, f"each choice is another variant: {seen}")
    for zoom, width in [(1, 393), (2, 786), (0, None)]:
        browser.evaluate(f"""(() => {{
            const select = document.querySelector('#tools select');
            select.value = '{zoom}';
            select.dispatchEvent(new Event('change'));
        }})()""")
        shown = browser.evaluate("document.querySelector('#picture').getBoundingClientRect().width")
        check(width is None or abs(shown - width) < 0.5 or shown == 375 * zoom, f"zoom {zoom}: {shown}")


def test_keys(page):
    browser = page.browser
    browser.evaluate("document.activeElement.blur()")
    rows = page.count("[role=treeitem]")
    check(rows > 15, "there is a tree")
    browser.press("ArrowDown")
    browser.press("Home")
    first = page.chosen()["row"]
    browser.press("ArrowDown")
    second = page.chosen()["row"]
    check(second and second != first, f"an arrow goes on: {first}, {second}")
    browser.press("ArrowUp")
    check(page.chosen()["row"] == first, "and back")
    browser.press("ArrowLeft")
    check(page.count("[role=treeitem]") == 1, "the outermost row is closed")
    browser.press("ArrowRight")
    check(page.count("[role=treeitem]") == rows, "and opened")
    browser.press("End")
    check("Button" in page.chosen()["row"] or page.chosen()["row"], "the last row")
    browser.press("Home")
    browser.type("sli")
    check(page.chosen()["row"].startswith("Slider"), f"letters lead to a row: {page.chosen()['row']}")
    browser.press("Escape")
    check(page.chosen()["row"].startswith("Section"), f"outwards: {page.chosen()['row']}")
    browser.evaluate("document.activeElement.blur()")
    label = "document.querySelector('.over').getAttribute('aria-label')"
    before = browser.evaluate(label)
    browser.press("d")
    check(("dark" in browser.evaluate(label)) != ("dark" in before), "d turns the scheme")
    browser.press("d")
    browser.press("]")
    check(browser.evaluate(label) != before, "] shows another variant")
    browser.press("[")
    check(browser.evaluate(label) == before, "[ shows the one before")
    browser.press("1")
    check(page.count(".over .frame") > 10, "1 draws the frames")
    browser.press("1")
    check(page.count(".over .frame") == 0, "and takes them away")
    # The eighth and the ninth come from templates: baselines of texts, and frames of what takes fingers.
    for key, least in [("8", 4), ("9", 4)]:
        browser.press(key)
        check(page.count(".over > svg path") >= least, f"{key} draws something: {page.count('.over > svg path')}")
        browser.press(key)
        check(page.count(".over > svg") == 0, "and takes it away")
    browser.press("/")
    check(browser.evaluate("document.activeElement.id") == "search", "/ searches")
    browser.type("toggle")
    check(page.count("[role=treeitem]") == 1, "a word finds a view")
    browser.press("Enter")
    check(page.chosen()["row"].startswith("Toggle"), "Enter goes to it")
    check(browser.evaluate("document.activeElement.getAttribute('role')") == "treeitem", "the tree has the focus")
    browser.press("/")
    browser.press("Escape")
    check(page.count("[role=treeitem]") == rows, "Escape ends the search")


def test_labels(page):
    """With all overlays on, no number stands on another, and none outside of the picture."""
    browser = page.browser
    for key in "123456789":
        browser.press(key)
    boxes = browser.evaluate("""[...document.querySelectorAll('.over g.tag > rect')].map((rect) => {
      const {x, y, width, height} = rect.getBBox();
      return [x, y, x + width, y + height];
    })""")
    check(len(boxes) > 10, f"there are labels: {len(boxes)}")
    for place, first in enumerate(boxes):
        for second in boxes[place + 1:]:
            apart = (first[0] >= second[2] - 0.01 or second[0] >= first[2] - 0.01
                     or first[1] >= second[3] - 0.01 or second[1] >= first[3] - 0.01)
            check(apart, f"labels stand apart: {first}, {second}")
    for key in "123456789":
        browser.press(key)


def test_search(page, nodes):
    wide = sum(1 for node in nodes if node["box"][2] - node["box"][0] > 350.0005)
    for words, count in [("w>350", wide), ("line:34", None), ("wi-fi", None), ("nothing-like-this", 0)]:
        page.browser.evaluate(f"""(() => {{
            const field = document.querySelector('#search');
            field.value = {json.dumps(words)};
            field.dispatchEvent(new Event('input'));
        }})()""")
        found = page.count("[role=treeitem]")
        check(found == count if count is not None else 0 < found < len(nodes), f"{words} finds {found}, not {count}")
    page.browser.evaluate("(() => { const field = document.querySelector('#search'); field.value = ''; field.dispatchEvent(new Event('input')); })()")


def test_isolation(page, nodes):
    toggle = next(node for node in nodes if node["summary"].startswith("Toggle"))
    rows = page.count("[role=treeitem]")
    left, top, right, bottom = toggle["box"]
    page.click_picture((left + right) / 2, (top + bottom) / 2, 2)
    check(page.count(".over .veil") == 1 and page.count("[role=treeitem]") < rows, "a double click shows one view alone")
    page.browser.evaluate("document.activeElement.blur()")
    page.browser.press("Escape")
    check(page.count(".over .veil") == 0 and page.count("[role=treeitem]") == rows, "Escape shows all again")
    page.browser.evaluate("""(() => {
        const slider = document.querySelector("[data-depth='to']");
        slider.value = 3;
        slider.dispatchEvent(new Event('input'));
    })()""")
    shown = page.count("[role=treeitem]")
    check(0 < shown < rows, f"levels are hidden: {shown} of {rows}")
    page.browser.evaluate("""(() => {
        const slider = document.querySelector("[data-depth='to']");
        slider.value = slider.max;
        slider.dispatchEvent(new Event('input'));
    })()""")
    check(page.count("[role=treeitem]") == rows, "and shown")


def test_widths(page, folder):
    browser = page.browser
    for width, height in [(1440, 900), (1024, 768), (390, 844)]:
        for dark in [False, True]:
            browser.resize(width, height, dark)
            browser.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            page.click("#source [data-line='21']")
            browser.evaluate("scrollTo(0, 0)")
            wide = browser.evaluate("document.scrollingElement.scrollWidth")
            check(wide <= width, f"nothing sticks out of {width}: {wide}")
            if folder:
                browser.screenshot(os.path.join(folder, f"report-{width}-{'dark' if dark else 'light'}.png"))
    browser.resize(1440, 900)


def check_quiet(browser, path, what):
    check(browser.messages == [], f"{what}: nothing on the console: {browser.messages}")
    check(browser.dialogs == [], f"{what}: no dialog: {browser.dialogs}")
    check(set(browser.requests) <= {f"file://{os.path.abspath(path)}"}, f"{what}: no request: {browser.requests}")


def test_comparing(page, galley, work, folder):
    """A slider between two documents."""
    other = os.path.join(work, "other.yaml")
    with open(SETTINGS, encoding="utf-8") as before, open(other, "w", encoding="utf-8") as after:
        after.write(before.read().replace("wifi: true", "wifi: false"))
    path = os.path.join(work, "compared.html")
    run(galley, "report", SETTINGS, "--diff", other, "-o", path)
    browser = page.browser
    browser.open(path)
    check(page.count("#picture svg.drawing") == 2, "both pictures are there")
    shares = {}
    for share in (0, 30, 100):
        browser.evaluate(f"""(() => {{
            const slider = document.querySelector('[data-seam]');
            slider.value = '{share}';
            slider.dispatchEvent(new Event('input'));
        }})()""")
        shares[share] = browser.evaluate("document.querySelectorAll('#picture .drawing')[1].style.clipPath")
        if folder and share == 30:
            browser.screenshot(os.path.join(folder, "report-compared.png"))
    check(shares[0] == "inset(0px 0px 0px 100%)" and shares[30] == "inset(0px 0px 0px 70%)", f"the slider moves the seam: {shares}")
    check_quiet(browser, path, "compared")


def test_two_documents(page, galley, work):
    """Two documents of one page, the second from right to left: what is closed in one is open in the other."""
    paths = []
    for name, direction in [("one", "leftToRight"), ("two", "rightToLeft")]:
        paths.append(os.path.join(work, f"{name}.yaml"))
        with open(paths[-1], "w", encoding="utf-8") as file:
            file.write("VStack:\n  - Color: red\n    modifiers: [ { frame: { width: 40 } }, { padding: { edges: leading, length: 30 } } ]\n"
                       f"modifiers: [ {{ environment: {{ keyPath: layoutDirection, value: {direction} }} }} ]\n")
    path = os.path.join(work, "two.html")
    run(galley, "report", *paths, "-o", path)
    browser = page.browser
    browser.open(path)
    rows = page.count("[role=treeitem]")
    page.click("[role=treeitem] .turn")
    check(page.count("[role=treeitem]") == 1, "a row is closed")
    change = "(() => {{ const s = document.querySelector('label.chooser select'); s.value = '{}'; s.dispatchEvent(new Event('change')); }})()"
    browser.evaluate(change.format(1))
    check(page.count("[role=treeitem]") == rows, "and open in the other document")
    # Leading padding of a view of 40 in the middle of the window stands on its right here.
    browser.evaluate("[...document.querySelectorAll('[role=treeitem]')].find(row => row.querySelector('.summary').textContent.startsWith('padding')).click()")
    caption = browser.evaluate("document.querySelector('#inspector figcaption').textContent")
    check("leading 30" in caption and "trailing" not in caption, f"sides have their names from right to left: {caption}")
    browser.evaluate("document.activeElement.blur()")
    browser.press("2")
    places = browser.evaluate("[...document.querySelectorAll('.over rect.padding')].map(band => band.getAttribute('x'))")
    content = browser.evaluate("document.querySelector('.over').viewBox.baseVal.width")
    check([float(place) for place in places] == [content / 2 + 5], f"the padding is on the right: {places}")
    browser.evaluate(change.format(0))
    check(page.count("[role=treeitem]") == 1, "what was closed stays so")
    check_quiet(browser, path, "two documents")


def test_hostile(page, galley, work):
    """Hostile texts in the document, its name, and the names of settings."""
    quoted = json.dumps(HOSTILE)
    document = os.path.join(work, "\"><img src=x onerror=alert(3)>.yaml")
    with open(document, "w", encoding="utf-8") as file:
        file.write(f"# <img src=x onerror=alert(4)>\nstate: {{ title: {quoted} }}\nbody:\n  VStack:\n    - Text: {quoted}\n"
                   f"      name: {quoted}\n    - Text: $(title)\n    - Image: {{ systemName: {quoted} }}\n")
    broken = os.path.join(work, "broken.yaml")
    with open(broken, "w", encoding="utf-8") as file:
        file.write(f"VStack:\n  - {quoted}: {quoted}\n")
    path = os.path.join(work, "hostile.html")
    subprocess.run([galley, "report", document, broken, "-o", path, "--matrix", f"title={quoted},b"], capture_output=True)
    browser = page.browser
    browser.open(path)
    page.click("#source [data-line='5']")
    check("onerror" in page.chosen()["title"], f"a hostile text is shown: {page.chosen()}")
    browser.evaluate("document.querySelectorAll('[role=treeitem]').forEach(row => row.click())")
    browser.evaluate("[...document.querySelectorAll('select')].forEach(s => { s.selectedIndex = 1; s.dispatchEvent(new Event('change')); })")
    check(page.count("img") == 0 and page.count("#source .problem.error") > 0, "the broken document says what is wrong")
    room = browser.evaluate("document.querySelector('#picture .empty').getBoundingClientRect().width")
    check(room > 150, f"there is room for the reason why there is no picture: {room}")
    check_quiet(browser, path, "hostile")


def main():
    galley = os.path.abspath(sys.argv[1])
    folder = sys.argv[sys.argv.index("--screenshots") + 1] if "--screenshots" in sys.argv else None
    if folder:
        os.makedirs(folder, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        path = os.path.join(work, "settings.html")
        run(galley, "report", SETTINGS, "-o", path, *MATRIX, "--device", "iPhone 15")
        nodes = frames(galley, "--device", "iPhone 15")
        browser = Browser()
        try:
            page = Page(browser)
            browser.resize(1440, 900)
            took = browser.open(path)
            # The first of the devices is another one: the frames are those of an iPhone 15.
            browser.evaluate("(() => { const s = document.querySelector(\"[data-setting='device']\"); s.value = '1'; s.dispatchEvent(new Event('change')); })()")
            test_clicks(page, nodes)
            test_lines(page, nodes)
            test_inspector(page)
            test_labels(page)
            test_search(page, nodes)
            test_keys(page)
            test_isolation(page, nodes)
            test_switches(page)
            test_widths(page, folder)
            check_quiet(browser, path, "settings")
            browser.open(path, scripts=False)
            check(page.count("#picture svg") == 1 and page.count("[data-line]") > 40, "without scripts there is something to see")
            if folder:
                browser.screenshot(os.path.join(folder, "report-no-script.png"))
            check_quiet(browser, path, "without scripts")
            test_comparing(page, galley, work, folder)
            test_two_documents(page, galley, work)
            test_hostile(page, galley, work)
        finally:
            browser.close()
        size = os.path.getsize(path)
    print(f"{checks} checks passed; 12 variants have {size} bytes and were there after {took * 1000:.0f} ms")


if __name__ == "__main__":
    main()
