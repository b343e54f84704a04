import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let toolbarSpacer = ViewDefinition(
    "ToolbarSpacer", summary: "Room between items of a bar, which keeps their glass apart.",
    since: .iOS(26).except(.tvOS, .watchOS), layoutStanding: .model, figures: ["bar.fixedSpace"],
    overloads: [
      ViewOverload(
        [
          .optional(
            .spacerSizing, "Whether it takes the room that is left, or a fixed length; `flexible` if left out.",
            primary: true,
            nullable: false),
          .optional(.itemPlacement, "Where it stands; `automatic` if it is left out.", nullable: false),
        ], type: .named("ToolbarSpacer"),
        layout: .custom { lowering, view in
          switch lowering.arguments(of: view)[.spacerSizing] ?? .flexible {
          case .fixed: lowering.close(view, lowering.box(width: lowering.metrics[.barFixedSpace], height: 0))
          case .flexible:
            lowering.close(view, Piece(lowering.layout.add(.spacer(minLength: 0, orientation: .horizontal))))
          }
        })
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers:\n    - toolbar:\n"
          + "        - ToolbarItem: { placement: bottomBar, content: { Button: Add } }\n"
          + "        - ToolbarSpacer: { sizing: fixed, placement: bottomBar }",
        type:
          "ModifiedContent<Text, ToolbarModifier<(), TupleToolbarContent<TupleToolbarContent<(ToolbarItem<(), Button<Text>>, ToolbarSpacer)>>>>"
      )
    ])
}

/// Whether room in a bar grows.
enum SpacerSizing: String, SwiftUIEnumeration {
  case flexible
  case fixed

  static var swiftName: String { "SpacerSizing" }
}

extension ArgumentLabel<SpacerSizing> {
  fileprivate static var spacerSizing: Self { Self("sizing") }
}
