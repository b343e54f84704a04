import ArgumentParser

/// When output is coloured.
enum Colour: String, ExpressibleByArgument, CaseIterable {
  /// On a terminal, unless `NO_COLOR` is set or the terminal is dumb.
  case auto
  case always
  case never

  /// Whether what goes to `stream` is coloured.
  func applies(to stream: StandardStream) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      stream.isTerminal && CurrentProcess.environmentVariable("NO_COLOR") == nil
        && CurrentProcess.environmentVariable("TERM") != "dumb"
    }
  }
}
