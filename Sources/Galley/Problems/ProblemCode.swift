import GalleySource

/// What a problem's code means.
public struct ProblemCode: Hashable, Sendable {
  private let code: DiagnosticCode

  private init(_ code: DiagnosticCode) { self.code = code }

  /// All codes, in alphabetical order.
  public static let all: [ProblemCode] = DiagnosticCode.all.map { ProblemCode($0) }.sorted { $0.name < $1.name }

  /// Finds a code by its name; nil if there is none.
  public init?(_ name: String) {
    guard let code = DiagnosticCode.named(name) else { return nil }
    self.code = code
  }

  /// The name in kebab-case: `unknown-argument`.
  public var name: String { code.name }
  /// How grave a problem of this code is.
  public var severity: Problem.Severity { Problem.Severity(code.severity) }
  /// One sentence that says what the problem is.
  public var summary: String { code.summary }
  /// A paragraph for somebody who has never seen it: why it is a problem and how to mend it.
  public var explanation: String { explanation(naming: .library) }

  /// The same with other names of settings.
  public func explanation(naming settings: SettingNames) -> String { code.explanation.text(naming: settings.naming) }

  /// Returns codes as JSON; the schema is `SchemaSubject.explainCode`.
  ///
  /// Rules of explanations stand behind the codes.
  public static func json(
    _ codes: [ProblemCode], rules: [RuleName] = [], naming settings: SettingNames = .library
  ) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.array {
      for code in codes {
        $0.object {
          $0.member("code", code.name)
          $0.member("severity", code.severity.rawValue)
          $0.member("summary", code.summary)
          $0.member("explanation", code.explanation(naming: settings))
        }
      }
      for rule in rules {
        $0.object {
          $0.member("rule", rule.name)
          $0.member("sentence", rule.sentence)
          $0.member("reference", rule.reference)
          $0.member("standing", rule.standing.rawValue)
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}
