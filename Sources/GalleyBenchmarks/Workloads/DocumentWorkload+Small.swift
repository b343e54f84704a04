import Galley

extension DocumentWorkload {
  /// A small document with expressions in most of its values, and its twin with what they come to.
  ///
  /// Ten thousand evaluations of each; the first should take no more than twice as long.
  static let small: [DocumentWorkload] = [
    DocumentWorkload(name: "10000 x small, constants", views: 12, rounds: 50) {
      DocumentSource(name: "constants.yaml", text: constants, format: .yaml)
    },
    DocumentWorkload(name: "10000 x small, expressions", views: 12, rounds: 50) {
      DocumentSource(name: "expressions.yaml", text: expressions, format: .yaml)
    },
  ]

  private static let constants = """
    body:
      VStack:
        spacing: 8
        content:
          - Text: Three of 12
            modifiers: [ { font: headline }, { padding: 4 } ]
          - Color: red
            modifiers: [ { frame: { width: 36, height: 18 } } ]
          - HStack:
              - Text: 3 × 4
              - Spacer
              - Text: "12"
          - Rectangle:
            modifiers: [ { frame: { width: 144, height: 1 } } ]
          - Text: done
            modifiers: [ { padding: 6 } ]
    """

  private static let expressions = """
    parameters: { count: { type: Int, default: 3 }, size: { type: Int, default: 4 } }
    let: { total: $(count * size) }
    body:
      VStack:
        spacing: $(size * 2)
        content:
          - Text: '$(count == 3 ? "Three" : "Some") of $(total)'
            modifiers: [ { font: headline }, { padding: $(size) } ]
          - Color: "$(count > 2 ? Color.red : Color.blue)"
            modifiers: [ { frame: { width: $(total * count), height: "$(Double(total) * 1.5)" } } ]
          - HStack:
              - Text: $(count) × $(size)
              - Spacer
              - Text: $(total)
          - Rectangle:
            modifiers: [ { frame: { width: $(total * total), height: 1 } } ]
          - Text: '$(total.isMultiple(of: 2) ? "done" : "odd")'
            modifiers: [ { padding: $(total / 2) } ]
    """
}
