import GalleyTables
import Testing

struct TableTests {
  @Test func appendingReturnsWhereTheElementIs() {
    var words = Table<String>()
    let first = words.append("one")
    let second = words.append("two")
    #expect(first != second && first < second)
    #expect(words[first] == "one")
    #expect(words[second] == "two")
    #expect(second.position == 1)
    #expect(words.endIndex.position == 2)
  }

  @Test func elementsAreChangedInPlace() {
    var lists = Table([[1], [2]])
    let last = lists.append([3])
    lists[last].append(4)
    #expect(Array(lists) == [[1], [2], [3, 4]])
  }

  @Test func appendedElementsAreARange() {
    var numbers = Table([1, 2])
    let start = numbers.endIndex
    let range = numbers.append(contentsOf: [3, 4, 5])
    #expect(range == numbers.indices(from: start))
    #expect(numbers[range] == [3, 4, 5])
    #expect(range.map { numbers[$0] } == [3, 4, 5])
    #expect(range.reversed().map(\.position) == [4, 3, 2])
    #expect(range.dropFirst().first?.position == 3)
    #expect(range.count == 3 && !range.isEmpty)
  }

  @Test func aRangeHoldsItsIndicesAlone() {
    let numbers = Table(0..<10)
    let middle = IndexRange(Index<Int>(3), upTo: Index(5))
    #expect(numbers.indices.filter { middle.contains($0) }.map(\.position) == [3, 4])
    #expect(IndexRange<Int>.empty.isEmpty)
    #expect(!IndexRange<Int>.empty.contains(Index(0)))
    #expect(IndexRange(Index<Int>(5), upTo: Index(3)).isEmpty)
    #expect(Table<Int>().indices.isEmpty)
  }

  @Test func elementsAreRemovedFromTheEnd() {
    var numbers = Table(0..<5)
    numbers.removeAll(from: Index(2))
    #expect(Array(numbers) == [0, 1])
    #expect(numbers.append(7).position == 2)
  }

  @Test func aLinkLeadsToAnElementOrNowhere() {
    let first = Index<String>(0)
    #expect(Link(first).index == first)
    #expect(!Link(first).isNone)
    #expect(Link<String>.none.index == nil)
    #expect(Link<String>.none.isNone)
    #expect(Link<String>(nil) == .none)
    #expect(Link(first) != .none)
    #expect(Set([Link(first), .none, Link(first)]).count == 2)
  }

  @Test func anArrayIsReadAtATypedIndex() {
    var letters = ["a", "b"]
    letters[Index(1)] += "c"
    #expect(letters == ["a", "bc"])
    #expect(letters[Index(0)] == "a")
  }

  // Nodes are made of these; an optional index would take eight bytes.
  @Test func indicesAndLinksAreSmall() {
    #expect(MemoryLayout<Index<String>>.size == 4)
    #expect(MemoryLayout<Link<String>>.size == 4)
    #expect(MemoryLayout<IndexRange<String>>.size == 8)
  }
}
