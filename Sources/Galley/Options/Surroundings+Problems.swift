import GalleySource

extension Surroundings {
  /// What is wrong with the surroundings, whatever the document: each is a problem without a place.
  ///
  /// Every layout in them has them, too: nothing that a caller says is dropped in silence.
  public var problems: [Problem] { Problem.list(DiagnosticCollection(diagnostics), of: [], naming: .library) }

  /// What is wrong with the surroundings.
  var diagnostics: [Diagnostic] {
    var problems = canvasProblems
    if let scale, !(scale.isFinite && scale > 0) {
      problems.append(.option("the scale must be a number above 0, not \(scale)"))
    }
    return problems
  }

  private var canvasProblems: [Diagnostic] {
    switch canvas {
    case nil: return []
    case .size(let width, let height):
      if [width, height].allSatisfy({ $0.isFinite && $0 >= 0 }) { return [] }
      return [.option("the canvas must have finite lengths that are not negative, not \(width) × \(height)")]
    case .proposal(let width, let height):
      if [width, height].allSatisfy({ $0.map { $0 >= 0 } ?? true }) { return [] }
      let lengths = [width, height].map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " × ")
      return [.option("a proposal must have lengths that are not negative, `nil` or infinite, not \(lengths)")]
    case .device(let device, let isLandscape):
      guard isLandscape, device.landscapeSize == nil else { return [] }
      return [.option("`\(device.name)` has one orientation only, and landscape was asked for")]
    }
  }
}
