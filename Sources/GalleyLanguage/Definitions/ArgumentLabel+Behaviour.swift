package import GalleyExpressions

// Labels that evaluation and events go by, whichever view or modifier takes them. What a definition takes there is said where it
// declares the parameter, with the same label.

extension ArgumentLabel<ViewBlock> {
  /// The page that a link or a modifier leads to.
  package static var destination: Self { Self("destination") }
}

extension ArgumentLabel<Bool> {
  package static var isExpanded: Self { Self("isExpanded", .binding(.bool)) }
  package static var isPresented: Self { Self("isPresented", .binding(.bool)) }
}

extension ArgumentLabel<Int> {
  package static var count: Self { Self("count") }
}

extension ArgumentLabel<Double> {
  /// How long a finger has to stay, in seconds.
  package static var minimumDuration: Self { Self("minimumDuration") }
  /// The distance of possible values.
  package static var step: Self { Self("step") }
}

extension ArgumentLabel<String> {
  package static var enteredText: Self { Self("text", .binding(.string)) }
}

extension ArgumentLabel<Value> {
  /// A value of any type.
  package static var anyValue: ArgumentLabel<Value> { Self("value") }
  /// The type of the values that a page is for.
  package static var destinationType: Self { Self("for", .typeName) }
  /// Whether a view has the focus.
  package static var focusCondition: Self { Self("condition", .binding(.bool)) }
  /// Which of several views has the focus.
  package static var focusState: Self { Self("binding", .binding(.unknown)) }
  /// What that is while the view has it.
  package static var focusValue: Self { Self("equals") }
  /// What is presented while it is not nil.
  package static var item: Self { Self("item") }
  /// The type of a preference key.
  package static var key: Self { Self("key", .typeName) }
  package static var navigationPath: Self { Self("path", .binding(.unknown)) }
  /// The tag of what is chosen, or several.
  package static var selection: Self { Self("selection") }
  /// How a value is written.
  package static var shownFormat: Self { Self("format") }
  /// Whose coordinates the place of a tap is in.
  package static var tapSpace: Self { Self("coordinateSpace", .type("CoordinateSpace")) }
  /// The values that a control stays within.
  package static var valueBounds: Self { Self("in", .value(.closedRealRange)) }
}

/// What is done: it has no value, and events reach it through `ActionHandler`.
package enum ActionBlock {}

extension ArgumentLabel<ActionBlock> {
  package init(_ name: String, _ kind: @autoclosure @escaping @Sendable () -> ParameterKind = .action) {
    self.init(name, kind()) { _, _ in nil }
  }

  /// What a field does with what it is sent.
  package static var onCommit: Self { Self("onCommit") }
  package static var onDecrement: Self { Self("onDecrement") }
  package static var onEditingChanged: Self {
    Self("onEditingChanged", .closureAction([.init("isEditing", .bool)]))
  }
  package static var onIncrement: Self { Self("onIncrement") }
  package static var onPressingChanged: Self {
    Self("onPressingChanged", .closureAction([.init("isPressing", .unknown)]))
  }
}

extension Parameter {
  /// Tells whether it has a label.
  func isCalled<Reading>(_ label: ArgumentLabel<Reading>) -> Bool { self.label == label.name }
}
