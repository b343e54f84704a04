import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let listSectionMargins = ModifierDefinition(
    "listSectionMargins", summary: "Sets the room around a section of a list.",
    since: .iOS(26).except(.tvOS, .watchOS), layoutStanding: .model,
    figures: ["list.narrow", "list.wide", "list.sectionGap"],
    overloads: [
      ModifierOverload(
        [
          .optional(.edges, "The edges that get room; all if left out.", nullable: false),
          .required(
            .length, "Points on these edges; nil for the list’s own.", primary: true, nullable: true, numbers: .length),
        ], type: .unknown("listSectionMargins"),
        environment: { arguments, environment in
          environment.setSectionMargins(arguments[.length], on: arguments[.edges] ?? .all)
        })
    ],
    examples: [
      Example(
        "target: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { listSectionMargins: { edges: horizontal, length: 30 } } ]",
        type: "ModifiedContent<Text, unknown(listSectionMargins)>")
    ])
}

extension EnvironmentMember { fileprivate static let listSectionMargins = EnvironmentMember("listSectionMargins") }

extension EnvironmentValues {
  /// The margins of the sections of lists, where the document gives them some.
  var sectionMargins: ListLayout.SectionMargins {
    var margins = ListLayout.SectionMargins()
    guard case .array(let lengths)? = kept[.listSectionMargins], lengths.count == 4 else { return margins }
    margins.top = lengths[0].number
    margins.leading = lengths[1].number
    margins.bottom = lengths[2].number
    margins.trailing = lengths[3].number
    return margins
  }

  /// Puts margins in the place of those that stand on some edges; nil for the list's own.
  fileprivate mutating func setSectionMargins(_ length: Double?, on edges: EdgeSet) {
    let outer = sectionMargins
    let own: Value = length.map { .double($0) } ?? .null
    let kept: [(EdgeSet, Double?)] = [
      (.top, outer.top), (.leading, outer.leading), (.bottom, outer.bottom), (.trailing, outer.trailing),
    ]
    self.kept[.listSectionMargins] = .array(
      kept.map { edge, length in edges.contains(edge) ? own : length.map { .double($0) } ?? .null })
  }
}
