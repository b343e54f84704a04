import GalleySource

/// Something that two documents say in different ways, or that they are laid out in.
public struct DocumentChange: Hashable, Sendable {
  /// What was changed.
  public enum Kind: String, Sendable, CaseIterable {
    /// An argument of a view or modifier that both documents have.
    case argument
    case modifier
    case view
    /// A view or modifier stands before others that it stood behind, or the other way round.
    case order
    /// A constant, a state or the default of a parameter.
    case value
    /// The window, the user's settings, or a value from outside.
    case surroundings
  }

  /// What was changed.
  public let kind: Kind
  /// What it is called: `spacing`, `padding`, `HStack`, `window`.
  public let name: String
  /// What the first document says; nil where it says nothing.
  public let before: String?
  /// What the second document says; nil where it says nothing.
  public let after: String?
  /// Where the first document says it; nil for what is written nowhere.
  public let placeBefore: SourceRange?
  /// Where the second document says it; nil for what is written nowhere.
  public let placeAfter: SourceRange?

  /// Whether it is about which views there are and in which order, which nothing can be without.
  var isOfViews: Bool {
    switch kind {
    case .view, .order: true
    case .argument, .modifier, .value, .surroundings: false
    }
  }

  /// The change in one line: `spacing: 8 → 4 (card.yaml:2:12)`.
  public var text: String {
    let place = (placeAfter ?? placeBefore).map { " (\($0.file):\($0.line):\($0.column))" } ?? ""
    let label =
      switch kind {
      case .argument, .surroundings, .value: "\(name): "
      case .order: "\(name) stands "
      case .modifier, .view: ""
      }
    let change =
      switch (before, after) {
      case (_, let after?) where kind == .order: "\(label)\(after) now"
      case (let before?, let after?): "\(label)\(before) → \(after)"
      case (nil, let after?): "\(label)\(after) is \(kind == .surroundings ? "given" : "new")"
      case (let before?, nil): "\(label)\(before) is \(kind == .surroundings ? "given no longer" : "gone")"
      case (nil, nil): name
      }
    return VisibleText.of(change + place)
  }

  /// Writes the change.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind.rawValue)
    writer.member("name", name)
    if let before { writer.member("before", before) }
    if let after { writer.member("after", after) }
    if let placeBefore {
      writer.key("placeBefore")
      writer.value(placeBefore)
    }
    if let placeAfter {
      writer.key("placeAfter")
      writer.value(placeAfter)
    }
    writer.endObject()
  }
}
