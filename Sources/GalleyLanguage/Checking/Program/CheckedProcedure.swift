package import GalleyExpressions
package import GalleySource

/// A statement of a layout: they compute, and change nothing but the values of the method that they stand in.
///
/// Those of actions change state, and run only when asked (`CheckedStatement`).
package indirect enum ProcedureStatement: Sendable {
  /// `let` and `var`.
  case declare([ActivationPlan.Step])
  case set(LocalReference, DynamicValue)
  case append(LocalReference, DynamicValue)
  case conditional([CheckedConditional.Clause], then: [ProcedureStatement], else: [ProcedureStatement])
  case loop(item: LoopItem, in: DynamicValue, do: [ProcedureStatement])
  case place(CheckedPlacement)
  /// Ends the method.
  case result(DynamicValue?)
}

/// A variable of a method, or a member of it.
package struct LocalReference: Sendable {
  package var slot: ValueSlot
  /// Members below the variable, outermost first.
  package var path: [String]
  package var type: ValueType
  package var span: SourceSpan
}

/// `place`: where a subview is put.
package struct CheckedPlacement: Sendable {
  package var subview: DynamicValue
  package var point: DynamicValue
  /// Nil for the top leading corner.
  package var anchor: DynamicValue?
  /// Nil for the ideal size.
  package var proposal: DynamicValue?
}

/// A layout of the document.
package struct LayoutDefinition: Sendable {
  /// Statements with the slots of what they are told.
  package struct Method: Sendable {
    package var proposal: ValueSlot
    /// Nil for the method that is asked for the size.
    package var bounds: ValueSlot?
    package var statements: [ProcedureStatement]
  }

  /// A guide of one axis, by the index of its case.
  package struct Guide: Sendable {
    package var axis: TypeID
    package var index: Int
    package var method: Method
  }

  package var name: String
  /// Its own, and then the views.
  package var parameters: [Parameter]
  package var plan = ActivationPlan()
  package var subviews: ValueSlot
  /// What is computed once for the subviews, in order.
  package var cache: [ActivationPlan.Step] = []
  package var size: Method?
  package var placing: Method?
  package var guides: [Guide] = []
  package var spacing: DynamicValue?
  package var span: SourceSpan
}
