import GalleyExpressions
import GalleyTables

/// The watchers of one evaluation, to be found again by those of the next.
struct WatcherList: Sendable {
  /// In the order of evaluation.
  private(set) var all = Table<Watcher>()
  /// What waits for a change, by what makes it the same one after the next evaluation.
  private var indices: [Watcher.Key: Index<Watcher>] = [:]
  /// How many there are of those that only their number tells apart, by the first of them.
  private var counts: [Watcher.Key: Int] = [:]

  /// Adds a watcher; the number of its key follows from those like it.
  mutating func add(_ watched: Watcher.Key, node: ViewNodeID, value: Value?) {
    var key = watched
    key.number = counts[watched, default: 0]
    counts[watched] = key.number + 1
    indices[key] = all.append(Watcher(key: key, node: node, value: value))
  }

  subscript(key: Watcher.Key) -> Watcher? { indices[key].map { all[$0] } }
}
