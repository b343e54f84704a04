package import GalleySource

package func readJSON(
  _ file: SourceFile, index: UInt32, limits: ReadingLimits = ReadingLimits()
) -> ReadingResult {
  readYAML(file, index: index, limits: limits)
}
