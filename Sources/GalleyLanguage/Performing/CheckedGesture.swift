package import GalleyExpressions
package import GalleyTables

/// A gesture of the document, with the actions that wait for it.
package struct CheckedGesture: Sendable {
  /// A gesture of SwiftUI with the arguments that it is given, or one that is composed of two others.
  package enum Form: Sendable {
    case single(GestureKind, [GestureKind.Argument: DynamicValue.Recipe])
    case composed(GestureComposition, Index<CheckedGesture>, Index<CheckedGesture>)
  }

  package let form: Form
  /// The type of what it tells its closures.
  package let valueType: ValueType
  package var changes: [Index<CheckedAction>] = []
  package var ends: [Index<CheckedAction>] = []

  /// Whether anything waits for it.
  var isAwaited: Bool { !changes.isEmpty || !ends.isEmpty }

  init(_ form: Form, telling valueType: ValueType) {
    self.form = form
    self.valueType = valueType
  }
}
