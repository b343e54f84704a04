import GalleyLanguage

extension StyleProtocol {
  static let navigationSplitViewStyle = StyleProtocol(
    "NavigationSplitViewStyle", summary: "How columns of a split view share their room.", since: .iOS(16),
    members: [])
}
