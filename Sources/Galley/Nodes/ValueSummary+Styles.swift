import GalleyExpressions
import GalleyLayout

extension Color {
  /// The colour as a document would write it.
  var summary: String {
    let name: String
    switch base {
    case .system(let word): name = word.rawValue
    case .asset(let word): name = "\"\(word)\""
    case .components(let red, let green, let blue):
      name = "#" + [red, green, blue].map { Color.hexadecimal($0) }.joined()
    case .mixed(let first, let second, let fraction):
      name = "\(first.summary).mix(with: \(second.summary), by: \(fraction))"
    }
    return opacity == 1 ? name : "\(name).opacity(\(opacity))"
  }

  private static func hexadecimal(_ component: Double) -> String {
    let value = Int((min(max(component, 0), 1) * 255).rounded())
    let digits = String(value, radix: 16, uppercase: true)
    return value < 16 ? "0" + digits : digits
  }
}

extension Font {
  /// The font as Swift would write it, without the leading dot.
  var summary: String {
    let base: String
    switch self.base {
    case .style(let style): base = style.rawValue
    case .system(let size): base = "system(size: \(size.shortDescription))"
    case .custom(let name, let size, _): base = "custom(\"\(name)\", size: \(size.shortDescription))"
    }
    var methods = ""
    if let weight = modifiers.weight { methods += ".weight(\(weight))" }
    if modifiers.isBold == true { methods += ".bold()" }
    if modifiers.isItalic == true { methods += ".italic()" }
    if modifiers.isMonospaced == true { methods += ".monospaced()" }
    if modifiers.isMonospacedDigit == true { methods += ".monospacedDigit()" }
    if modifiers.isSmallCaps == true { methods += ".smallCaps()" }
    if let design = modifiers.design { methods += ".design(\(design))" }
    return base + methods
  }
}

extension Double {
  /// Without the fraction of a whole number.
  fileprivate var shortDescription: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int64(self))" : "\(self)"
  }
}

extension ShapeStyle {
  /// The style as a document would write it.
  var summary: String {
    switch self {
    case .color(let color): color.summary
    case .colorGradient(let color): "\(color.summary).gradient"
    case .linearGradient: "linearGradient"
    case .radialGradient: "radialGradient"
    case .angularGradient: "angularGradient"
    case .ellipticalGradient: "ellipticalGradient"
    case .material(let material): material.styleName
    case .semantic(let style): style.rawValue
    case .meshGradient: "meshGradient"
    case .hierarchical(let level): level.rawValue
    case .level(let style, let level): "\(style.summary).\(level.rawValue)"
    case .opacity(let style, let opacity): "\(style.summary).opacity(\(opacity))"
    case .blendMode(let style, let mode): "\(style.summary).blendMode(\(mode))"
    case .shadow(let style, _): "\(style.summary).shadow"
    case .erased(let style): style.summary
    }
  }
}
