import GalleyLayout

/// A rule by which explanations reason, as `galley explain-code` tells of it.
public struct RuleName: Sendable {
  /// Such as `stack.share`.
  public let name: String
  /// The sentence with its values as `{name}`.
  public let sentence: String
  /// Other ways to say it: for other reasons, for both axes at a time, and behind another sentence.
  public let otherSentences: [String]
  /// The id of the rule in Documentation/Rules.md.
  public let reference: String
  /// How sure the rule is.
  public let standing: Standing

  /// The rule with a name; nil for none.
  public init?(_ name: String) {
    guard let rule = RuleID(rawValue: name) else { return nil }
    let sentence = rule.sentence
    self.name = name
    self.sentence = sentence.template
    otherSentences = Array(sentence.templates.dropFirst())
    reference = sentence.reference
    standing = Standing(sentence.standing)
  }

  /// The names of all rules.
  public static let all: [String] = RuleID.allCases.map(\.rawValue)
}
