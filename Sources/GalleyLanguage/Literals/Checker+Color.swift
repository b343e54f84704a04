import GalleyExpressions
import GalleyFormats
import GalleySource

extension Checker {
  /// A colour: a name, `"#RRGGBB"`, components, `{ named: … }`, or `{ base: …, opacity: … }`.
  mutating func colorLiteral(_ entry: EntryID, named name: String) -> Color? {
    switch tree.kind(entry) {
    case .string: return colorName(entry, named: name)
    case .mapping: return colorMapping(entry, named: name)
    case .null, .boolean, .number, .sequence:
      report(wrongType(entry, wanted: "a colour such as `red` or `\"#FF8800\"`", of: name))
      return nil
    }
  }

  private mutating func colorName(_ entry: EntryID, named name: String) -> Color? {
    let word = caseName(entry)
    if word.hasPrefix("#") {
      if let color = hexColor(word.dropFirst()) { return color }
      report(
        Diagnostic(
          .unknownCase, "`\(word)` is not a colour: after `#` come 6 or 8 hexadecimal digits", at: span(entry),
          label: "such as `\"#FF8800\"`"))
      return nil
    }
    let names = SystemColor.swiftUI + SystemColor.uiKit
    if names.contains(word) { return Color(.system(word)) }
    report(unknownCase(entry, names, named: name))
    return nil
  }

  private func hexColor(_ digits: Substring) -> Color? {
    guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
    let rgba = digits.count == 8 ? value : value << 8 | 0xFF
    let component = { (shift: UInt32) in Double(rgba >> shift & 0xFF) / 255 }
    return Color(
      .components(red: component(24), green: component(16), blue: component(8)),
      opacity: digits.count == 8 ? component(0) : 1)
  }

  private mutating func colorMapping(_ entry: EntryID, named name: String) -> Color? {
    var numbers: [String: Double] = [:]
    var base: Color?
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "named": base = Color(.asset(text(value)))
      case "base":
        guard let color = colorLiteral(value, named: "base") else { return nil }
        base = color
      case "red", "green", "blue", "white", "hue", "saturation", "brightness", "opacity":
        guard let number = numberLiteral(value, named: text(key)) else { return nil }
        numbers[text(key)] = number
      default:
        report(unknownField(key, Checker.colorKeys, of: "Color"))
        return nil
      }
    }
    let opacity = numbers["opacity"] ?? 1
    if let base { return Color(base.base, opacity: base.opacity * opacity) }
    if let white = numbers["white"] {
      return Color(.components(red: white, green: white, blue: white), opacity: opacity)
    }
    if let red = numbers["red"], let green = numbers["green"], let blue = numbers["blue"] {
      return Color(.components(red: red, green: green, blue: blue), opacity: opacity)
    }
    if let hue = numbers["hue"], let saturation = numbers["saturation"], let brightness = numbers["brightness"] {
      let (red, green, blue) = Checker.rgb(hue: hue, saturation: saturation, brightness: brightness)
      return Color(.components(red: red, green: green, blue: blue), opacity: opacity)
    }
    report(
      Diagnostic(
        .missingArgument,
        "a colour needs `red`, `green` and `blue`, or `white`, or `hue`, `saturation` and `brightness`",
        at: span(entry), expected: Checker.colorKeys))
    return nil
  }

  private static let colorKeys = [
    "red", "green", "blue", "white", "hue", "saturation", "brightness", "opacity", "named", "base",
  ]

  private static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }
}
