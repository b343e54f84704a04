"""Compares Galley with layout engines, readers and checkers on the workloads of GalleyBenchmarks; see README.md."""

import argparse
import importlib.util
import json
import subprocess
import sys

import layouts
import packages
import parsing

BUILT = ["swift", "run", "-c", "release", "GalleyBenchmarks"]


def galley_rows(command, names):
    """What GalleyBenchmarks measures, by workload."""
    rows = {}
    for name in names:
        output = subprocess.run([*command, "--json", "--filter", name], check=True, stdout=subprocess.PIPE).stdout
        rows.update({row["workload"]: row for row in json.loads(output)})
    return rows


def compare_layouts(command, chosen):
    peers = [name for name, (module, _) in layouts.PEERS.items() if importlib.util.find_spec(module)]
    if not peers:
        return print("neither poga nor stretchable is installed; see README.md")
    workloads = [(index, *workload) for index, workload in enumerate(layouts.WORKLOADS) if chosen in workload[0]]
    galley = galley_rows(command, sorted({name.split()[0] + " " for _, name, _, _ in workloads}))
    print("Layout of a tree that is built already: nanoseconds a node, median; the ratio is the peer's to Galley's.")
    print("Peers are called by their C interface. In text, what they spend in Python's measure function is taken away,")
    print("but not the crossing to Python and back, which is some hundred nanoseconds for each of the calls.")
    print(f"{'workload':<16}{'nodes':>8}{'Galley':>9}" + "".join(f"{peer:>11}{'ratio':>9}{'calls':>7}" for peer in peers))
    for index, name, make_tree, _ in workloads:
        nodes, own = layouts.count(make_tree()), galley[name]["nanoseconds"]
        line = f"{name:<16}{nodes:>8}{own:>9.1f}"
        for peer in peers:
            found = layouts.time_of(peer, index)
            if isinstance(found, str):
                line += f"{found:>11}{'':>16}"
            else:
                calls = f"{found[1] / nodes:.1f}" if found[1] else ""
                line += f"{found[0] / nodes:>11.1f}{found[0] / nodes / own:>8.1f}x{calls:>7}"
        print(line, flush=True)


def compare_parsing(command, chosen):
    galley = galley_rows(command, [f"{stage} {document[0]} " for stage in ("read", "check") for document in parsing.DOCUMENTS])
    print("\nDocuments: megabytes a second of the text, median; the ratio is the peer's time to Galley's.")
    print("Galley reads to a tree with places, and checks from the bytes on. Peers read to Python's values (but events),")
    print("without places; jsonschema-rs gets those values ready made, and stops at the first mistake.")
    print(f"{'workload':<18}{'bytes':>9}{'Galley':>9}  {'peer':<32}{'MB/s':>9}{'ratio':>9}")
    for workload, peer, size, nanoseconds in parsing.rows():
        if chosen not in workload:
            continue
        own = galley[workload]["megabytesPerSecond"]
        line = f"{workload:<18}{size:>9}{own:>9.1f}  {peer:<32}"
        if nanoseconds is None:
            line += f"{'> ' + str(parsing.TIME_LIMIT) + ' s':>9}"
        else:
            speed = size / nanoseconds * 1e3
            line += f"{speed:>9.2f}{own / speed:>8.1f}x"
        print(line, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split(";")[0])
    parser.add_argument("--benchmarks", help="the built GalleyBenchmarks; built and run with Swift otherwise")
    parser.add_argument("--filter", default="", help="only workloads whose name contains this")
    parser.add_argument("--here", action="store_true", help="install nothing; use the packages of this Python")
    options = parser.parse_args()
    if not options.here:
        packages.run_in_environment(sys.argv[1:])
    command = [options.benchmarks] if options.benchmarks else BUILT
    compare_layouts(command, options.filter)
    compare_parsing(command, options.filter)


if __name__ == "__main__":
    sys.exit(main())
