/// Takes a text piece by piece, in order, so that a long one is never held whole.
///
/// It may be called on another thread than the one that asked for the text, but never on two at once.
package typealias ByteSink = @Sendable (_ piece: [UInt8]) -> Void

/// The pieces that a text is handed on in.
enum Piece {
  /// How many bytes are worth a call: as many as a pipe holds.
  static let size = 1 << 16
}

extension [UInt8] {
  /// Hands the bytes on and begins anew, if they are a piece already; keeps them all if nobody takes them.
  package mutating func handOn(to sink: ByteSink?) {
    guard let sink, count >= Piece.size else { return }
    sink(self)
    removeAll(keepingCapacity: true)
  }
}
