package import GalleyExpressions
package import GalleySource
package import GalleyTables

/// A style of the document.
package struct CustomStyle: Sendable {
  package var view: CustomView
  package var styleProtocol: Index<StyleProtocol>
  /// The record that `configuration` is; its slot is the first of the activation.
  package var configuration: TypeID
}

/// A style as the argument of a modifier.
package struct CheckedStyle: Sendable {
  package enum Kind: Sendable, Hashable {
    case builtIn(styleProtocol: Index<StyleProtocol>, style: Index<BuiltInStyle>)
    case custom(Index<CustomStyle>)
  }

  package var kind: Kind
  package var call: CheckedCall
  package var span: SourceSpan
}
