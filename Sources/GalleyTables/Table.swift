/// Elements that are addressed by their typed indices, in the order in which they were added.
@usableFromInline
package struct Table<Element> {
  @usableFromInline var elements: [Element]

  @inlinable
  package init() { elements = [] }

  @inlinable
  package init(_ elements: some Sequence<Element>) { self.elements = Array(elements) }

  @inlinable package var count: Int { elements.count }
  @inlinable package var isEmpty: Bool { elements.isEmpty }
  @inlinable package var first: Element? { elements.first }
  @inlinable package var last: Element? { elements.last }

  /// The index that the next element to be added has.
  @inlinable package var endIndex: Index<Element> { Index(elements.count) }

  /// The indices of all elements.
  @inlinable package var indices: IndexRange<Element> { self.indices(from: Index(0)) }

  /// The indices of the elements that were added since the table ended at an index.
  @inlinable
  package func indices(from start: Index<Element>) -> IndexRange<Element> { IndexRange(start, upTo: endIndex) }

  @inlinable
  package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// Adds an element, and returns where it is.
  @inlinable @discardableResult
  package mutating func append(_ element: Element) -> Index<Element> {
    elements.append(element)
    return Index(elements.count - 1)
  }

  /// Adds elements one after the other, and returns where they are.
  @inlinable @discardableResult
  package mutating func append(contentsOf more: some Sequence<Element>) -> IndexRange<Element> {
    let start = endIndex
    elements.append(contentsOf: more)
    return indices(from: start)
  }

  /// Takes away the elements from an index on.
  @inlinable
  package mutating func removeAll(from start: Index<Element>) { elements.removeSubrange(start.position...) }

  @inlinable
  package subscript(index: Index<Element>) -> Element {
    get { elements[index.position] }
    _modify { yield &elements[index.position] }
  }

  @inlinable
  package subscript(range: IndexRange<Element>) -> ArraySlice<Element> {
    elements[range.startIndex.position..<range.endIndex.position]
  }
}

extension Table: Sendable where Element: Sendable {}

extension Table: Sequence {
  @inlinable
  package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}
