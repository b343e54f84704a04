/// The indices of elements that follow each other in a table: the arguments of a call, the modifiers of a node.
@usableFromInline
package struct IndexRange<Element>: Hashable, Sendable {
  /// The first of them.
  @usableFromInline package let startIndex: Index<Element>
  /// The one behind the last of them.
  @usableFromInline package let endIndex: Index<Element>

  /// The indices from one to another, which is not among them.
  @inlinable
  package init(_ start: Index<Element>, upTo end: Index<Element>) {
    startIndex = start
    endIndex = Swift.max(start, end)
  }

  /// No index.
  @inlinable package static var empty: Self { Self(Index(0), upTo: Index(0)) }

  /// Whether an index is one of them; at the same cost for any number of them.
  @inlinable
  package func contains(_ index: Index<Element>) -> Bool { startIndex <= index && index < endIndex }

  /// Those up to one of them, and itself; all if it lies behind them.
  @inlinable
  package func through(_ last: Index<Element>) -> Self {
    Self(startIndex, upTo: Swift.min(Index(last.position + 1), endIndex))
  }

  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.startIndex == right.startIndex && left.endIndex == right.endIndex
  }

  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(startIndex)
    hasher.combine(endIndex)
  }
}

extension IndexRange: RandomAccessCollection {
  @inlinable package var indices: Self { self }
  @inlinable package var count: Int { endIndex.position - startIndex.position }

  @inlinable
  package subscript(index: Index<Element>) -> Index<Element> { index }

  @inlinable
  package subscript(bounds: Range<Index<Element>>) -> Self { Self(bounds.lowerBound, upTo: bounds.upperBound) }

  @inlinable
  package func index(after index: Index<Element>) -> Index<Element> { Index(index.position + 1) }

  @inlinable
  package func index(before index: Index<Element>) -> Index<Element> { Index(index.position - 1) }

  @inlinable
  package func index(_ index: Index<Element>, offsetBy distance: Int) -> Index<Element> {
    Index(index.position + distance)
  }

  @inlinable
  package func distance(from start: Index<Element>, to end: Index<Element>) -> Int { end.position - start.position }
}
