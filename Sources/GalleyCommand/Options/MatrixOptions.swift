import ArgumentParser

/// What to lay out with, in all combinations.
struct MatrixOptions: ParsableArguments {
  @Option(
    name: .customLong("matrix"),
    help: ArgumentHelp(
      """
      Lay out with each of these choices, in all combinations with those of other keys; may be repeated. Keys are `device`, \
      `orientation`, `size`, `color-scheme`, `dynamic-type`, `layout-direction`, `locale`, `preview`, and the names of values, as for `--set`.
      """, valueName: "key=choice,…"))
  var axes: [MatrixAxis] = []
}
