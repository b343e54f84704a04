/// The place of an element in its table.
///
/// It takes four bytes, and tells by its type what it leads to: an index of a node reads no label. It has no arithmetic:
/// those that follow each other in a table are an `IndexRange`, and none at all is `Link.none`.
@usableFromInline
package struct Index<Element>: Hashable, Comparable, Sendable {
  @usableFromInline let rawValue: UInt32

  /// The index of the element that so many others stand before.
  @inlinable
  package init(_ position: Int) { rawValue = UInt32(position) }

  /// How many elements stand before this one, for arrays that go along with a table.
  @inlinable package var position: Int { Int(rawValue) }

  @inlinable
  package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  @inlinable
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension Index {
  /// The same number as the place in a table of a module above, whose elements this one cannot name.
  @inlinable
  package func retyped<Other>(as other: Other.Type = Other.self) -> Index<Other> { Index<Other>(position) }
}

extension Array {
  /// The element of a list that is declared and not added to, at its typed index.
  @inlinable
  package subscript(index: GalleyTables.Index<Element>) -> Element {
    get { self[index.position] }
    _modify { yield &self[index.position] }
  }
}
