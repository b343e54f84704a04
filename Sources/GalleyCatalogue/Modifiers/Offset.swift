import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let offset = ModifierDefinition(
    "offset", summary: "Moves what the view draws; its place in the layout stays.", layoutStanding: .derived,
    unlabelled: ["{ x: $0 }", "{ y: $0 }", "{ x: $0, y: $1 }"],
    overloads: [
      ModifierOverload(
        [
          .optional(.x, "Points towards trailing; 0 if left out.", nullable: false, numbers: .finite),
          .optional(.y, "Points down; 0 if left out.", nullable: false, numbers: .finite),
        ],
        type: .layer("_OffsetEffect").onShapes("OffsetShape", keepsInset: true),
        layout: .wrapper { .offset(Point(x: $0[.x] ?? 0, y: $0[.y] ?? 0)) },
        drawing: .outline(.place { $1.moved(by: Size(width: $0[.x] ?? 0, height: $0[.y] ?? 0)) })),
      ModifierOverload(
        [.required(.offset, "Points towards trailing and down.", primary: true, numbers: .finite)],
        type: .layer("_OffsetEffect").onShapes("OffsetShape", keepsInset: true),
        layout: .wrapper { $0[.offset].map { .offset(Point(x: $0.width, y: $0.height)) } },
        drawing: .outline(.place { $1.moved(by: $0[.offset] ?? .zero) })),
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { offset: { x: 5, y: 10 } } ]", type: "ModifiedContent<Text, _OffsetEffect>"),
      Example("Circle:\nmodifiers: [ { offset: { x: 5 } } ]", type: "OffsetShape<Circle>"),
      Example(
        "Text: Hello\nmodifiers: [ { offset: { width: 5, height: 10 } } ]",
        type: "ModifiedContent<Text, _OffsetEffect>"),
    ])
}

extension ArgumentLabel<Size> {
  fileprivate static var offset: Self { Self("offset") }
}

extension ShapePlace {
  fileprivate func moved(by distance: Size) -> ShapePlace {
    var place = self
    place.rect.origin.x += isRightToLeft ? -distance.width : distance.width
    place.rect.origin.y += distance.height
    return place
  }
}
