import GalleyLayout

extension LayoutWorkload {
  /// Texts in a vertical stack, in nested stacks, and in a stack again with the measurer that documents get.
  static let text =
    [1000, 10_000].map { textList("text \($0)", count: $0, measurer: FixedWidthMeasurer()) }
    + [5, 20, 40].map { textChain(levels: $0) }
    + [textList("text 10000 tables", count: 10_000, measurer: TextMeasurer(platform: .iOS, scale: 2))]

  /// N texts of 20 to 199 characters: N + 1 nodes.
  private static func textList(_ name: String, count: Int, measurer: any TextMeasuring) -> LayoutWorkload {
    LayoutWorkload(name, measurer: measurer) {
      var tree = LayoutTree(capacity: count + 1)
      let texts = (0..<count).map { tree.addText(length: 20 + 37 * $0 % 180) }
      let root = tree.add(
        .stack(axis: .vertical, alignment: .leading, spacing: LayoutWorkload.spacing), children: texts)
      return Built(tree: tree, root: root)
    }
  }

  /// Levels of a text, a spacer and the level before: 3d + 1 nodes whose heights depend on their widths.
  private static func textChain(levels: Int) -> LayoutWorkload {
    LayoutWorkload("text chain \(levels) vast", root: vastWindow) {
      var tree = LayoutTree(capacity: 3 * levels + 1)
      var nested = tree.addText(length: 40)
      for level in 1...levels {
        let axis: Axis = level.isMultiple(of: 2) ? .vertical : .horizontal
        let text = tree.addText(length: 40)
        let spacer = tree.add(.spacer(minLength: nil, orientation: axis))
        nested = tree.addStack(axis, [text, spacer, nested])
      }
      return Built(tree: tree, root: nested)
    }
  }
}

extension LayoutTree {
  /// Adds a text of words of seven letters.
  fileprivate mutating func addText(length: Int) -> LayoutNodeID {
    let letters = (0..<length).map { $0 % 8 == 7 ? UInt8(ascii: " ") : UInt8(ascii: "a") + UInt8($0 % 26) }
    return add(
      .text(TextContent(runs: [TextContent.Run(string: String(decoding: letters, as: UTF8.self), font: .body)])))
  }
}
