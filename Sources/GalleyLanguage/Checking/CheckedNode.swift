import GalleyExpressions
package import GalleyFormats
package import GalleySource

/// Identifies a checked node: an index in `CheckedProgram.nodes`.
package struct NodeID: Hashable, Sendable {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
  package var index: Int { Int(rawValue) }
}

/// Half-open range of indices in one of the checked document's arrays.
package struct IndexRange: Hashable, Sendable {
  package var start: Int32
  package var count: Int32

  package init(start: Int, count: Int) {
    self.start = Int32(start)
    self.count = Int32(count)
  }

  package static let empty = IndexRange(start: 0, count: 0)
  package var indices: Range<Int> { Int(start)..<Int(start + count) }
}

/// One node of a document after checking: what it is, its arguments, its modifiers.
package struct CheckedNode: Sendable {
  /// What the node is; payloads are indices in the checked document.
  package enum Kind: Sendable, Hashable {
    /// Something was wrong and has been said; it types as `EmptyView` and lays out as nothing.
    case invalid
    /// A view of the catalogue; `call` says how it is initialised.
    case view(definition: Int32)
    /// A view-builder block of several (or no) nodes, in `blockMembers`.
    case block(members: IndexRange)
    case conditional(Int32)
    case selection(Int32)
    case forEach(Int32)
    /// `let` in a block: contributes no view.
    case constants(Int32)
    case customView(Int32)
    case customShape(Int32)
    /// A property that is declared `depth` definitions outwards.
    case property(Int32, depth: Int32)
    /// A call of the parameter that is a block, `depth` activations outwards.
    case slot(parameter: Int32, depth: Int32)
    /// `content` inside a custom modifier.
    case modifiedContent(modifier: Int32)
    /// `configuration.label` inside a style of the document.
    case configuration(style: Int32, member: Int32)
  }

  package var kind: Kind
  package var call: CheckedCall
  package var modifiers: IndexRange
  /// An index in `labels`, or -1.
  package var label: Int32
  /// The view key (or the bare string, or the block) in the document.
  package var span: SourceSpan
  /// The node in its file's located tree, for paths.
  package var entry: EntryID

  package init(
    _ kind: Kind, call: CheckedCall = .empty, modifiers: IndexRange = .empty, label: Int32 = -1, span: SourceSpan,
    entry: EntryID
  ) {
    self.kind = kind
    self.call = call
    self.modifiers = modifiers
    self.label = label
    self.span = span
    self.entry = entry
  }
}

/// One entry of a node's modifier list.
package struct CheckedModifier: Sendable {
  package enum Kind: Sendable, Hashable {
    case invalid
    /// A modifier of the catalogue.
    case modifier(definition: Int32)
    /// A custom view modifier.
    case custom(Int32)
    /// Several custom view modifiers, concatenated: `A().concat(B())`.
    case concatenation(IndexRange)
    /// A method of a View extension.
    case method(Int32)
  }

  package var kind: Kind
  package var call: CheckedCall
  package var label: Int32
  package var span: SourceSpan
  /// The entry of the modifier list in its file's located tree, for paths.
  package var entry: EntryID

  package init(_ kind: Kind, call: CheckedCall = .empty, label: Int32 = -1, span: SourceSpan, entry: EntryID) {
    self.kind = kind
    self.call = call
    self.label = label
    self.span = span
    self.entry = entry
  }
}

/// A node's or layer's name: fixed text, or a template that is interpolated where the node is evaluated.
package enum CheckedLabel: Sendable {
  case text(String)
  case template(DynamicValue.Recipe)
}
