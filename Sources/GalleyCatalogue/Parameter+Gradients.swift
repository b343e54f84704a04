import GalleyLanguage

extension ViewOverload {
  /// The three forms of a gradient's initialiser: colours, stops, or a gradient, followed by the same parameters.
  static func gradient(_ name: String, since availability: Availability? = nil, _ rest: [Parameter]) -> [ViewOverload] {
    let sources: [Parameter] = [
      .required("colors", .value(.array(.builtIn("Color"))), "Colours at equal distances."),
      .required("stops", .value(.array(.builtIn("Gradient.Stop"))), "Colours with their places, from 0 to 1."),
      .required("gradient", .type("Gradient"), "The colours as a gradient."),
    ]
    return sources.map { source in
      ViewOverload([source] + rest, since: availability, type: .named(name), layout: .leaf { _ in .fill })
    }
  }
}
