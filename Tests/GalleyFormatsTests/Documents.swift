import GalleyFormats
import GalleySource
import Testing

/// A document whose interesting places are marked by `1️⃣`, `2️⃣` and so on, which are no part of it.
struct MarkedText {
  let bytes: [UInt8]
  /// The byte offsets of the markers, by their digit.
  let markers: [Int: UInt32]

  init(_ text: String) {
    var bytes: [UInt8] = []
    var markers: [Int: UInt32] = [:]
    for character in text {
      if character.unicodeScalars.contains("\u{20E3}"),
        let digit = character.unicodeScalars.first?.properties.numericType,
        digit == .decimal, let value = character.unicodeScalars.first.map({ Int($0.value) - 48 })
      {
        markers[value] = UInt32(bytes.count)
      } else {
        bytes.append(contentsOf: String(character).utf8)
      }
    }
    self.bytes = bytes
    self.markers = markers
  }

  /// The span between two markers.
  func span(_ first: Int, _ second: Int) -> SourceSpan {
    SourceSpan(start: markers[first] ?? .max, end: markers[second] ?? .max)
  }
}

func readYAML(_ text: String, limits: ReadingLimits = ReadingLimits()) -> ReadingResult {
  readYAML(SourceFile(name: "a.yaml", bytes: Array(text.utf8)), index: 0, limits: limits)
}

func readJSON(_ text: String, limits: ReadingLimits = ReadingLimits()) -> ReadingResult {
  readJSON(SourceFile(name: "a.json", bytes: Array(text.utf8)), index: 0, limits: limits)
}

extension LocatedTree {
  /// The values of the subtree in the manner of JSON, without places: what twins have in common.
  func outline(_ id: EntryID = EntryID(0)) -> String {
    switch kind(id) {
    case .mapping: "{" + pairs(id).map { "\(text($0.key)): \(outline($0.value))" }.joined(separator: ", ") + "}"
    case .sequence: "[" + elements(id).map { outline($0) }.joined(separator: ", ") + "]"
    case .string: "\"\(text(id))\""
    case .null: "null"
    case .number, .boolean: text(id)
    }
  }

  /// The value found by going down through mappings by key and through sequences by position.
  func at(_ path: String...) -> EntryID {
    var id = root
    for step in path {
      if let position = Int(step), kind(id) == .sequence {
        id = Array(elements(id))[position]
      } else {
        id = pairs(id).first { text($0.key) == step }?.value ?? end
      }
    }
    return id
  }
}

/// Applies the fixes of `diagnostics` to `bytes`, last place first.
func apply(_ diagnostics: [Diagnostic], to bytes: [UInt8]) -> [UInt8] {
  var result = bytes
  for fix in diagnostics.compactMap(\.fix).sorted(by: { $0.span.start > $1.span.start }) {
    result.replaceSubrange(Int(fix.span.start)..<Int(fix.span.end), with: Array(fix.replacement.utf8))
  }
  return result
}
