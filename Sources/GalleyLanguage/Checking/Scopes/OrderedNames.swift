/// Names in the order of their declaration, in which one is found without a look at all of them.
package struct OrderedNames: Sendable {
  package private(set) var list: [String] = []
  private var known: Set<String> = []

  package init() {}

  package mutating func append(_ name: String) {
    list.append(name)
    known.insert(name)
  }

  package func contains(_ name: String) -> Bool { known.contains(name) }
}
