package import GalleyLayout

extension TextContent {
  /// A text in the fonts and limits of its environment.
  package init(_ string: String, in environment: EnvironmentValues) {
    let run = Run(
      string: string, font: environment.resolvedFont, kerning: environment.kerning, tracking: environment.tracking,
      baselineOffset: environment.baselineOffset)
    self.init(runs: [run], dynamicTypeSize: environment.dynamicTypeSize)
    textCase = environment.textCase
    lineLimit = environment.lineLimit
    reservedLines = environment.reservedLines
    lineSpacing = environment.lineSpacing
    minimumScaleFactor = environment.minimumScaleFactor
    truncationMode = environment.truncationMode
    alignment = environment.multilineTextAlignment
    allowsTightening = environment.allowsTightening
  }
}
