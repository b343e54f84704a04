import CGalleyOutlines
import GalleyLayout

/// An outline of the table that Tools/outlines wrote, and whose form it describes: 16 × 16 units, y growing downwards.
///
/// What is filled lies to the right of every contour, so that the number of windings tells what is inside.
enum SymbolIcon {
  /// The names of all symbols with an outline of their own, in ascending order.
  static var names: [String] {
    let table = galley_symbols_all()
    return (0..<Int(table.name_count)).map { String(cString: table.names + Int(table.name_places[$0])) }
  }

  /// Returns the outline of a symbol; nil for one that is not in the table.
  static func path(of name: String) -> Path? {
    let table = galley_symbols_all()
    guard let position = position(of: Array(name.utf8), in: table) else { return nil }
    var reader = PackedNumbers(
      table.records, length: Int(table.length), from: Int(table.places[Int(table.outlines[position])]))
    return reader.path()
  }

  /// The units of a side.
  static let side = 16.0

  private static func position(of name: [UInt8], in table: galley_symbols) -> Int? {
    var (low, high) = (0, Int(table.name_count))
    while low < high {
      let middle = (low + high) / 2
      if isAscending(table.names + Int(table.name_places[middle]), name) { low = middle + 1 } else { high = middle }
    }
    guard low < Int(table.name_count) else { return nil }
    let found = table.names + Int(table.name_places[low])
    return name.enumerated().allSatisfy { byte(found, $0) == $1 } && byte(found, name.count) == 0 ? low : nil
  }

  /// Whether a name of the table, ended by a zero, comes before another.
  private static func isAscending(_ entry: UnsafePointer<CChar>, _ name: [UInt8]) -> Bool {
    for (index, other) in name.enumerated() {
      let own = byte(entry, index)
      if own != other { return own < other }
    }
    return false
  }

  private static func byte(_ entry: UnsafePointer<CChar>, _ index: Int) -> UInt8 { UInt8(bitPattern: entry[index]) }
}

extension PackedNumbers {
  /// A path: how many steps it has, of which kinds, and their points, each from the one before it in 256ths.
  fileprivate mutating func path() -> Path {
    let count = number()
    let kinds = (0..<(count + 3) / 4).map { _ in byte() }
    var (path, x, y) = (Path(), 0, 0)
    func next(_ reader: inout PackedNumbers) -> Point {
      x += reader.number()
      y += reader.number()
      return Point(x: Double(x) / 256, y: Double(y) / 256)
    }
    for step in 0..<count {
      switch kinds[step / 4] >> UInt8(step % 4 * 2) & 3 {
      case 0: path.move(to: next(&self))
      case 1: path.line(to: next(&self))
      case 2:
        let (first, second) = (next(&self), next(&self))
        path.cubic(first, second, to: next(&self))
      // There are four kinds.
      default: path.close()
      }
    }
    return path
  }
}
