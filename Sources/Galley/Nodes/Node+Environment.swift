import GalleyLanguage

/// The settings that reach a node, as its surroundings and the modifiers around it made them.
public struct NodeEnvironment: Sendable {
  private let values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }

  /// Whether it is dark.
  public var isDark: Bool { values.isDark }
  /// Whether text runs from right to left.
  public var isRightToLeft: Bool { values.isRightToLeft }
  /// The size that the user likes text in.
  public var textSize: TextSize { TextSize(values.dynamicTypeSize) }
  /// The language and region; nil for one that no locale can have.
  public var locale: LocaleName? { LocaleName(values.locale) }
  /// Device pixels per point.
  public var scale: Double { values.displayScale }
  /// Whether controls can be used.
  public var isEnabled: Bool { values.isEnabled }
  /// The largest number of lines of a text; nil for no limit.
  public var lineLimit: Int? { values.lineLimit }
  /// Points between the lines of a text, beside the font's own.
  public var lineSpacing: Double { values.lineSpacing }
  /// The font as a document would write it; nil for the place's own.
  public var font: String? { values.font?.summary }
  /// The style of what is drawn, as a document would write it; nil for the place's own.
  public var foregroundStyle: String? { values.foregroundStyle?.summary }
  /// The tint as a document would write it; nil for the place's own.
  public var tint: String? { values.tint?.summary }
}

extension Node {
  /// The settings that reach the node; for a modifier those that it is given, not those that it gives.
  ///
  /// Nil for what the document does not write.
  public var environment: NodeEnvironment? {
    source.map { NodeEnvironment(document.environments[$0.environment]) }
  }
}
