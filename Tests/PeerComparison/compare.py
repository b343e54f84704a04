"""Compares Galley's layout with Yoga's and Taffy's on the workloads of GalleyBenchmarks; see README.md."""

import importlib.util
import json
import multiprocessing
import statistics
import subprocess
import sys
import time

TIME_LIMIT = 60
SPACING = 8
WINDOW = 800
VAST_WINDOW = 1e9

# A node is ("leaf",), ("spacer",), ("stack", axis, children), ("padding", points, child) or ("wide", child).


def flat(count):
    return ("stack", "vertical", [("leaf",)] * count)


def balanced(depth):
    if depth == 0:
        return ("padding", 4, ("leaf",))
    axis = "vertical" if depth % 2 == 0 else "horizontal"
    return ("stack", axis, [balanced(depth - 1)] * 10)


def deep(levels):
    nested = ("leaf",)
    for level in range(1, levels + 1):
        axis = "vertical" if level % 2 == 0 else "horizontal"
        nested = ("stack", axis, [("leaf",), ("spacer",), nested])
    return nested


def chain(depth):
    nested = ("leaf",)
    for level in range(depth):
        nested = ("padding", 1, nested) if level % 2 == 0 else ("wide", nested)
    return nested


# Name in GalleyBenchmarks, tree, length of the window's sides. Depths beyond these end in the peers' own stack overflows.
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
]


def count(node):
    kind = node[0]
    if kind == "stack":
        return 1 + sum(count(child) for child in node[2])
    return 1 if kind in ("leaf", "spacer") else 1 + count(node[-1])


def prepare_yoga(tree, side):
    """Returns a function that lays a fresh Yoga tree out."""
    from poga import libpoga_capi as yoga

    config = yoga.YGConfigNew()
    yoga.YGConfigSetPointScaleFactor(config, 0)

    def make(node):
        made = yoga.YGNodeNewWithConfig(config)
        if node[0] == "leaf":
            yoga.YGNodeStyleSetWidth(made, 10)
            yoga.YGNodeStyleSetHeight(made, 10)
        elif node[0] == "spacer":
            yoga.YGNodeStyleSetFlexGrow(made, 1)
        elif node[0] == "stack":
            isRow = node[1] == "horizontal"
            direction = yoga.YGFlexDirection.Row if isRow else yoga.YGFlexDirection.Column
            yoga.YGNodeStyleSetFlexDirection(made, direction)
            yoga.YGNodeStyleSetAlignItems(made, yoga.YGAlign.Center)
            for index, child in enumerate(node[2]):
                child = make(child)
                if index > 0:
                    edge = yoga.YGEdge.Left if isRow else yoga.YGEdge.Top
                    yoga.YGNodeStyleSetMargin(child, edge, SPACING)
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


def prepare_taffy(tree, side):
    """Returns a function that lays a fresh Taffy tree out."""
    from stretchable import Node, taffylib
    from stretchable.context import taffy
    from stretchable.style import AlignItems, FlexDirection
    from stretchable.style.geometry.size import SizeAvailableSpace

    def make(node):
        if node[0] == "leaf":
            return Node(size=(10, 10), flex_shrink=0)
        if node[0] == "spacer":
            return Node(flex_grow=1)
        if node[0] == "stack":
            isRow = node[1] == "horizontal"
            return Node(
                *[make(child) for child in node[2]],
                flex_direction=FlexDirection.ROW if isRow else FlexDirection.COLUMN,
                align_items=AlignItems.CENTER,
                gap=SPACING,
            )
        if node[0] == "padding":
            return Node(make(node[-1]), padding=node[1])
        return Node(make(node[-1]), size=("100%", "auto"))

    root = make(tree)
    taffy.use_rounding = False
    space = SizeAvailableSpace(side, side).to_dict()
    measure = lambda *_: (0, 0)
    return lambda: taffylib.node_compute_layout_with_measure(taffy._ptr, root._node_id, space, measure)


PEERS = {"Yoga": ("poga", prepare_yoga), "Taffy": ("stretchable", prepare_taffy)}


def measure(peer, index, results):
    """Puts the median time of one layout, in nanoseconds, into the queue."""
    sys.setrecursionlimit(100_000)
    _, make_tree, side = WORKLOADS[index]
    tree = make_tree()
    repeats = max(3, min(51, 200_000 // count(tree)))
    times = []
    for _ in range(repeats):
        lay_out = PEERS[peer][1](tree, side)
        start = time.perf_counter_ns()
        lay_out()
        times.append(time.perf_counter_ns() - start)
    results.put(statistics.median(times))


def time_of(peer, index):
    """The median time of one layout in a process of its own; None beyond the time limit."""
    results = multiprocessing.Queue()
    process = multiprocessing.Process(target=measure, args=(peer, index, results))
    process.start()
    process.join(TIME_LIMIT)
    if process.is_alive():
        process.kill()
        return None
    return results.get() if process.exitcode == 0 else float("nan")


def galley_times():
    """Nanoseconds a node by workload, from GalleyBenchmarks."""
    command = ["swift", "run", "-c", "release", "GalleyBenchmarks", "--json"]
    names = {name.split()[0] for name, _, _ in WORKLOADS}
    times = {}
    for family in sorted(names):
        output = subprocess.run(command + ["--filter", family + " "], check=True, stdout=subprocess.PIPE).stdout
        times.update({row["workload"]: row["nanoseconds"] for row in json.loads(output)})
    return times


def main():
    peers = [name for name, (module, _) in PEERS.items() if importlib.util.find_spec(module)]
    if not peers:
        sys.exit("neither poga nor stretchable is installed; see README.md")
    galley = galley_times()
    print(f"{'workload':<16}{'nodes':>9}{'Galley ns':>11}" + "".join(f"{peer + ' ns':>12}{'ratio':>9}" for peer in peers))
    for index, (name, make_tree, _) in enumerate(WORKLOADS):
        nodes = count(make_tree())
        line = f"{name:<16}{nodes:>9}{galley[name]:>11.1f}"
        for peer in peers:
            total = time_of(peer, index)
            if total is None:
                line += f"{'> ' + str(TIME_LIMIT) + ' s':>12}{'':>9}"
            else:
                line += f"{total / nodes:>12.1f}{total / nodes / galley[name]:>8.1f}x"
        print(line, flush=True)


if __name__ == "__main__":
    main()
