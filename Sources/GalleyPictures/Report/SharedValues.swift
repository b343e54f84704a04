import GalleyTables

/// Something that the data of a page has, and what it takes there.
protocol PageValue: Hashable, Sendable {
  /// About how many bytes of the page it takes.
  var pageSize: Int { get }
}

extension String: PageValue {
  var pageSize: Int { utf8.count + 3 }
}

/// Values that a page has once, in the order in which they were first met: the variants of a document have most of them in common.
struct SharedValues<Element: PageValue>: Sendable {
  private(set) var table = Table<Element>()
  /// About how many bytes of the page they take.
  private(set) var pageSize = 0
  private var places: [Element: Index<Element>] = [:]

  /// The place of a value that has been met; nil for a new one.
  func known(_ element: Element) -> Index<Element>? { places[element] }

  /// The place of a value, which is kept if it is new.
  mutating func index(of element: Element) -> Index<Element> {
    if let index = places[element] { return index }
    let index = table.append(element)
    places[element] = index
    pageSize += element.pageSize
    return index
  }

  /// Forgets all values from a place on.
  mutating func removeAll(from start: Index<Element>) {
    for element in table[table.indices(from: start)] {
      places[element] = nil
      pageSize -= element.pageSize
    }
    table.removeAll(from: start)
  }
}
