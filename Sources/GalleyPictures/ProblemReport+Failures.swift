public import Galley

extension ProblemReport {
  /// Adds that a picture is too large for a form of files; other failures are no problems of a document.
  public mutating func add(_ failure: PictureFailure, of picture: Picture) {
    if failure.isTooLarge { addTooLarge(picture, because: failure.description) }
  }
}
