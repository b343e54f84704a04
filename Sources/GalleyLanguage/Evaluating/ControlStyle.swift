package import GalleyExpressions
import GalleyTables

/// The style that a modifier wrote into the environment for the controls below it.
package struct ControlStyle: Hashable, Sendable {
  /// The short name of a built-in style; nil for one of the document's.
  package var name: String?
  /// The values that were given with a built-in style, by label.
  package var arguments: [String: Value] = [:]
  /// The style of the document; nil for a built-in one.
  var definition: Index<CustomStyle>?
  var call = CheckedCall.empty
  /// Where the modifier stands.
  var scope = EvaluationScope()
}

extension EnvironmentValues {
  /// The short name of the built-in style that was set for a protocol (by its key); nil if none was, or one of the
  /// document's.
  func styleName(_ key: String) -> String? { styles[key]?.name }

  /// The built-in style of a family that was set; `automatic` if none was, or one of the document's.
  package func style<Family: BuiltInStyleFamily>(_ family: Family.Type) -> Family {
    styleName(Family.key).flatMap { Family(rawValue: $0) } ?? .automatic
  }

  /// What was given for a label of the built-in style of a family that was set; nil if nothing was.
  package func argument<Family: BuiltInStyleFamily, Reading>(
    _ label: ArgumentLabel<Reading>, of family: Family.Type, in types: TypeTable
  ) -> Reading? {
    styles[Family.key]?.arguments[label.name].flatMap { label.read($0, types) }
  }

  /// The same, with what the platform and the place choose by themselves in the place of `automatic`.
  package func style<Family: BuiltInStyleFamily & Equatable>(automatic: @autoclosure () -> Family) -> Family {
    let style = style(Family.self)
    return style == .automatic ? automatic() : style
  }
}
