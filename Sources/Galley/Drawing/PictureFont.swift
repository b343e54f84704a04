package import GalleyLayout

/// A TrueType file that a picture takes outlines of: for texts in its family, and for letters that Galley has no outlines of.
///
/// It changes no frame. A font under `fonts` of a document does.
public struct PictureFont: Hashable, Sendable {
  /// Why a file cannot be used, as words that stand behind its name: "is no TrueType file".
  public struct Unreadable: Error, Hashable, CustomStringConvertible {
    /// The words.
    public let description: String
  }

  package let face: FontFace

  /// Reads the bytes of a TrueType file with outlines (`glyf`).
  public init(_ bytes: [UInt8]) throws(Unreadable) {
    do throws(FontFace.Failure) {
      face = try FontFace(named: "", bytes)
    } catch {
      throw Unreadable(description: error.words)
    }
  }
}
