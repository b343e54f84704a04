package import GalleyExpressions
package import GalleySource

/// A style of the document.
package struct CustomStyle: Sendable {
  package var view: CustomView
  /// An index in the catalogue's style protocols.
  package var styleProtocol: Int32
  /// The record that `configuration` is; its slot is the first of the activation.
  package var configuration: TypeID
}

/// A style as the argument of a modifier.
package struct CheckedStyle: Sendable {
  package enum Kind: Sendable, Hashable {
    /// An index in the styles of a protocol of the catalogue.
    case builtIn(styleProtocol: Int32, style: Int32)
    /// An index in `CheckedProgram.styles`.
    case custom(Int32)
  }

  package var kind: Kind
  package var call: CheckedCall
  package var span: SourceSpan
}
