import GalleyExpressions
import GalleyLayout
import GalleySource

/// What colours are written with, and what the parts make.
enum ColorLiteral {
  /// The names of system colours, as the type table declares them.
  static let systemNames: [String] = {
    let types = TypeTable()
    return TypeTable.builtInID("Color").map { types[$0].staticMembers.map(\.name) } ?? []
  }()

  /// The colour of the system that a name stands for; nil where `Color` has none of that name.
  static func system(_ name: String) -> Color? {
    systemNames.contains(name) ? SystemColor.Name(rawValue: name).map { Color(.system($0)) } : nil
  }

  /// The keys of a mapping.
  static let keys = [
    "red", "green", "blue", "white", "hue", "saturation", "brightness", "opacity", "named", "base",
  ]

  /// What makes a colour whole.
  static let forms: [Set<String>] = [
    ["named"], ["base"], ["white"], ["red", "green", "blue"], ["hue", "saturation", "brightness"],
  ]

  /// The colour of parts, each with its key.
  static func color(_ keys: [String], _ values: [Value]) -> Color {
    func number(_ key: String) -> Double? { keys.firstIndex(of: key).flatMap { values[$0].number } }
    let opacity = number("opacity") ?? 1
    if let index = keys.firstIndex(of: "base"), case .color(let base) = values[index] {
      return Color(base.base, opacity: base.opacity * opacity)
    }
    if let index = keys.firstIndex(of: "named"), case .string(let name) = values[index] {
      return Color(.asset(name), opacity: opacity)
    }
    if let white = number("white") {
      return Color(.components(red: white, green: white, blue: white), opacity: opacity)
    }
    if let hue = number("hue") {
      let base = Color.Base(
        hue: hue, saturation: number("saturation") ?? 0, brightness: number("brightness") ?? 0)
      return Color(base, opacity: opacity)
    }
    return Color(
      .components(red: number("red") ?? 0, green: number("green") ?? 0, blue: number("blue") ?? 0), opacity: opacity)
  }
}

extension Color {
  /// The colour that a text names which is known only as the document is evaluated.
  ///
  /// A name that no colour has is one that the asset catalogue lacks, which whoever takes the colour complains of.
  init(named name: String) {
    self = Color(hexadecimal: name) ?? ColorLiteral.system(name) ?? Color(.asset(name))
  }

  /// The colour of `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let rgba = digits.count == 8 ? value : value << 8 | 0xFF
    let component = { (shift: UInt32) in Double(rgba >> shift & 0xFF) / 255 }
    self.init(
      .components(red: component(24), green: component(16), blue: component(8)),
      opacity: digits.count == 8 ? component(0) : 1)
  }
}

extension Diagnostic {
  /// What begins as a colour in digits and is none; a `place` to mend is given where the text itself stands there.
  static func notHexadecimal(_ text: String, at span: SourceSpan, fixing sourceSpan: SourceSpan? = nil) -> Diagnostic {
    let digits = text.dropFirst()
    let isShort = (digits.count == 3 || digits.count == 4) && digits.allSatisfy(\.isHexDigit)
    let mend = isShort ? "#" + digits.map { "\($0)\($0)" }.joined() : nil
    return Diagnostic(
      .unknownCase, "`#\(digits)` is not a colour: after `#` come 6 or 8 hexadecimal digits", at: span,
      label: mend.map { "write `\"\($0)\"`" } ?? "such as `\"#FF8800\"`",
      fix: mend.flatMap { mend in sourceSpan.map { TextEdit(span: $0, replacement: mend) } })
  }
}
