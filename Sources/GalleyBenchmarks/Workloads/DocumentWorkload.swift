import Galley

/// A document that is read, checked, evaluated, laid out and printed: what `galley frames` does, without the files.
struct DocumentWorkload: Sendable {
  let name: String
  /// The number of views in the document.
  let views: Int
  /// How often it is interpreted for one measurement: small documents take too little time for the clock.
  var rounds = 1
  let makeSource: @Sendable () -> DocumentSource

  /// Stacks of ten, alternately vertical and horizontal, around leaves of four kinds.
  ///
  /// The outermost stack has nine children, so that the views are a round number: 1 + 9 + … + 9·10ⁿ = 10ⁿ⁺¹.
  static let all = [4, 5].flatMap { levels in
    let views = (0..<levels).reduce(1) { count, _ in count * 10 }
    return [
      DocumentWorkload(name: "document \(views) json", views: views) {
        var generator = JSONDocument()
        generator.addNested(levels: levels, children: 9)
        return DocumentSource(name: "generated.json", bytes: generator.bytes, format: .json)
      },
      DocumentWorkload(name: "document \(views) yaml", views: views) {
        var generator = YAMLDocument()
        generator.addNested(levels: levels, children: 9)
        return DocumentSource(name: "generated.yaml", bytes: generator.bytes, format: .yaml)
      },
    ]
  }
}

/// Writes the document as JSON without white space.
private struct JSONDocument {
  var bytes: [UInt8] = []
  private var leaves = 0

  mutating func addNested(levels: Int, children: Int = 10) {
    if levels == 0 { return addLeaf() }
    append(levels.isMultiple(of: 2) ? #"{"HStack":["# : #"{"VStack":["#)
    for index in 0..<children {
      if index > 0 { append(",") }
      addNested(levels: levels - 1)
    }
    append("]}")
  }

  private mutating func addLeaf() {
    leaves += 1
    switch leaves % 4 {
    case 0: append(#"{"Color":"red","modifiers":[{"frame":{"width":10,"height":10}}]}"#)
    case 1: append(#"{"Text":"Leaf \#(leaves)"}"#)
    case 2: append(#""Spacer""#)
    default: append(#"{"Rectangle":null,"modifiers":[{"padding":4}]}"#)
    }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

/// Writes the document as YAML in blocks, two columns a level.
private struct YAMLDocument {
  var bytes: [UInt8] = []
  private var leaves = 0
  private var depth = 0

  mutating func addNested(levels: Int, children: Int = 10) {
    if levels == 0 { return addLeaf() }
    append(levels.isMultiple(of: 2) ? "HStack:" : "VStack:")
    depth += 1
    for _ in 0..<children {
      line("- ")
      depth += 1
      addNested(levels: levels - 1)
      depth -= 1
    }
    depth -= 1
  }

  private mutating func addLeaf() {
    leaves += 1
    switch leaves % 4 {
    case 0:
      append("Color: red")
      line("modifiers: [ { frame: { width: 10, height: 10 } } ]")
    case 1: append("Text: Leaf \(leaves)")
    case 2: append("Spacer")
    default:
      append("Rectangle:")
      line("modifiers: [ { padding: 4 } ]")
    }
  }

  private mutating func line(_ text: String) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    append(text)
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
