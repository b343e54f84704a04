/// Gives the paths of nodes while there is room: in a document of thousands of levels they would fill the memory.
struct PathBudget {
  /// How many bytes may still be given.
  private var bytesLeft = 16 << 20

  /// The path of a node; empty once there is no room for more.
  mutating func path(of node: Node) -> String {
    guard bytesLeft > 0 else { return "" }
    let path = node.path
    bytesLeft -= path.utf8.count
    return path
  }
}
