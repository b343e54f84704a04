import GalleyFormats
import GalleySource

// Pictures that are loaded from an address, which are views of their own.

extension Checker {
  private static func isAddress(_ text: String) -> Bool { text.hasPrefix("https://") || text.hasPrefix("http://") }

  /// Says that a picture with an address is an `AsyncImage`: `Image: { src: https://… }`; nil for any other argument.
  func pictureOfWeb(_ callee: Callee, _ given: [GivenKey]) -> (problem: Diagnostic, labels: Set<EntryID>)? {
    guard callee.name == "Image", let address = given.first(where: { isAddress($0.value) }),
      let problem = pictureOfWeb(at: address.value)
    else { return nil }
    return (problem, [address.label])
  }

  private func isAddress(_ entry: EntryID) -> Bool {
    tree.kind(entry) == .string
      && (Self.isAddress(text(entry)) || text(entry).hasPrefix("$(") && text(entry.previous) == "url")
  }

  /// Says that the address of a picture makes it an `AsyncImage`; nil for any other name of a picture.
  func pictureOfWeb(at entry: EntryID) -> Diagnostic? {
    guard isAddress(entry), let (node, view) = node(around: entry), text(view) == "Image",
      let value = pairs(of: node).first(where: { $0.key == view })?.value
    else { return nil }
    let call = Sketch.mapping([("url", Sketch(tree, entry))])
    let mend = written("AsyncImage", call, isJSON: isInDoubleQuotes(view))
    let isAlone = value == entry || pairs(of: value).count == 1
    return Diagnostic(
      .unknownAsset, "`Image` shows pictures of the asset catalogue, and one with an address is an `AsyncImage`",
      at: span(entry), label: "write `\(mend)`", expected: ["AsyncImage"],
      fix: isAlone ? replacing(view, value, with: [("AsyncImage", call)]) : nil)
  }
}
