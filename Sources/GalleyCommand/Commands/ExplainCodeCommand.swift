import ArgumentParser
import Galley

/// `galley explain-code`: what the codes in square brackets mean.
struct ExplainCodeCommand: ParsableCommand {
  /// How codes are listed.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, markdown }

  static let configuration = CommandConfiguration(
    commandName: "explain-code",
    abstract:
      "Tell what a diagnostic code means and how to mend what it complains of, or what a rule of explanations says.")

  @Argument(
    help: "Codes such as unknown-argument, or rules such as stack.share; without any, all codes are listed.",
    completion: .list(ProblemCode.all.map(\.name) + RuleName.all))
  var codes: [String] = []

  @Option(help: "The form of the output.")
  var format: Format = .text

  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  /// The call that writes the page of this repository, as the page says itself.
  static let pageCall = "galley explain-code --format markdown -o Documentation/Diagnostics.md"

  func run() throws {
    let wanted = try codes.map(find)
    let rules = wanted.compactMap(\.rule)
    let known = codes.isEmpty ? ProblemCode.all : wanted.compactMap(\.code)
    switch format {
    case .json: try outputFile.result.write(ProblemCode.json(known, rules: rules, naming: .flags))
    case .markdown:
      guard rules.isEmpty else { throw CommandFailure("the page of codes has no rules; `--format text` tells of them") }
      let page = ProblemCode.referencePage(writtenBy: Self.pageCall, naming: .flags)
      try outputFile.result.write(Array(page.utf8))
    case .text:
      let text = codes.isEmpty ? list(known) : wanted.map(explanation).joined(separator: "\n")
      try outputFile.result.write(Array(text.utf8))
    }
  }

  /// What a name stands for: a code of a diagnostic, or a rule of explanations, whose names have a dot.
  private enum Entry {
    case code(ProblemCode)
    case rule(RuleName)

    var code: ProblemCode? {
      if case .code(let code) = self { return code }
      return nil
    }

    var rule: RuleName? {
      if case .rule(let rule) = self { return rule }
      return nil
    }
  }

  /// Returns the code or rule with that name, with or without the brackets of a report.
  private func find(_ name: String) throws(CommandFailure) -> Entry {
    var word = name[...]
    if let bracket = word.firstIndex(of: "["), word.hasSuffix("]") {
      word = word[word.index(after: bracket)...].dropLast()
    }
    if let code = ProblemCode(String(word)) { return .code(code) }
    if let rule = RuleName(String(word)) { return .rule(rule) }
    let names = ProblemCode.all.map(\.name) + RuleName.all
    let question = Spelling.question(for: String(word), among: names).map { "; \($0)" } ?? ""
    let kind = word.contains(".") ? "rule" : "diagnostic code"
    throw CommandFailure("there is no \(kind) `\(word)`\(question)")
  }

  private func explanation(_ entry: Entry) -> String {
    switch entry {
    case .code(let code): explanation(code)
    case .rule(let rule): explanation(rule)
    }
  }

  private func explanation(_ rule: RuleName) -> String {
    let others = rule.otherSentences.map { Paragraph.wrap("or: \($0)") + "\n\n" }.joined()
    return """
      rule[\(rule.name)]
      \(Paragraph.wrap(rule.sentence))

      \(others)\(Paragraph.wrap("\(rule.reference) in Documentation/Rules.md; \(rule.standing.rawValue)"))

      """
  }

  private func list(_ codes: [ProblemCode]) -> String {
    let width = codes.map(\.name.count).max() ?? 0
    return codes.map { code in
      code.name + String(repeating: " ", count: width - code.name.count + 2) + code.summary + "\n"
    }.joined()
  }

  private func explanation(_ code: ProblemCode) -> String {
    """
    \(code.severity.rawValue)[\(code.name)]
    \(Paragraph.wrap(code.summary))

    \(Paragraph.wrap(code.explanation(naming: .flags)))

    """
  }
}
