/// A symbol as it is drawn in its font.
package struct DrawnSymbol: Hashable, Sendable {
  /// How the symbol fills its frame.
  package enum Fit: Hashable, Sendable {
    /// As large as the font makes it.
    case font
    /// As large as its box, whose size was measured.
    case box
    /// As large as the angle at the end of a row, whatever box was measured: those that point to the two sides are mirror
    /// images.
    case angle
    /// As large as what a resizable picture was given.
    case frame
  }

  package let name: String
  /// Of a round symbol, in points.
  package let diameter: Double
  /// On CSS's scale, from 100 to 900.
  package let weight: Double
  package let fit: Fit
  /// How high the box is in which a symbol of the usual height stands, in points.
  package var boxHeight: Double { SymbolMetrics.heightFactor * diameter }

  package init(name: String, diameter: Double, weight: Double, fit: Fit) {
    self.name = name
    self.diameter = diameter
    self.weight = weight
    self.fit = fit
  }

  private static let angles: Set<String> = ["chevron.left", "chevron.right", "chevron.backward", "chevron.forward"]

  fileprivate static func fit(of name: String, isMeasured: Bool) -> Fit {
    angles.contains(name) ? .angle : isMeasured ? .box : .font
  }

  /// A symbol among the letters of a font.
  package init(name: String, in font: GlyphFont) {
    self.name = name
    weight = font.weight
    diameter = SymbolMetrics.drawingFactor(scale: .medium, weight: font.weight) * font.size
    fit = Self.fit(of: name, isMeasured: SymbolSize(of: name[...]).knownPart == .size)
  }
}

extension TextMeasurer {
  /// Returns how large and heavy a symbol is drawn.
  package func drawnSymbol(_ symbol: SymbolContent) -> DrawnSymbol {
    let font = ResolvedFont(symbol.font, dynamicTypeSize: symbol.dynamicTypeSize, in: system)
    let factor = SymbolMetrics.drawingFactor(scale: symbol.scale, weight: font.weight)
    let fit =
      symbol.isResizable ? .frame : DrawnSymbol.fit(of: symbol.name, isMeasured: symbol.box.knownPart == .size)
    return DrawnSymbol(name: symbol.name, diameter: factor * font.size, weight: font.weight, fit: fit)
  }
}
