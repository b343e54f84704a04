import GalleyDrawing
import GalleyLanguage
import GalleyLayout

/// Computes the paths of a document's shapes, each once for a size.
///
/// A class, since computing takes steps of the evaluator, whoever asks.
final class ShapePaths {
  private var evaluator: Evaluator?
  private var known: [Key: Path?] = [:]

  private struct Key: Hashable {
    let shape: ViewNodeID
    let size: Size
  }

  init(_ document: LaidOutDocument) {
    evaluator = document.shapeEvaluator
    evaluator?.tree = document.views
  }

  /// The path in a rectangle; nil if it cannot be computed.
  func path(of shape: ViewNodeID, in rect: Rect) -> Path? {
    let key = Key(shape: shape, size: rect.size)
    let path = known[key] ?? evaluator?.path(ofShape: shape, in: rect.size)
    known[key] = .some(path)
    return path?.mapped { Point(x: $0.x + rect.minX, y: $0.y + rect.minY) }
  }
}
