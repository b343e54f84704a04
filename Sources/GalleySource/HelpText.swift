/// A text that tells how to go on, and may name settings: `"\(setting: .nodes, "N") allows more"`.
///
/// Who shows it knows what the settings are called there (`SettingNaming`).
package struct HelpText: Hashable, Sendable {
  /// A setting, and the text between it and the next.
  fileprivate struct Mention: Hashable, Sendable {
    let setting: Setting
    /// What the setting should be given, where the text shows it.
    let value: String?
    var textBehind: String
  }

  /// The text before the first setting.
  fileprivate var start: String
  fileprivate var mentions: [Mention] = []

  /// Takes over a text that names no settings.
  package init(_ text: String) { start = text }

  /// Returns the text with the settings as `naming` calls them, in backticks.
  package func text(naming: SettingNaming) -> String {
    mentions.reduce(start) { "\($0)`\(naming.name($1.setting, $1.value))`\($1.textBehind)" }
  }

  /// Joins two texts.
  package static func + (left: HelpText, right: HelpText) -> HelpText {
    var result = left
    result.append(right.start)
    result.mentions += right.mentions
    return result
  }

  /// Appends a text that names no settings.
  fileprivate mutating func append(_ text: String) {
    if mentions.isEmpty { start += text } else { mentions[mentions.count - 1].textBehind += text }
  }

  /// Returns the text with what stands between the settings changed by `change`.
  package func map(_ change: (String) -> String) -> HelpText {
    var result = HelpText(change(start))
    result.mentions = mentions.map { mention in
      Mention(setting: mention.setting, value: mention.value, textBehind: change(mention.textBehind))
    }
    return result
  }
}

extension HelpText: ExpressibleByStringInterpolation {
  /// Takes over a text that names no settings.
  package init(stringLiteral text: String) { self.init(text) }

  /// Takes over what an interpolation has put together.
  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// Puts a text together.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = HelpText("")

    package init(literalCapacity: Int, interpolationCount: Int) { text.start.reserveCapacity(literalCapacity) }

    package mutating func appendLiteral(_ literal: String) { text.append(literal) }

    /// Appends a value as it describes itself.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendLiteral(value.description)
    }

    /// Appends the name of a setting, in backticks, with the `value` that it should be given if that is shown.
    package mutating func appendInterpolation(setting: Setting, _ value: String? = nil) {
      text.mentions.append(Mention(setting: setting, value: value, textBehind: ""))
    }
  }
}
