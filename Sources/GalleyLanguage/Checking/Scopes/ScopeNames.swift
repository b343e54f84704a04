import GalleyExpressions

/// The names of a definition in the order of their declaration, found by name and by slot.
///
/// A few are searched from the end; many are found in an index, so that a document with many names is checked in time
/// that grows with it and not with its square.
struct ScopeNames {
  typealias Name = Scope.Name

  private var members: [Name] = []
  /// The last place of each name; empty while there are few.
  private var positions: [String: Int] = [:]
  /// For each member the place of the one before it with the same name, if there is one; empty while there are few.
  private var hidden: [Int?] = []

  /// From how many names on there is an index.
  private static let many = 32

  var count: Int { members.count }
  var isEmpty: Bool { members.isEmpty }

  /// The names alone, in the order of their declaration; of many only the last.
  func texts(atMost count: Int) -> [String] { members.suffix(count).map(\.name) }

  subscript(index: Int) -> Name {
    get { members[index] }
    _modify { yield &members[index] }
  }

  subscript(range: PartialRangeFrom<Int>) -> ArraySlice<Name> { members[range] }

  /// Adds a name, which hides others of the same spelling; its slot is higher than all before.
  mutating func append(_ name: Name) {
    members.append(name)
    if !hidden.isEmpty {
      index(members.count - 1)
    } else if members.count == ScopeNames.many {
      for position in members.indices { index(position) }
    }
  }

  private mutating func index(_ position: Int) {
    hidden.append(positions.updateValue(position, forKey: members[position].name))
  }

  /// Takes back what was declared since there were `count` names.
  mutating func removeAll(since count: Int) {
    if count < ScopeNames.many {
      positions.removeAll()
      hidden.removeAll()
    } else {
      for position in (count..<members.count).reversed() {
        positions[members[position].name] = hidden[position]
      }
      hidden.removeSubrange(count...)
    }
    members.removeSubrange(count...)
  }

  /// The place of the last declaration of a name; nil if there is none.
  func lastIndex(of name: String) -> Int? {
    if hidden.isEmpty { return members.lastIndex { $0.name == name } }
    return positions[name]
  }

  func last(_ name: String) -> Name? { lastIndex(of: name).map { members[$0] } }

  /// The first declaration of a name that others may hide; nil if there is none.
  func first(_ name: String) -> Name? {
    guard var position = lastIndex(of: name) else { return nil }
    if hidden.isEmpty { return members.first { $0.name == name } }
    while let next = hidden[position] { position = next }
    return members[position]
  }

  /// The place of the name that has a slot; nil if none has.
  func index(ofSlot slot: ValueSlot) -> Int? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].slot < slot { low = middle + 1 } else { high = middle }
    }
    return low < members.count && members[low].slot == slot ? low : nil
  }
}
