import ArgumentParser

/// `NAME=VALUE`, as `--set` and `--environment` take it; the value may hold further equals signs, or be empty.
struct Assignment: ExpressibleByArgument, Hashable, Sendable {
  let name: String
  /// The text behind the first equals sign, to be read as a YAML scalar or flow value.
  let value: String

  /// Splits `argument` at its first equals sign; nil without one or without a name before it.
  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else { return nil }
    name = String(argument[..<equals])
    value = String(argument[argument.index(after: equals)...])
  }

  var defaultValueDescription: String { "\(name)=\(value)" }
}
