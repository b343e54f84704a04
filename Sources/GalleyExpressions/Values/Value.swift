package import GalleyLayout
import GalleyTables

/// A value of the language: what arguments, state and expressions hold.
package enum Value: Hashable, Sendable {
  case null
  /// What a parameter of the document has that nobody gives, and all that is computed from it.
  case missing
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// A LocalizedStringKey that is more than its words: it has forms, or numbers that the locale writes.
  indirect case localized(LocalizedText)
  case array([Value])
  /// In the order of the document.
  case dictionary([DictionaryEntry])
  /// Half-open.
  case range(lower: Int, upper: Int)
  case closedRange(lower: Int, upper: Int)
  case closedRealRange(lower: Double, upper: Double)
  /// A case of an enumeration, or a static member of a structure that has no other form; the index is that of the case
  /// in the type's declaration.
  case enumeration(TypeID, index: Int, payload: [Value])
  /// A record of the document, or a structure of SwiftUI whose fields the type table declares: CGSize, UnitPoint, …
  case record(TypeID, [Value])
  case tuple([Value])
  case color(Color)
  indirect case font(Font)
  case style(ShapeStyle)
  /// Member names, outermost first; empty for `self`.
  case keyPath([String])
  /// `$name.member`
  indirect case binding(BindingReference)

  /// One pair of a dictionary.
  package struct DictionaryEntry: Hashable, Sendable {
    package var key: Value
    package var value: Value

    package init(key: Value, value: Value) {
      self.key = key
      self.value = value
    }
  }
}

extension Value {
  /// Tells whether this follows from a parameter that nobody gives.
  package var isMissing: Bool {
    if case .missing = self { return true }
    return false
  }

  /// The number that an Int or a Double holds.
  package var number: Double? {
    if case .int(let value) = self { return Double(value) }
    if case .double(let value) = self { return value }
    return nil
  }

  /// The words of a text that Swift localises; nil for what is no text.
  package var localizedText: LocalizedText? {
    if case .string(let value) = self { return LocalizedText(value) }
    if case .localized(let value) = self { return value }
    return nil
  }

  /// The style that fills a shape with this value, where it is a colour or a style.
  package var shapeStyle: ShapeStyle? {
    if case .color(let color) = self { return .color(color) }
    if case .style(let style) = self { return style }
    // A gradient by itself runs from the top to the bottom.
    guard case .record(.gradient, let fields) = self else { return nil }
    return .linearGradient(
      stops: GradientStop.list(stops: fields.first ?? .null), start: UnitPoint(x: 0.5, y: 0),
      end: UnitPoint(x: 0.5, y: 1))
  }
}

/// A place in state that a binding reads and writes.
package struct BindingReference: Hashable, Sendable {
  /// Stands for the values of one use of a definition, of which the evaluator of documents has the table.
  package enum Activation {}

  /// The activation that holds the state, and the slot in it; nil for `.constant(value)`.
  package var activation: Index<Activation>?
  package var slot: ValueSlot
  /// Members below the slot, outermost first.
  package var path: [String]
  /// The value when the binding was made.
  package var current: Value
  /// Which of the bindings that compute their values it is, for the evaluator of documents; nil for a way to state.
  package var computed: Int?

  package init(
    activation: Index<Activation>?, slot: ValueSlot, path: [String], current: Value, computed: Int? = nil
  ) {
    self.computed = computed
    self.activation = activation
    self.slot = slot
    self.path = path
    self.current = current
  }

  /// The whole piece of state that it leads into.
  package var whole: BindingReference {
    BindingReference(activation: activation, slot: slot, path: [], current: current, computed: computed)
  }
}
