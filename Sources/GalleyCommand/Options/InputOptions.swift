import ArgumentParser

/// The notation of what is read, where it should not be found out.
struct NotationOptions: ParsableArguments {
  /// A notation that can be asked for.
  enum InputFormat: String, ExpressibleByArgument, CaseIterable { case json, yaml }

  @Option(help: "The notation of the input; found out if it is not given.")
  var inputFormat: InputFormat?
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
