/// The events of `galley perform` in the order in which they were given.
///
/// A parser of arguments keeps the order among the values of one option, and not among options: so all events become values
/// of one.
enum EventArguments {
  /// The arguments with `--tap NODE` as `--then tap:NODE`, and `--appear` likewise.
  static func ordered(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return result + [argument] + rest }
      guard let (option, event) = events.first(where: { argument == $0.option || argument.hasPrefix($0.option + "=") })
      else {
        result.append(argument)
        continue
      }
      if argument != option {
        result.append("\(joined)=\(event):\(argument.dropFirst(option.count + 1))")
      } else if let node = rest.popFirst() {
        result += [joined, "\(event):\(node)"]
      } else {
        // The parser says that its value is missing.
        result.append(argument)
      }
    }
    return result
  }

  /// The option that takes every event.
  private static let joined = "--then"

  private static let events: [(option: String, event: String)] = [("--tap", "tap"), ("--appear", "appear")]
}
