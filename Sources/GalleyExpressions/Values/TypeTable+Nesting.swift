// Types whose values can hold others of their own type, such as a tree.

extension TypeTable {
  /// SwiftUI's types whose values can hold others of their own type; a test finds them among the declarations.
  package static let selfContainingBuiltIns: Set<TypeID> = [.anyTransition]

  /// Whether a value of a type can be nested more deeply than the type says.
  package func isOpenEnded(_ type: ValueType) -> Bool {
    switch type {
    case .unknown: true
    case .null, .bool, .int, .double, .string, .range, .closedRange, .closedRealRange, .caseRange, .applied,
      .metatype:
      false
    case .optional(let inner), .array(let inner), .binding(let inner): isOpenEnded(inner)
    case .dictionary(let key, let value): isOpenEnded(key) || isOpenEnded(value)
    case .named(let id): selfContaining.contains(id)
    case .tuple(let elements): elements.contains { isOpenEnded($0.type) }
    }
  }

  /// Finds the types of the document that contain themselves, directly or by way of others, once all are declared.
  ///
  /// A type that contains only what does not is taken away, until none of these is left.
  package mutating func findSelfContaining(among ids: [TypeID]) {
    selfContaining = TypeTable.selfContainingBuiltIns.union(ids)
    var users: [TypeID: [TypeID]] = [:]
    var open: [TypeID: Int] = [:]
    for id in ids {
      let parts = self[id].fields.map(\.type) + self[id].cases.flatMap { $0.payload.map(\.type) }
      // What is not known counts as a part that is never taken away.
      var used: Set<TypeID> = []
      let isKnown = parts.allSatisfy { collect($0, into: &used) }
      open[id] = used.count + (isKnown ? 0 : 1)
      for part in used { users[part, default: []].append(id) }
    }
    var closed = ids.filter { open[$0] == 0 }
    while let id = closed.popLast() {
      selfContaining.remove(id)
      for user in users[id] ?? [] {
        open[user, default: 0] -= 1
        if open[user] == 0 { closed.append(user) }
      }
    }
  }

  /// Adds the types of the document that a type is made of; false if some of it is not known.
  private func collect(_ type: ValueType, into used: inout Set<TypeID>) -> Bool {
    switch type {
    case .unknown: return false
    case .null, .bool, .int, .double, .string, .range, .closedRange, .closedRealRange, .caseRange, .applied,
      .metatype:
      return true
    case .optional(let inner), .array(let inner), .binding(let inner): return collect(inner, into: &used)
    case .dictionary(let key, let value): return collect(key, into: &used) && collect(value, into: &used)
    case .named(let id):
      if selfContaining.contains(id) { used.insert(id) }
      return true
    case .tuple(let elements): return elements.allSatisfy { collect($0.type, into: &used) }
    }
  }
}
