import ArgumentParser
import Galley

/// `galley explain-code`: what the codes in square brackets mean.
struct ExplainCodeCommand: ParsableCommand {
  /// How codes are listed.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, markdown }

  static let configuration = CommandConfiguration(
    commandName: "explain-code", abstract: "Tell what a diagnostic code means and how to mend what it complains of.")

  @Argument(
    help: "Codes such as unknown-argument; without any, all are listed.",
    completion: .list(ProblemCode.all.map(\.name)))
  var codes: [String] = []

  @Option(help: "The form of the output.")
  var format: Format = .text

  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  /// The call that writes the page of this repository, as the page says itself.
  static let pageCall = "galley explain-code --format markdown -o Documentation/Diagnostics.md"

  func run() throws {
    // Rules have a dot in their names, and codes never do.
    let rules = codes.compactMap { RuleName($0) }
    if format == .text, !rules.isEmpty, rules.count == codes.count {
      return try outputFile.result.write(Array(rules.map(explanation).joined(separator: "\n").utf8))
    }
    let known = try codes.map(find)
    let wanted = codes.isEmpty ? ProblemCode.all : known
    switch format {
    case .json: try outputFile.result.write(ProblemCode.json(wanted, naming: .flags))
    case .markdown:
      let page = ProblemCode.referencePage(writtenBy: Self.pageCall, naming: .flags)
      try outputFile.result.write(Array(page.utf8))
    case .text: try outputFile.result.write(Array((codes.isEmpty ? list(wanted) : explanations(wanted)).utf8))
    }
  }

  /// Returns the code with that name, with or without the brackets of a report.
  private func find(_ name: String) throws(CommandFailure) -> ProblemCode {
    var word = name[...]
    if let bracket = word.firstIndex(of: "["), word.hasSuffix("]") {
      word = word[word.index(after: bracket)...].dropLast()
    }
    if let code = ProblemCode(String(word)) { return code }
    let question = Spelling.question(for: String(word), among: ProblemCode.all.map(\.name)).map { "; \($0)" } ?? ""
    throw CommandFailure("there is no diagnostic code `\(word)`\(question)")
  }

  private func explanation(_ rule: RuleName) -> String {
    """
    rule[\(rule.name)]
    \(Paragraph.wrap(rule.sentence))

    \(Paragraph.wrap("\(rule.reference) in Documentation/Rules.md; \(rule.standing)"))

    """
  }

  private func list(_ codes: [ProblemCode]) -> String {
    let width = codes.map(\.name.count).max() ?? 0
    return codes.map { code in
      code.name + String(repeating: " ", count: width - code.name.count + 2) + code.summary + "\n"
    }.joined()
  }

  private func explanations(_ codes: [ProblemCode]) -> String {
    codes.map { code in
      """
      \(code.severity.rawValue)[\(code.name)]
      \(Paragraph.wrap(code.summary))

      \(Paragraph.wrap(code.explanation(naming: .flags)))

      """
    }.joined(separator: "\n")
  }
}
