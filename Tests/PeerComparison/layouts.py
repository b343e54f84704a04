"""The layout workloads of GalleyBenchmarks, built and laid out by Yoga and Taffy."""

import multiprocessing
import queue
import statistics
import sys
import time

# Seconds: for one layout, for building a tree, and for building and laying it out again and again.
TIME_LIMIT = 30
BUILDING_LIMIT = 60
REPEATING_LIMIT = 10
SPACING = 8
WINDOW = 800
VAST_WINDOW = 1e9
LETTER = (7, 16)

# A node is ("leaf",), ("spacer",), ("text", letters), ("stack", axis, children, alignment), ("padding", points, child)
# or ("wide", child).


def flat(count):
    return ("stack", "vertical", [("leaf",)] * count, "center")


def balanced(depth):
    if depth == 0:
        return ("padding", 4, ("leaf",))
    axis = "vertical" if depth % 2 == 0 else "horizontal"
    return ("stack", axis, [balanced(depth - 1)] * 10, "center")


def deep(levels):
    nested = ("leaf",)
    for level in range(1, levels + 1):
        axis = "vertical" if level % 2 == 0 else "horizontal"
        nested = ("stack", axis, [("leaf",), ("spacer",), nested], "center")
    return nested


def chain(depth):
    nested = ("leaf",)
    for level in range(depth):
        nested = ("padding", 1, nested) if level % 2 == 0 else ("wide", nested)
    return nested


def texts(count):
    return ("stack", "vertical", [("text", 20 + 37 * index % 180) for index in range(count)], "start")


# Name in GalleyBenchmarks, tree, length of the window's sides. Deeper chains end in the peers' own stack overflows.
WORKLOADS = [
    ("flat 1000", lambda: flat(1000), WINDOW),
    ("flat 10000", lambda: flat(10_000), WINDOW),
    ("flat 100000", lambda: flat(100_000), WINDOW),
    ("bal 2", lambda: balanced(2), WINDOW),
    ("bal 3", lambda: balanced(3), WINDOW),
    ("bal 4", lambda: balanced(4), WINDOW),
    ("bal 5", lambda: balanced(5), WINDOW),
    ("deep 40", lambda: deep(40), WINDOW),
    ("deep 40 vast", lambda: deep(40), VAST_WINDOW),
    ("chain 10", lambda: chain(10), WINDOW),
    ("chain 100", lambda: chain(100), WINDOW),
    ("text 1000", lambda: texts(1000), WINDOW),
    ("text 10000", lambda: texts(10_000), WINDOW),
]


def count(node):
    kind = node[0]
    if kind == "stack":
        return 1 + sum(count(child) for child in node[2])
    return 1 if kind in ("leaf", "spacer", "text") else 1 + count(node[-1])


class Measuring:
    """Sizes texts for a peer, and takes the time that this costs in Python."""

    def __init__(self):
        self.calls, self.nanoseconds = 0, 0

    def size(self, letters, width):
        """The size of a text in lines no longer than a width; NaN or infinity for any length."""
        fitting = letters if not width < letters * LETTER[0] else max(1, int(width // LETTER[0]))
        return min(letters, fitting) * LETTER[0], -(-letters // fitting) * LETTER[1]


def prepare_yoga(tree, side, measuring):
    """Returns a function that lays a fresh Yoga tree out."""
    from poga import libpoga_capi as yoga

    config = yoga.YGConfigNew()
    yoga.YGConfigSetPointScaleFactor(config, 0)

    def measure(letters):
        def result(node, width, width_mode, height, height_mode):
            start = time.perf_counter_ns()
            size = measuring.size(letters, width if width_mode != yoga.YGMeasureMode.Undefined else float("inf"))
            found = yoga.YGSize(*size)
            measuring.calls += 1
            measuring.nanoseconds += time.perf_counter_ns() - start
            return found

        return result

    def make(node):
        made = yoga.YGNodeNewWithConfig(config)
        if node[0] == "leaf":
            yoga.YGNodeStyleSetWidth(made, 10)
            yoga.YGNodeStyleSetHeight(made, 10)
        elif node[0] == "text":
            yoga.YGNodeSetMeasureFunc(made, measure(node[1]))
        elif node[0] == "spacer":
            yoga.YGNodeStyleSetFlexGrow(made, 1)
        elif node[0] == "stack":
            is_row = node[1] == "horizontal"
            direction = yoga.YGFlexDirection.Row if is_row else yoga.YGFlexDirection.Column
            yoga.YGNodeStyleSetFlexDirection(made, direction)
            yoga.YGNodeStyleSetAlignItems(made, yoga.YGAlign.Center if node[3] == "center" else yoga.YGAlign.FlexStart)
            for index, child in enumerate(node[2]):
                child = make(child)
                if index > 0:
                    yoga.YGNodeStyleSetMargin(child, yoga.YGEdge.Left if is_row else yoga.YGEdge.Top, SPACING)
                yoga.YGNodeInsertChild(made, child, index)
        else:
            if node[0] == "padding":
                yoga.YGNodeStyleSetPadding(made, yoga.YGEdge.All, node[1])
            else:
                yoga.YGNodeStyleSetWidthPercent(made, 100)
            yoga.YGNodeInsertChild(made, make(node[-1]), 0)
        return made

    root = make(tree)
    return lambda: yoga.YGNodeCalculateLayout(root, side, side, yoga.YGDirection.LTR)


def prepare_taffy(tree, side, measuring):
    """Returns a function that lays a fresh Taffy tree out."""
    from stretchable import Node, taffylib
    from stretchable.context import taffy
    from stretchable.style import AUTO, PCT, AlignItems, FlexDirection
    from stretchable.style.geometry.size import SizeAvailableSpace

    letters = {}

    def make(node):
        if node[0] == "leaf":
            return Node(size=(10, 10), flex_shrink=0)
        if node[0] == "text":
            made = Node(flex_shrink=0)
            taffylib.node_set_measure(taffy._ptr, made._node_id, True)
            letters[made._node_id] = node[1]
            return made
        if node[0] == "spacer":
            return Node(flex_grow=1)
        if node[0] == "stack":
            is_row = node[1] == "horizontal"
            return Node(
                *[make(child) for child in node[2]],
                flex_direction=FlexDirection.ROW if is_row else FlexDirection.COLUMN,
                align_items=AlignItems.CENTER if node[3] == "center" else AlignItems.START,
                gap=SPACING,
            )
        if node[0] == "padding":
            return Node(make(node[-1]), padding=node[1])
        return Node(make(node[-1]), size=(100 * PCT, AUTO))

    def measure(width, height, available_width, available_height, node):
        start = time.perf_counter_ns()
        if width != width:
            width = available_width["value"] if available_width["dim"] == 0 else float("inf")
        size = measuring.size(letters[node], width) if node in letters else (0, 0)
        measuring.calls += 1
        measuring.nanoseconds += time.perf_counter_ns() - start
        return size

    root = make(tree)
    taffy.use_rounding = False
    space = SizeAvailableSpace(side, side).to_dict()
    return lambda: taffylib.node_compute_layout_with_measure(taffy._ptr, root._node_id, space, measure)


PEERS = {"Yoga": ("poga", prepare_yoga), "Taffy": ("stretchable", prepare_taffy)}


def measure(peer, index, results):
    """Puts into the queue that a tree is built, and then the nanoseconds and calls of its layout, again and again."""
    sys.setrecursionlimit(100_000)
    _, make_tree, side = WORKLOADS[index]
    tree = make_tree()
    for _ in range(max(3, min(51, 200_000 // count(tree)))):
        measuring = Measuring()
        lay_out = PEERS[peer][1](tree, side, measuring)
        results.put(None)
        start = time.perf_counter_ns()
        lay_out()
        results.put((time.perf_counter_ns() - start - measuring.nanoseconds, measuring.calls))


def time_of(peer, index):
    """The median of the nanoseconds of one layout, and the calls of the measure function in it, in a process of its own.

    A text instead if there is none: the layout or the building of the tree took beyond its limit, or the process crashed.
    """
    results = multiprocessing.Queue()
    process = multiprocessing.Process(target=measure, args=(peer, index, results))
    process.start()
    found, began, missing = [], time.monotonic(), "crashed"
    while process.is_alive() or not results.empty():
        if time.monotonic() - began > (REPEATING_LIMIT if found else BUILDING_LIMIT):
            missing = "not built"
            break
        try:
            message = results.get(timeout=1)
        except queue.Empty:
            continue
        if message is None:
            try:
                message = results.get(timeout=TIME_LIMIT)
            except queue.Empty:
                missing = f"> {TIME_LIMIT} s" if process.is_alive() else "crashed"
                break
        found.append(message)
    process.kill()
    return (statistics.median(time for time, _ in found), found[0][1]) if found else missing
