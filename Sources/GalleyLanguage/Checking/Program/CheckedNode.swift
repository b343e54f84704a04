import GalleyExpressions
package import GalleyFormats
package import GalleySource
package import GalleyTables

/// Identifies a checked node in `CheckedProgram.nodes`.
package typealias NodeID = Index<CheckedNode>

/// One node of a document after checking: what it is, its arguments, its modifiers.
package struct CheckedNode: Sendable {
  /// What the node is; payloads are indices in the tables of the checked document.
  package enum Kind: Sendable, Hashable {
    /// Something was wrong and has been said; it types as `EmptyView` and lays out as nothing.
    case invalid
    /// A view of the catalogue; `call` says how it is initialised.
    case view(Index<ViewDefinition>)
    /// A view-builder block of several (or no) nodes, in `blockMembers`.
    case block(members: IndexRange<NodeID>)
    case conditional(Index<CheckedConditional>)
    case selection(Index<CheckedSelection>)
    case forEach(Index<CheckedForEach>)
    /// `let` in a block: contributes no view.
    case constants(Index<CheckedConstants>)
    case customView(Index<CustomView>)
    case customShape(Index<CustomShape>)
    case customLayout(Index<LayoutDefinition>)
    /// A property that is declared `depth` definitions outwards.
    case property(Index<CustomProperty>, depth: Int32)
    /// A call of the parameter that is a block, `depth` activations outwards.
    case slot(parameter: Index<Parameter>, depth: Int32)
    /// A parameter that is a view.
    case viewValue(Index<CheckedViewValue>)
    /// A value of state, of a record or of an expression that is a view.
    case shownValue(Index<ShownValue>)
    /// `content` inside a custom modifier, or in the body of a method.
    case modifiedContent(of: ContentOwner)
    /// `configuration.label` inside a style of the document.
    case configuration(style: Index<CustomStyle>, member: Index<StyleProtocol.Member>)
  }

  package var kind: Kind
  package var call: CheckedCall
  package var modifiers: IndexRange<CheckedModifier>
  package var label: Link<CheckedLabel>
  /// The view key (or the bare string, or the block) in the document.
  package var span: SourceSpan
  /// The node in its file's located tree, for paths.
  package var entry: EntryID

  package init(
    _ kind: Kind, call: CheckedCall = .empty, modifiers: IndexRange<CheckedModifier> = .empty,
    label: Link<CheckedLabel> = .none, span: SourceSpan, entry: EntryID
  ) {
    self.kind = kind
    self.call = call
    self.modifiers = modifiers
    self.label = label
    self.span = span
    self.entry = entry
  }
}

/// What `content` stands in, and is the modified view of.
package enum ContentOwner: Sendable, Hashable {
  case modifier(Index<CustomModifier>)
  /// A method of a View extension, of which it is the receiver.
  case method(Index<ViewMethod>)
}

/// One entry of a node's modifier list.
package struct CheckedModifier: Sendable {
  package enum Kind: Sendable, Hashable {
    case invalid
    /// A modifier of the catalogue.
    case modifier(Index<ModifierDefinition>)
    /// A custom view modifier.
    case custom(Index<CustomModifier>)
    /// Several custom view modifiers, concatenated: `A().concat(B())`.
    case concatenation(IndexRange<ConcatenationMember>)
    /// A method of a View extension.
    case method(Index<ViewMethod>)
  }

  package var kind: Kind
  package var call: CheckedCall
  package var label: Link<CheckedLabel>
  package var span: SourceSpan
  /// The entry of the modifier list in its file's located tree, for paths.
  package var entry: EntryID

  package init(
    _ kind: Kind, call: CheckedCall = .empty, label: Link<CheckedLabel> = .none, span: SourceSpan, entry: EntryID
  ) {
    self.kind = kind
    self.call = call
    self.label = label
    self.span = span
    self.entry = entry
  }
}

/// A use of a custom modifier that a concatenation lists; it is none of a node's own modifiers.
package struct ConcatenationMember: Sendable {
  package var modifier: CheckedModifier
}

/// A node's or layer's name: fixed text, or a template that is interpolated where the node is evaluated.
package enum CheckedLabel: Sendable {
  case text(String)
  case template(DynamicValue.Recipe)
}
