#!/usr/bin/env python3
"""Counts the instructions of fixed runs of the command and compares them with the checked-in baseline; see README.md."""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
BASELINE = HERE / "baseline.txt"
ALLOWED_GROWTH = 0.05
TOOLCHAIN = "# Toolchain: "


def leaf(number):
    return [
        f'{{"Text":"Label {number}"}}',
        '"Spacer"',
        '{"Color":"red","modifiers":[{"frame":{"width":10,"height":10}}]}',
        '{"Rectangle":null,"modifiers":[{"padding":4},{"opacity":0.5}]}',
    ][number % 4]


def balanced(depth, number=0):
    if depth == 0:
        return leaf(number)
    kind = "VStack" if depth % 2 == 0 else "HStack"
    children = ",".join(balanced(depth - 1, number * 10 + index) for index in range(10))
    return f'{{"{kind}":[{children}]}}'


def deep(levels):
    nested = leaf(2)
    for level in range(levels):
        kind = "VStack" if level % 2 == 0 else "HStack"
        nested = f'{{"{kind}":[{leaf(0)},"Spacer",{nested}]}}'
    return nested


def as_yaml(views):
    rows = "".join(
        f"  - Text: Label {number}\n    modifiers:\n      - padding: 4\n      - frame: {{ width: 120, height: 20.5 }}\n"
        for number in range(views)
    )
    return f"VStack:\n{rows}"


def grid(rows, columns):
    cells = "".join(
        "    - GridRow:\n" + "".join(f"        - Text: {row} {column}\n" for column in range(columns))
        for row in range(rows)
    )
    return f"Grid:\n  content:\n{cells}"


LOOP = """\
let: { size: 6 }
views:
  Cell:
    parameters: { index: Int }
    body:
      Text: $(index) of $(index * 2 + size)
      modifiers: [ { padding: $(index % 3) }, { frame: { width: "$(index > 50 ? 40.0 : 60.0)" } } ]
body:
  VStack:
    - ForEach: { data: $(0..<400), item: i, content: { Cell: { index: $(i) } } }
"""

LAZY = """\
body:
  ScrollView:
    - LazyVGrid:
        columns: [ { adaptive: { minimum: 80 } } ]
        content:
          - ForEach: { data: $(0..<100000), item: i, content: { Text: $(i) } }
"""

BROKEN = "VStack:\n" + "".join(f"  - Txet: Label {number}\n    modifiers: [ {{ paddin: 4 }} ]\n" for number in range(60))

DOCUMENTS = {
    "hello.yaml": "Text: Hello\n",
    "balanced.json": balanced(3),
    "deep.json": deep(60),
    "flat.yaml": as_yaml(400),
    "text.yaml": "VStack:\n"
    + "".join(f"  - Text: {'The quick brown fox jumps over the lazy dog. ' * (1 + n % 5)}\n" for n in range(100)),
    "grid.yaml": grid(20, 10),
    "chain.json": '{"Text":"chain","modifiers":[' + ",".join(['{"padding":1}', '{"opacity":0.5}'] * 200) + "]}",
    "loop.yaml": LOOP,
    "lazy.yaml": LAZY,
    "broken.yaml": BROKEN,
    "dashboard.yaml": (HERE.parents[1] / "samples" / "dashboard.yaml").read_text(),
}

# Name of the run, arguments of the command, exit status.
RUNS = [
    ("start", ["--version"], 0),
    ("frames of one text", ["frames", "hello.yaml"], 0),
    ("validate JSON", ["validate", "balanced.json"], 0),
    ("validate YAML", ["validate", "flat.yaml"], 0),
    ("validate with problems", ["validate", "broken.yaml"], 1),
    ("type of a chain", ["type", "chain.json"], 0),
    ("type of a tree", ["type", "balanced.json"], 0),
    ("frames of balanced stacks", ["frames", "--format", "csv", "balanced.json"], 0),
    ("frames of deep stacks", ["frames", "deep.json"], 0),
    ("frames of a flat stack", ["frames", "--format", "json", "flat.yaml"], 0),
    ("frames of texts", ["frames", "text.yaml"], 0),
    ("frames of a grid", ["frames", "grid.yaml"], 0),
    ("frames of a loop", ["frames", "loop.yaml"], 0),
    ("what is seen of a lazy grid", ["frames", "--visible", "lazy.yaml"], 0),
    ("frames of a sample", ["frames", "dashboard.yaml"], 0),
    ("explanation of a view", ["explain", "dashboard.yaml", "battery"], 0),
    ("explanation of a place", ["explain", "dashboard.yaml", "bar", "--position"], 0),
    ("explanation of a sample", ["explain", "dashboard.yaml"], 0),
]

# Name of a run, that of another, how many times as much as the other it may take.
BOUNDS = [
    ("explanation of a view", "frames of a sample", 1.3),
    ("explanation of a place", "frames of a sample", 1.3),
    ("explanation of a sample", "frames of a sample", 2),
]


def count(command, arguments, status, folder):
    environment = {"SWIFT_DETERMINISTIC_HASHING": "1", "LC_ALL": "C", "PATH": os.environ["PATH"]}
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", command, *arguments],
        cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    )
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode != status or found is None:
        sys.exit(f"`galley {' '.join(arguments)}` ended with status {run.returncode}:\n{run.stderr[-2000:]}")
    return int(found[1])


def toolchain():
    """The compiler and its target, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE), x86_64-unknown-linux-gnu`."""
    lines = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout.splitlines()
    version = next(line for line in lines if "Swift version" in line)
    target = next(line for line in lines if line.startswith("Target: "))
    return f"{version.strip()}, {target.removeprefix('Target: ').strip()}"


def read_baseline():
    """The toolchain that the baseline was counted with, and the counts by name."""
    if not BASELINE.exists():
        return None, {}
    lines = BASELINE.read_text().splitlines()
    made_with = next((line.removeprefix(TOOLCHAIN) for line in lines if line.startswith(TOOLCHAIN)), None)
    counts = (line.rsplit("\t", 1) for line in lines if not line.startswith("#"))
    return made_with, {name: int(number) for name, number in counts}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--galley", default=".build/release/galley", help="the command to measure, a release build")
    parser.add_argument("--update", action="store_true", help="write what is counted as the new baseline")
    options = parser.parse_args()
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is not installed (apt-get install valgrind)")
    current = toolchain()
    made_with, baseline = read_baseline()
    if made_with != current and not options.update:
        print(f"skipped: the baseline was counted with {made_with}, this is {current}")
        print("other compilers make other instructions: compare two commits with the same one by `--update` on the first")
        return
    counts = {}
    grown = []
    with tempfile.TemporaryDirectory() as folder:
        command = os.path.join(folder, "galley")
        # Older valgrinds cannot read the debug information of C that newer compilers write.
        subprocess.run(["strip", "--strip-debug", "-o", command, options.galley], check=True)
        for name, text in DOCUMENTS.items():
            (pathlib.Path(folder) / name).write_text(text)
        for name, arguments, status in RUNS:
            counts[name] = count(command, arguments, status, folder)
            before = baseline.get(name)
            change = f"{counts[name] / before - 1:+.1%}" if before else "new"
            print(f"{name:30} {counts[name]:>14,} {change:>8}", flush=True)
            if before is None or counts[name] > before * (1 + ALLOWED_GROWTH):
                grown.append(name)
    dear = [
        f"{name} takes {counts[name] / counts[other]:.2f} times as much as {other}, at most {most} are allowed"
        for name, other, most in BOUNDS
        if counts[name] > counts[other] * most
    ]
    if dear:
        sys.exit("\n".join(dear))
    if options.update:
        lines = [f"{name}\t{number}\n" for name, number in counts.items()]
        BASELINE.write_text(
            f"# Instructions of each run; written by `run.py --update`.\n{TOOLCHAIN}{current}\n" + "".join(lines)
        )
    elif grown:
        sys.exit(
            f"more than {ALLOWED_GROWTH:.0%} over the baseline: {', '.join(grown)}\n"
            "find out why; if the growth is worth it, `Tests/InstructionCounts/run.py --update` writes a new baseline"
        )


if __name__ == "__main__":
    main()
