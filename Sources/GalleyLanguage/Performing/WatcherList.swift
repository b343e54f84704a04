import GalleyExpressions
import GalleyTables

/// The watchers of one evaluation, to be found again by those of the next.
struct WatcherList: Sendable {
  /// In the order of evaluation.
  private(set) var all = Table<Watcher>()
  /// What waits for a change, by what makes it the same one after the next evaluation.
  private var indices: [Watcher.Key: Index<Watcher>] = [:]

  /// Adds a watcher; in content that is evaluated again, such as a geometry reader's, it takes the place of the one before.
  mutating func add(_ key: Watcher.Key, node: ViewNodeID, value: Value?) {
    indices[key] = all.append(Watcher(key: key, node: node, value: value))
  }

  subscript(key: Watcher.Key) -> Watcher? { indices[key].map { all[$0] } }

  /// Those that no later one took the place of, in the order of evaluation.
  var current: [Watcher] { all.indices.filter { indices[all[$0].key] == $0 }.map { all[$0] } }

  /// Gives a watcher the value that layout made known.
  mutating func setValue(_ value: Value?, of key: Watcher.Key) {
    if let index = indices[key] { all[index].value = value }
  }
}
