import GalleyLanguage

extension ModifierDefinition {
  static let listRowSeparator = ModifierDefinition(
    "listRowSeparator", summary: "Shows or hides the lines above and below a list row.",
    since: .iOS(15).on(.macOS, since: .iOS(16)).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [
          .required(.visibility, "Whether they show.", primary: true),
          .optional(.verticalEdges, "The edges; all if left out.", nullable: false),
        ],
        type: ModifierTypeRule { context, receiver in
          let key = context.unknown("listRowSeparator")
          return TypedReceiver(context.modified(receiver.type, context.generic("TraitTransformerModifier", [key])))
        },
        drawing: .row { arguments, row in
          let isHidden = arguments[.visibility] == .hidden
          row.changeSeparators(at: arguments[.verticalEdges]) { $0.isHidden = isHidden }
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { listRowSeparator: hidden } ]",
        type: "ModifiedContent<Text, TraitTransformerModifier<unknown(listRowSeparator)>>")
    ])
}

enum VerticalEdges: String, SwiftUIEnumeration {
  case top
  case bottom
  case all

  static var swiftName: String { "VerticalEdge.Set" }
}

extension ArgumentLabel<[VerticalEdges]> {
  static var verticalEdges: Self { Self("edges") }
}

extension RowWishes {
  /// Changes the lines at some edges; nil for both.
  mutating func changeSeparators(at edges: [VerticalEdges]?, _ change: (inout Separator) -> Void) {
    let edges = edges ?? [.all]
    if edges.contains(.top) || edges.contains(.all) { change(&top) }
    if edges.contains(.bottom) || edges.contains(.all) { change(&bottom) }
  }
}
