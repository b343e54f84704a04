import ArgumentParser
import Galley

/// The notation of what is read, where it should not be found out.
struct NotationOptions: ParsableArguments {
  /// A notation that can be asked for.
  enum InputFormat: String, ExpressibleByArgument, CaseIterable { case json, yaml }

  @Option(help: "The notation of the input; found out if it is not given.")
  var inputFormat: InputFormat?

  /// The notation as the library names it; nil to find it out.
  var format: DocumentSource.Format? {
    switch inputFormat {
    case .json: .json
    case .yaml: .yaml
    case nil: nil
    }
  }
}

/// The one or more documents that a command works on.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Documents: files, folders to search, patterns, or `-` for standard input.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var files: [String]

  @OptionGroup var notation: NotationOptions
}
