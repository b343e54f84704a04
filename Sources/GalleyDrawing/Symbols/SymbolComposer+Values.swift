// Which parts of a symbol show a value: those up to it are drawn in full.

extension SymbolComposer {
  /// The parts of a symbol of the table; one for most.
  static func parts(of path: Path, name: String, isLine: Bool) -> [SymbolOutline.Part] {
    let stem = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    guard let steps = variable[stem] else { return [SymbolOutline.Part(path: path, isLine: isLine)] }
    let contours = path.contours
    func part(_ indexes: [Int], threshold: Double?) -> SymbolOutline.Part {
      var path = Path()
      for index in indexes where index < contours.count { path.append(contours[index]) }
      return SymbolOutline.Part(path: path, isLine: isLine, threshold: threshold)
    }
    let base = steps.body.isEmpty ? [] : [part(steps.body, threshold: nil)]
    let count = Double(steps.rising.count)
    return base + steps.rising.enumerated().map { part([$1], threshold: Double($0) / count) }
  }

  /// The contours of a symbol that always show, and of those of its value the one for each step.
  private struct Steps {
    var body: [Int]
    var rising: [Int]
  }

  /// The symbols that show a value.
  ///
  /// Where two have the same outline, the one with fewer waves shows only those. A speaker's contours are its three waves from the outermost, then its body; filled it has one contour less.
  private static let variable = [
    "cellularbars": Steps(body: [], rising: [0, 1, 2, 3]),
    "speaker.wave.2": Steps(body: [3, 4], rising: [2, 1]),
    "speaker.wave.3": Steps(body: [3, 4], rising: [2, 1, 0]),
    "wifi": Steps(body: [], rising: [3, 2, 1, 0]),
  ]
}
