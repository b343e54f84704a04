import ArgumentParser
import Galley

/// How what is read is to be understood, where it should not be found out.
struct NotationOptions: ParsableArguments {
  /// A notation that can be asked for.
  enum InputFormat: String, ExpressibleByArgument, CaseIterable { case json, yaml }

  @Option(help: "The notation of the input; found out if it is not given.")
  var inputFormat: InputFormat?

  @Option(
    name: .customLong("stdin-filename"),
    help: ArgumentHelp(
      "What `-` is the content of: its name in reports, whose ending tells the notation and whose folder is where imports and images are looked for.",
      valueName: "path"), completion: .file(extensions: ["yaml", "yml", "json"]))
  var standardInputName: String?

  func validate() throws {
    if standardInputName == "" { throw ValidationError("'--stdin-filename' needs a name.") }
  }

  /// Refuses a name for standard input if that is not read.
  func validate(files: [String]) throws {
    if standardInputName != nil, !files.contains("-") {
      throw ValidationError("'--stdin-filename' names what `-` is, and `-` is not among the documents.")
    }
  }

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

  func validate() throws { try notation.validate(files: files) }
}
