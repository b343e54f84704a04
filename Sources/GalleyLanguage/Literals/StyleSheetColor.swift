import GalleyFormats
import GalleySource

/// Colours as style sheets and other tools write them.
enum StyleSheetColor {
  /// A colour of a style sheet or another tool as `#RRGGBB` or `#RRGGBBAA`: `rgb(255, 0, 0)`, `0xFF0000`, `#F00`.
  static func hexadecimal(_ written: String) -> String? {
    guard written.utf8.count <= 80 else { return nil }
    for name in ["Color(0x", "const Color(0x"] where written.hasPrefix(name) && written.hasSuffix(")") {
      // The first two digits are the alpha there.
      let digits = written.dropFirst(name.count).dropLast().uppercased()
      guard digits.allSatisfy(\.isHexDigit), digits.count == 6 || digits.count == 8 else { return nil }
      let color = digits.suffix(6)
      return digits.count == 6 || digits.hasPrefix("FF") ? "#\(color)" : "#\(color)\(digits.prefix(2))"
    }
    if written.hasPrefix("0x") || written.hasPrefix("#") {
      let digits = written.drop { $0 == "0" || $0 == "#" }.drop { $0 == "x" }
      let all = written.hasPrefix("0x") ? written.dropFirst(2) : digits.isEmpty ? "" : written.dropFirst()
      guard all.allSatisfy(\.isHexDigit) else { return nil }
      if all.count == 3 || all.count == 4 { return "#" + all.map { "\($0)\($0)" }.joined() }
      return all.count == 6 || all.count == 8 ? "#\(all)" : nil
    }
    if let digits = names[written.lowercased()] { return "#\(digits)" }
    if written.hasPrefix("hsl") { return hueSaturationLightness(written) }
    guard written.hasPrefix("rgb"), written.hasSuffix(")"), let open = written.firstIndex(of: "(") else { return nil }
    let parts = written[written.index(after: open)...].dropLast().split { $0 == "," || $0 == " " || $0 == "/" }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    var result = "#"
    for (index, part) in parts.enumerated() {
      let isPercentage = part.hasSuffix("%")
      guard let number = Double(isPercentage ? part.dropLast() : part) else { return nil }
      let byte = (isPercentage ? number * 2.55 : index == 3 ? number * 255 : number).rounded()
      guard (0...255).contains(byte) else { return nil }
      let digits = String(Int(byte), radix: 16, uppercase: true)
      result += digits.count == 1 ? "0\(digits)" : digits
    }
    return result
  }
}

extension StyleSheetColor {
  /// The usual ones of the colours that style sheets have by name and SwiftUI has not.
  private static let names = [
    "aqua": "00FFFF", "beige": "F5F5DC", "chocolate": "D2691E", "coral": "FF7F50", "crimson": "DC143C",
    "darkblue": "00008B",
    "darkgray": "A9A9A9", "darkgreen": "006400", "darkgrey": "A9A9A9", "darkred": "8B0000", "fuchsia": "FF00FF",
    "gold": "FFD700", "goldenrod": "DAA520", "hotpink": "FF69B4", "ivory": "FFFFF0", "khaki": "F0E68C",
    "lavender": "E6E6FA", "lightblue": "ADD8E6", "lightgray": "D3D3D3", "lightgreen": "90EE90", "lightgrey": "D3D3D3",
    "lime": "00FF00", "limegreen": "32CD32", "magenta": "FF00FF", "maroon": "800000", "navy": "000080",
    "olive": "808000", "orchid": "DA70D6", "plum": "DDA0DD", "salmon": "FA8072", "silver": "C0C0C0",
    "skyblue": "87CEEB",
    "slategray": "708090", "steelblue": "4682B4", "tan": "D2B48C", "tomato": "FF6347", "turquoise": "40E0D0",
    "violet": "EE82EE", "whitesmoke": "F5F5F5",
  ]

  /// A colour as it is written here where other tools write `Colors.red`, `Color.Red`, `rgb(255, 0, 0)`: by its digits or
  /// its bare name.
  static func name(_ written: String) -> String {
    if let digits = hexadecimal(written) { return digits }
    guard let dot = written.lastIndex(of: "."),
      ["Colors", "Color", "UIColor", "NSColor", "colors"].contains(written[..<dot])
    else { return written }
    let name = written[written.index(after: dot)...]
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// `hsl(120, 50%, 50%)` as `#RRGGBB`, with an alpha as `#RRGGBBAA`; nil for anything else.
  private static func hueSaturationLightness(_ written: String) -> String? {
    let parts = written.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split { ",/ ".contains($0) }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let numbers = parts.enumerated().map { index, part in
      // A hue in turns or radians would be another colour.
      let units = index == 0 ? ["deg"] : ["%"]
      let unit = units.first { part.hasSuffix($0) }
      return Double(part.dropLast(unit?.count ?? 0)) ?? .nan
    }
    guard numbers.allSatisfy({ $0.isFinite && $0 >= 0 }), numbers[1] <= 100, numbers[2] <= 100 else { return nil }
    let hue = numbers[0].truncatingRemainder(dividingBy: 360)
    let (saturation, lightness) = (numbers[1] / 100, numbers[2] / 100)
    let reach = saturation * min(lightness, 1 - lightness)
    // Each channel stands a third of the circle from the next.
    var channels = [0.0, 8, 4].map { shift in
      let position = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(position - 3, 9 - position, 1))
    }
    if let alpha = numbers.dropFirst(3).first { channels.append(min(parts[3].hasSuffix("%") ? alpha / 100 : alpha, 1)) }
    return "#"
      + channels.map { channel in
        let digits = String(Int((channel * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }
}

extension LiteralReading {
  /// Says how a colour is written that stands as in a style sheet or another tool; nil for anything else.
  func foreignColor(_ entry: EntryID, named name: String) -> Diagnostic? {
    let written = text(entry)
    let isBare = [6, 8].contains(written.utf8.count) && written.allSatisfy(\.isHexDigit)
    if let mend = isBare ? "#\(written)" : StyleSheetColor.hexadecimal(written) {
      return Diagnostic(
        .unknownCase, "`\(name)` cannot be `\(written)`: a colour of parts is hexadecimal, `#RRGGBB` or `#RRGGBBAA`",
        at: span(entry), label: "write `\"\(mend)\"`",
        fix: TextEdit(span: span(entry), replacement: "\"\(mend)\""))
    }
    let parts = written.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, ["Colors", "UIColor", "NSColor", "Colour", "colors"].contains(parts[0]),
      isColorName(parts[1])
    else { return nil }
    return Diagnostic(
      .unknownCase, "`\(name)` cannot be `\(written)`: a colour is its bare name", at: span(entry),
      label: "write `\(parts[1])`", fix: TextEdit(span: contentSpan(entry), replacement: parts[1]))
  }
}
