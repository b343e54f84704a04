import GalleyDrawing
import GalleyLayout

// Gradients as PDF has them: a function of a share of the way, and where that way leads.

extension Paint {
  /// The stops of a gradient along a line or between circles, and the entries of its shading; nil for other paints.
  var shading: (stops: [ColorStop], entries: String, map: Affine)? {
    func text(_ values: Double...) -> String { values.map { String(pdf: $0) }.joined(separator: " ") }
    switch self {
    case .solid, .conic: return nil
    case .linear(let stops, let start, let end):
      return (
        stops, "/ShadingType 2 /Coords [\(text(start.x, start.y, end.x, end.y))] /Extend [true true]", .identity
      )
    case .radial(let stops, let center, let startRadius, let endRadius, let shape):
      let circles = text(center.x, center.y, max(startRadius, 0), center.x, center.y, max(endRadius, 0))
      return (stops, "/ShadingType 3 /Coords [\(circles)] /Extend [true true]", shape)
    }
  }
}

extension [ColorStop] {
  /// The opacity that all stops have; nil if it changes.
  var commonAlpha: Double? {
    guard let first else { return 0 }
    return allSatisfy { $0.color.alpha == first.color.alpha } ? first.color.alpha.unit : nil
  }

  /// A function from 0 to 1 that gives colours.
  var colorFunction: String {
    function { color in [color.red.unit, color.green.unit, color.blue.unit] }
  }

  /// A function from 0 to 1 that gives opacities as grey.
  var alphaFunction: String { function { [$0.alpha.unit] } }

  /// One function for each stretch between two stops, put together.
  private func function(_ components: (ResolvedColor) -> [Double]) -> String {
    func text(_ color: ResolvedColor) -> String { components(color).map { String(pdf: $0) }.joined(separator: " ") }
    func line(_ start: ResolvedColor, _ end: ResolvedColor) -> String {
      "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [\(text(start))] /C1 [\(text(end))] >>"
    }
    guard let first, let last else { return line(.black, .black) }
    // Each part but the last has its end among the bounds; what has no length is no part.
    var parts: [String] = []
    var bounds: [Double] = []
    if first.location > 0 {
      parts.append(line(first.color, first.color))
      bounds.append(first.location.unit)
    }
    for (start, end) in zip(self, dropFirst()) where start.location.unit < end.location.unit {
      parts.append(line(start.color, end.color))
      bounds.append(end.location.unit)
    }
    if last.location < 1 || parts.isEmpty { parts.append(line(last.color, last.color)) } else { bounds.removeLast() }
    let limits = bounds.map { String(pdf: $0) }.joined(separator: " ")
    let encodings = Array<String>(repeating: "0 1", count: parts.count).joined(separator: " ")
    return "<< /FunctionType 3 /Domain [0 1] /Functions [\(parts.joined(separator: " "))] /Bounds [\(limits)] "
      + "/Encode [\(encodings)] >>"
  }
}

extension ResolvedColor {
  fileprivate static let black = ResolvedColor(red: 0, green: 0, blue: 0)
}
