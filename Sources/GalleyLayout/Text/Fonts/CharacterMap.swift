/// Which glyphs of a font characters have: a subtable of `cmap`, of the form 12, with all of Unicode, or 4, with its first plane.
struct CharacterMap: Sendable {
  private enum Form { case segments, groups }

  private let form: Form
  private let table: FontTable

  /// Takes the richer of the maps for Unicode; nil if there is none in either form.
  init?(_ table: FontTable) {
    guard let count = table.word(2) else { return nil }
    var found: [Form: FontTable] = [:]
    for record in 0..<count {
      let place = 4 + 8 * record
      guard let platform = table.word(place), let encoding = table.word(place + 2), let start = table.long(place + 4)
      else { break }
      // Unicode's own platform, and the two encodings of Windows that are Unicode.
      guard platform == 0 || platform == 3 && (encoding == 1 || encoding == 10),
        let map = table.part(from: start, count: table.count - start)
      else { continue }
      switch map.word(0) {
      case 4: found[.segments] = map
      case 12: found[.groups] = map
      default: break
      }
    }
    if let groups = found[.groups] {
      (form, self.table) = (.groups, groups)
    } else if let segments = found[.segments] {
      (form, self.table) = (.segments, segments)
    } else {
      return nil
    }
  }

  /// The glyph of a character; nil if the font has none.
  func glyph(of scalar: Unicode.Scalar) -> Int? {
    let glyph =
      switch form {
      case .segments: segmentGlyph(Int(scalar.value))
      case .groups: groupGlyph(Int(scalar.value))
      }
    return glyph == 0 ? nil : glyph
  }

  /// The first of some ranges in ascending order that does not end before a character.
  private func first(of count: Int, endingAt value: Int, end: (Int) -> Int?) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let end = end(middle) else { return nil }
      if end < value { low = middle + 1 } else { high = middle }
    }
    return low < count ? low : nil
  }

  private func segmentGlyph(_ value: Int) -> Int? {
    guard value <= 0xFFFF, let doubled = table.word(6) else { return nil }
    // The ends of all segments, a word, then their starts, what is added, and where the glyphs of the others are listed.
    guard let segment = first(of: doubled / 2, endingAt: value, end: { table.word(14 + 2 * $0) }) else { return nil }
    let place = 16 + 2 * segment
    guard let start = table.word(place + doubled), start <= value, let added = table.word(place + 2 * doubled),
      let distance = table.word(place + 3 * doubled)
    else { return nil }
    if distance == 0 { return (value + added) & 0xFFFF }
    guard let glyph = table.word(place + 3 * doubled + distance + 2 * (value - start)) else { return nil }
    return glyph == 0 ? nil : (glyph + added) & 0xFFFF
  }

  private func groupGlyph(_ value: Int) -> Int? {
    guard let count = table.long(12) else { return nil }
    guard let group = first(of: count, endingAt: value, end: { table.long(20 + 12 * $0) }) else { return nil }
    let place = 16 + 12 * group
    guard let start = table.long(place), start <= value, let glyph = table.long(place + 8) else { return nil }
    return glyph + value - start
  }
}
