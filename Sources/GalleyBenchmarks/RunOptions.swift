/// What the command line asks for.
struct RunOptions {
  /// Only workloads whose name contains this; nil for all.
  var filter: String?
  /// The command whose start is measured; nil for the one beside this program.
  var galley: String?
  var printsJSON = false
  var asksForHelp = false

  static let usage = """
    usage: GalleyBenchmarks [--filter TEXT] [--galley PATH] [--json]

      --filter TEXT  run only the workloads whose name contains TEXT
      --galley PATH  measure the start of this command, a static one, and not of the one beside this program
      --json         print one JSON array instead of a table

    Figures are per node: nanoseconds (median and fastest, and those for freeing the result), bytes at the peak, the
    number of sizes computed (mean, and the most for one node), sizes remembered, and blocks of memory asked for.
    Documents have millions of bytes a second, and how many times as long they take as the least that is possible:
    libyaml's events for YAML, a copy of the bytes for JSON, a static program that prints a line for the start of the
    command. Other programs that read documents are started too, where they are installed, and compared with the
    command. Times mean something in a release build on a quiet machine only; the counts are the same everywhere.

    """

  /// Reads the arguments behind the program's name; nil if there is one that it does not know.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": printsJSON = true
      case "--help", "-h": asksForHelp = true
      case "--galley":
        guard let path = rest.popFirst() else { return nil }
        galley = path
      case "--filter":
        guard let text = rest.popFirst() else { return nil }
        filter = text
      default: return nil
      }
    }
  }
}
