import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let size = ModifierDefinition(
    "size", summary: "Draws a shape in a rectangle of a size, at the top leading corner of its frame, which stays.",
    overloads: [
      ModifierOverload(
        [
          .required(.width, "Points.", numbers: .length),
          .required(.height, "Points.", numbers: .length),
          .optional(
            .anchor, "Where the rectangle stands in the frame; `topLeading` if left out.", nullable: false,
            since: .iOS(17)),
        ],
        type: .shape("_SizedShape"), receivers: .shapes,
        drawing: .outline(
          .place { $1.sized(Size(width: $0[.width] ?? 0, height: $0[.height] ?? 0), anchor: $0[.anchor]) })),
      ModifierOverload(
        [
          .required(.shapeSize, "Points.", primary: true, numbers: .length),
          .optional(
            .anchor, "Where the rectangle stands in the frame; `topLeading` if left out.", nullable: false,
            since: .iOS(17)),
        ],
        type: .shape("_SizedShape"), receivers: .shapes,
        drawing: .outline(.place { $1.sized($0[.shapeSize] ?? .zero, anchor: $0[.anchor]) })),
    ],
    examples: [
      Example("Circle:\nmodifiers: [ { size: { width: 20, height: 20 } } ]", type: "_SizedShape<Circle>"),
      Example(
        "Circle:\nmodifiers: [ { size: \"$(CGSize(width: 20, height: 20))\" } ]", type: "_SizedShape<Circle>"),
    ])
}

extension ShapePlace {
  /// A rectangle of a size, at an anchor of the place.
  fileprivate func sized(_ size: Size, anchor: UnitPoint?) -> ShapePlace {
    let anchor = anchor ?? .zero
    let x = isRightToLeft ? 1 - anchor.x : anchor.x
    var place = self
    place.rect = Rect(
      x: rect.minX + (rect.size.width - size.width) * x, y: rect.minY + (rect.size.height - size.height) * anchor.y,
      width: size.width, height: size.height)
    return place
  }
}

extension ArgumentLabel<Double> {
  fileprivate static var height: Self { Self("height") }
}

extension ArgumentLabel<Size> {
  fileprivate static var shapeSize: Self { Self("size") }
}
