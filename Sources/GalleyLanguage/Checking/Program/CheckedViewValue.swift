import GalleySource
package import GalleyTables

/// The type of a value that is a view: `Text`, `Image`, `AnyView`, or a shape.
package struct ViewValueType: Hashable, Sendable {
  package var name: String
  /// `Image?`: shows nothing where it is nil.
  package var isOptional = false

  /// As documents write it.
  var spelled: String { name + (isOptional ? "?" : "") }
}

/// A use of a parameter that is a view.
///
/// Its value is a node, which is shown where the parameter is named, in the scope of who gave it, as a block is. A block is
/// of any type, which the definition's type shows; a view value is of the type that it was declared with, so that the
/// definition's type does not depend on it, and modifiers fold into it.
package struct CheckedViewValue: Sendable {
  package var parameter: Index<Parameter>
  /// How many activations outwards the parameter is.
  package var depth: Int32
  package var type: ViewValueType
}

/// A value that is a view, shown by an expression in a node's place.
package struct ShownValue: Sendable {
  package var value: DynamicValue
  package var type: ViewValueType
}

/// A view that is a value, of state or as a member of a record.
///
/// Values have its index in the program.
package struct KeptView: Sendable {
  /// Nil until all definitions are declared: it sees the names of the document, some of which may stand below it.
  package var node: NodeID?
}

/// A node that has to be of a view's type.
package struct TypedNode: Sendable {
  var node: NodeID
  var type: ViewValueType
  var label: String
  var span: SourceSpan
}
