import GalleyFormats
import GalleySource

// How views stand along the axis of a stack in other tools: spacers place them here.

extension Checker {
  static let mainAxisNames: Set<String> = ["justifycontent", "mainaxisalignment", "justify", "distribution"]

  /// Tells whether a view of the catalogue puts its views one after another along an axis.
  func arrangesAlongAxis(_ callee: Callee) -> Bool {
    guard let view = catalogue.view(named: callee.name), catalogue.views[view].callee === callee else { return false }
    return catalogue.views[view].overloads.contains { $0.layout.axis != nil }
  }

  /// Says that spacers place the views of a stack along its axis: `justifyContent: space-between`; nil for any other.
  func mainAxis(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic? {
    guard arrangesAlongAxis(callee),
      Self.mainAxisNames.contains(String(decoding: Suggestions.fold(text(label)), as: UTF8.self)),
      tree.kind(value) == .string, let mapping = mapping(around: label)
    else { return nil }
    let word = foldedMember(value)
    let direction: String
    switch word {
    case "spacebetween": direction = "a `Spacer` between the views"
    case "spacearound", "spaceevenly": direction = "a `Spacer` before, between and behind the views"
    case "center": direction = "a `Spacer` before the views and one behind them"
    case "end", "flexend", "right", "bottom", "trailing": direction = "a `Spacer` before the views"
    default: direction = "a `Spacer` behind the views"
    }
    return Diagnostic(
      .unknownArgument,
      "`\(callee.name)` has no argument `\(text(label))`: spacers place its views along its axis", at: span(label),
      label: "put \(direction)", help: ["`alignment` places the views across the axis"], expected: labels(of: callee),
      fix: spaced(mapping, without: label, as: word))
  }

  /// The views of a stack with the spacers that place them along its axis as a word of other tools says.
  static func spaced(_ views: [Sketch], as word: String) -> [Sketch] {
    let isBetween = word.hasPrefix("space")
    var content: [Sketch] = []
    if ["spacearound", "spaceevenly", "center", "end", "flexend", "right", "bottom", "trailing"].contains(word) {
      content.append(.name("Spacer"))
    }
    for (index, view) in views.enumerated() {
      if index > 0, isBetween { content.append(.name("Spacer")) }
      content.append(view)
    }
    if !["spacebetween", "end", "flexend", "right", "bottom", "trailing"].contains(word) {
      content.append(.name("Spacer"))
    }
    return content
  }

  /// The arguments of a stack on one line, with spacers in its content.
  private func spaced(_ mapping: EntryID, without label: EntryID, as word: String) -> TextEdit? {
    var arguments: [(key: String, value: Sketch)] = []
    guard span(mapping).end - span(mapping).start <= UInt32(Self.longestMend) else { return nil }
    for (key, value) in pairs(of: mapping) where key != label {
      guard ["content", "children"].contains(text(key)), case .list(let views) = Sketch(tree, value) else {
        arguments.append((text(key), Sketch(tree, value)))
        continue
      }
      arguments.append(("content", .list(Self.spaced(views, as: word))))
    }
    guard arguments.contains(where: { $0.key == "content" }) else { return nil }
    return TextEdit(
      span: span(mapping), replacement: Sketch.mapping(arguments).inline(isJSON: isInDoubleQuotes(label)))
  }
}
