// Initialisers and methods of Color.
extension FunctionTable {
  static let colors: [FunctionDeclaration] = colorComponents + colorNames + colorMethods

  private static let opacity = FunctionDeclaration.Parameter.may("opacity", .double, .double(1))
  private static let space = FunctionDeclaration.Parameter.may(
    "", .named(TypeTable.wellKnown("Color.RGBColorSpace")),
    .enumeration(TypeTable.wellKnown("Color.RGBColorSpace"), index: 0, payload: []))

  private static let colorComponents: [FunctionDeclaration] = [
    .initializer(
      "Color", [space, .needs("red", .double), .needs("green", .double), .needs("blue", .double), opacity],
      .named(.color), about: "A colour of red, green and blue, from 0 to 1 each."
    ) { arguments throws(FunctionFailure) in
      .color(
        Color(
          .components(red: try arguments.double(1), green: try arguments.double(2), blue: try arguments.double(3)),
          opacity: try arguments.double(4)))
    },
    .initializer("Color", [space, .needs("white", .double), opacity], .named(.color), about: "A grey, from 0 to 1.") {
      arguments throws(FunctionFailure) in
      let white = try arguments.double(1)
      return .color(Color(.components(red: white, green: white, blue: white), opacity: try arguments.double(2)))
    },
    .initializer(
      "Color", [.needs("hue", .double), .needs("saturation", .double), .needs("brightness", .double), opacity],
      .named(.color), about: "A colour of hue, saturation and brightness, from 0 to 1 each."
    ) { arguments throws(FunctionFailure) in
      let base = Color.Base(
        hue: try arguments.double(0), saturation: try arguments.double(1), brightness: try arguments.double(2))
      return .color(Color(base, opacity: try arguments.double(3)))
    },
  ]

  private static let colorNames: [FunctionDeclaration] =
    [
      .initializer("Color", [.needs("", .string)], .named(.color), about: "A colour of the asset catalogue.") {
        arguments throws(FunctionFailure) in .color(Color(.asset(try arguments.string(0))))
      },
      .initializer("Color", [.needs("", .named(.color))], .named(.color), about: "The colour itself, such as UIKit's.")
      {
        arguments throws(FunctionFailure) in arguments[0]
      },
    ]
    + ["uiColor", "nsColor"].map { label in
      .initializer("Color", [.needs(label, .named(.color))], .named(.color), about: "A colour of UIKit or AppKit.") {
        arguments throws(FunctionFailure) in arguments[0]
      }
    }

  private static let colorMethods: [FunctionDeclaration] = [
    .method(
      "opacity", on: .named(.color), [.needs("", .double)], .named(.color), about: "The colour with less opacity."
    ) {
      arguments throws(FunctionFailure) in
      var color = try arguments.color(0)
      color.opacity *= try arguments.double(1)
      return .color(color)
    },
    .method(
      "mix", on: .named(.color), [.needs("with", .named(.color)), .needs("by", .double)], .named(.color),
      about: "The colour with so much of another, from 0 to 1."
    ) { arguments throws(FunctionFailure) in
      .color(
        Color(.mixed(try arguments.color(0), with: try arguments.color(1), by: try arguments.double(2))))
    },
    .property("gradient", on: .named(.color), .named(.anyGradient), about: "The gradient of a colour.") {
      arguments throws(FunctionFailure) in .style(.colorGradient(try arguments.color(0)))
    },
  ]
}

extension Color.Base {
  /// Converts hue, saturation and brightness, from 0 to 1 each, to red, green and blue.
  package init(hue: Double, saturation: Double, brightness: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    self =
      switch sector {
      case ..<1: .components(red: brightness, green: rising, blue: low)
      case ..<2: .components(red: falling, green: brightness, blue: low)
      case ..<3: .components(red: low, green: brightness, blue: rising)
      case ..<4: .components(red: low, green: falling, blue: brightness)
      case ..<5: .components(red: rising, green: low, blue: brightness)
      default: .components(red: brightness, green: low, blue: falling)
      }
  }
}
