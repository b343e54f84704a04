import ArgumentParser
import Galley

/// What was meant by a command or an option that does not exist.
///
/// The parser of arguments takes a misspelt command for a file that nobody asked for, and compares an option with those of
/// its command by their letters alone; here other commands count as well.
struct UsageAdvice {
  private let arguments: [String]

  /// The command of the parser that prints help on the one that is named behind it.
  static let helpCommand = "help"

  /// Looks at the arguments behind the program's name.
  init(_ arguments: [String]) { self.arguments = arguments }

  /// Returns what is wrong, and what was probably meant; nil if the command and its options exist.
  var message: String? {
    guard let first = arguments.first else { return nil }
    if first == Self.helpCommand { return arguments.dropFirst().first.flatMap(unknownCommand) }
    if let problem = unknownCommand(first) { return problem }
    guard let command = Self.commands.first(where: { $0.name == first }) else { return nil }
    return unknownOption(of: command)
  }

  // MARK: - Commands

  private struct Command {
    let name: String
    let type: any ParsableCommand.Type
  }

  private static let commands = RootCommand.configuration.subcommands.map { type in
    Command(name: type.configuration.commandName ?? "", type: type)
  }

  /// What other tools call commands, and what ours are.
  private static let otherNames = [
    "check": "validate", "lint": "validate", "verify": "validate", "test": "validate",
    "layout": "frames", "frame": "frames", "print": "type", "types": "type", "signature": "type",
    "tap": "perform --tap NAME", "run": "perform --tap NAME", "explain": "explain-code", "catalog": "catalogue",
    "devices": "catalogue devices", "targets": "catalogue targets", "list": "catalogue", "views": "catalogue",
  ]

  private func unknownCommand(_ word: String) -> String? {
    let names = Self.commands.map(\.name)
    guard !word.hasPrefix("-"), word != Self.helpCommand, !names.contains(word) else { return nil }
    let isFile = word == "." || word.contains("/") || [".yaml", ".yml", ".json"].contains { word.hasSuffix($0) }
    if isFile { return "`\(word)` is no command: write `galley validate \(word)` or `galley frames \(word)`" }
    let closest = Spelling.closest(to: word, among: names + Self.otherNames.keys.sorted(), limit: 1).first
    let question = (Self.otherNames[word] ?? closest.map { Self.otherNames[$0] ?? $0 }).map {
      "did you mean `galley \($0)`?"
    }
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return "there is no command `\(word)`; \(question ?? "the commands are \(list)")"
  }

  // MARK: - Options

  /// The long options of a command, without their dashes, and whether each takes a value; read from its help.
  private static func options(of command: Command) -> [String: Bool] {
    var options: [String: Bool] = [:]
    for line in RootCommand.helpMessage(for: command.type).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard line.hasPrefix("  -"), let word = words.first(where: { $0.hasPrefix("--") }) else { continue }
      options[String(word.dropFirst(2).prefix { $0 != "," })] = line.contains("\(word) <")
    }
    return options
  }

  private func unknownOption(of command: Command) -> String? {
    let options = Self.options(of: command)
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst(), argument != "--" {
      guard argument.hasPrefix("--") else { continue }
      let name = String(argument.dropFirst(2).prefix { $0 != "=" })
      guard let takesValue = options[name] else { return message(on: name, of: command, options.keys.sorted()) }
      if takesValue, !argument.contains("=") { _ = rest.popFirst() }
    }
    return nil
  }

  /// What other tools call options, and what ours are.
  private static let otherOptions = [
    "output-format": "format", "output-file": "output", "out": "output", "json": "format json", "csv": "format csv",
    "verbose": "all", "silent": "quiet", "theme": "color-scheme", "appearance": "color-scheme",
    "dark": "color-scheme dark",
    "landscape": "orientation landscape", "portrait": "orientation portrait", "platform": "target", "ios": "target",
    "language": "locale", "colour": "color", "window": "size", "param": "set", "state": "set", "env": "environment",
    "no-color": "color never",
  ]

  private func message(on name: String, of command: Command, _ options: [String]) -> String {
    let start = "`galley \(command.name)` has no option `--\(name)`"
    if let other = Self.otherOptions[name], options.contains(String(other.prefix { $0 != " " })) {
      return "\(start); did you mean `--\(other)`?"
    }
    let owners = Self.commands.filter { Self.options(of: $0)[name] != nil }.map { "`galley \($0.name)`" }
    if let last = owners.last {
      let list = owners.count > 1 ? "\(owners.dropLast().joined(separator: ", ")) and \(last) have" : "\(last) has"
      return "\(start); \(list) it"
    }
    if let closest = Spelling.closest(to: name, among: options, limit: 1).first {
      return "\(start); did you mean `--\(closest)`?"
    }
    return "\(start); `galley help \(command.name)` lists those that there are"
  }
}
