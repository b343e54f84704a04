import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let offset = ModifierDefinition(
    "offset", summary: "Moves what the view draws; its place in the layout stays.", layout: .known,
    unlabelled: ["{ x: $0 }", "{ y: $0 }", "{ x: $0, y: $1 }"],
    overloads: [
      ModifierOverload(
        [
          .optional("x", .number, "Points towards trailing; 0 if left out.", nullable: false, numbers: .finite),
          .optional("y", .number, "Points down; 0 if left out.", nullable: false, numbers: .finite),
        ],
        type: .layer("_OffsetEffect").onShapes("OffsetShape", keepsInset: true),
        layout: .wrapper { .offset(Point(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0)) }),
      ModifierOverload(
        [.required("offset", .type("CGSize"), "Points towards trailing and down.", primary: true, numbers: .finite)],
        type: .layer("_OffsetEffect").onShapes("OffsetShape", keepsInset: true),
        layout: .wrapper { arguments in
          let fields = arguments.fields("offset") ?? []
          return fields.count == 2 ? .offset(Point(x: fields[0], y: fields[1])) : nil
        }),
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { offset: { x: 5, y: 10 } } ]", type: "ModifiedContent<Text, _OffsetEffect>"),
      Example("Circle:\nmodifiers: [ { offset: { x: 5 } } ]", type: "OffsetShape<Circle>"),
      Example(
        "Text: Hello\nmodifiers: [ { offset: { width: 5, height: 10 } } ]",
        type: "ModifiedContent<Text, _OffsetEffect>"),
    ])
}
