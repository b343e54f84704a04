import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewOverload {
  /// The three forms of a gradient's initialiser: colours, stops, or a gradient, followed by the same parameters.
  ///
  /// `style` makes of the colours and the other arguments what is drawn.
  static func gradient(
    _ name: String, since availability: Availability? = nil, _ rest: [Parameter],
    style: @escaping @Sendable ([GradientStop], Arguments) -> ShapeStyle
  ) -> [ViewOverload] {
    let sources: [Parameter] = [
      .required(.colors, "Colours at equal distances."),
      .required(.stops, "Colours with their places, from 0 to 1."),
      .required(.gradient, "The colours as a gradient."),
    ]
    return sources.map { source in
      ViewOverload(
        [source] + rest, since: availability, type: .named(name),
        drawing: .fill { arguments in
          style(arguments[.colors] ?? arguments[.stops] ?? arguments[.gradient] ?? [], arguments)
        },
        layout: .leaf { _ in .fill })
    }
  }
}

extension ArgumentLabel<[GradientStop]> {
  fileprivate static var colors: Self {
    Self("colors", .value(.array(.builtIn("Color")))) { value, _ in GradientStop.list(colors: value) }
  }
  fileprivate static var stops: Self {
    Self("stops", .value(.array(.builtIn("Gradient.Stop")))) { value, _ in GradientStop.list(stops: value) }
  }
  fileprivate static var gradient: Self {
    Self("gradient", .type("Gradient")) { value, _ in
      guard case .linearGradient(let stops, _, _)? = value.shapeStyle else { return nil }
      return stops
    }
  }
}
