/// A symbol as it is drawn in its font.
package struct DrawnSymbol: Hashable, Sendable {
  /// How the symbol fills its frame.
  package enum Fit: Hashable, Sendable {
    /// As large as the font makes it.
    case font
    /// As large as its box, whose size was measured.
    case box
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

  /// A symbol among the letters of a font.
  package init(name: String, in font: GlyphFont) {
    self.name = name
    weight = font.weight
    diameter = SymbolMetrics.drawingFactor(scale: .medium, weight: font.weight) * font.size
    fit = SymbolSize(of: name[...]).knownPart == .size ? .box : .font
  }
}

extension TextMeasurer {
  /// Returns how large and heavy a symbol is drawn.
  package func drawnSymbol(_ symbol: SymbolContent) -> DrawnSymbol {
    let font = ResolvedFont(symbol.font, dynamicTypeSize: symbol.dynamicTypeSize, in: system)
    let factor = SymbolMetrics.drawingFactor(scale: symbol.scale, weight: font.weight)
    let fit: DrawnSymbol.Fit = symbol.isResizable ? .frame : symbol.box.knownPart == .size ? .box : .font
    return DrawnSymbol(name: symbol.name, diameter: factor * font.size, weight: font.weight, fit: fit)
  }
}
