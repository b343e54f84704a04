/// What people see of a view itself, rather than of what is in it.
package enum NodeLook: Sendable {
  case nothing
  case shape
  case text
  case symbol
  case image
  case control
  /// Views beside or over each other, of which people speak as one: the stack, the grid.
  case collection

  /// Whether something is drawn for it.
  package var isDrawn: Bool {
    switch self {
    case .shape, .text, .symbol, .image, .control: true
    case .nothing, .collection: false
    }
  }
}

extension NodeKind {
  /// What people see of a view of the kind itself.
  package var look: NodeLook { rule.look }
}
