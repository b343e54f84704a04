extension TypeTable {
  static func geometry(_ names: TypeNames) -> [TypeDeclaration] {
    let size = names.type("CGSize")
    let point = names.type("CGPoint")
    return [
      .structure(
        "CGSize", "A width and a height, in points.", [.init("width", .double), .init("height", .double)],
        statics: [.init("zero", size, .record(names.id("CGSize"), [.double(0), .double(0)]))], module: "__C"),
      .structure(
        "CGPoint", "A place, in points; y grows downwards.",
        [.init("x", .double, numbers: .finite), .init("y", .double, numbers: .finite)],
        statics: [.init("zero", point, .record(names.id("CGPoint"), [.double(0), .double(0)]))], module: "__C"),
      .structure(
        "CGRect", "A rectangle, in points.", [.init("origin", point), .init("size", size)],
        statics: [.init("zero", names.type("CGRect"), zeroRect(names))], module: "__C"),
      .structure(
        "CGAffineTransform", "An affine change of coordinates.",
        [("a", 1.0), ("b", 0), ("c", 0), ("d", 1), ("tx", 0), ("ty", 0)].map {
          .init($0.0, .double, default: .double($0.1))
        }, statics: [.init("identity", names.type("CGAffineTransform"), identity(names))], module: "__C"),
      unitPoint(names),
      .structure(
        "Angle", "An angle.", [.init("degrees", .double, numbers: .finite)],
        statics: [.init("zero", names.type("Angle"), .record(names.id("Angle"), [.double(0)]))]),
      .structure(
        "EdgeInsets", "Distances from the four edges, in points.",
        ["top", "leading", "bottom", "trailing"].map {
          .init($0, .double, default: .double(0), numbers: .finite)
        }),
      .structure(
        "GeometryProxy", "What a geometry reader tells its content.",
        [
          .init("size", size), .init("safeAreaInsets", names.type("EdgeInsets")),
          .init("_globalFrame", names.type("CGRect")),
          .init("_namedFrames", .dictionary(key: .string, value: names.type("CGRect"))),
          .init("_namedBounds", .dictionary(key: .string, value: names.type("CGRect"))),
        ], []),
      .structure(
        "ViewDimensions", "A view's size and its guides, in its own coordinates.",
        [
          .init("width", .double), .init("height", .double),
          .init("_horizontal", .array(.optional(.double))), .init("_vertical", .array(.optional(.double))),
          .init("_explicitHorizontal", .array(.optional(.double))),
          .init("_explicitVertical", .array(.optional(.double))),
        ], []),
    ]
  }

  private static func zeroRect(_ names: TypeNames) -> Value {
    .record(
      names.id("CGRect"),
      [
        .record(names.id("CGPoint"), [.double(0), .double(0)]), .record(names.id("CGSize"), [.double(0), .double(0)]),
      ])
  }

  private static func identity(_ names: TypeNames) -> Value {
    .record(names.id("CGAffineTransform"), [1, 0, 0, 1, 0, 0].map { .double($0) })
  }

  private static func unitPoint(_ names: TypeNames) -> TypeDeclaration {
    let statics: [(String, Double, Double)] = [
      ("zero", 0, 0), ("center", 0.5, 0.5), ("leading", 0, 0.5), ("trailing", 1, 0.5), ("top", 0.5, 0),
      ("bottom", 0.5, 1), ("topLeading", 0, 0), ("topTrailing", 1, 0), ("bottomLeading", 0, 1),
      ("bottomTrailing", 1, 1),
    ]
    return .structure(
      "UnitPoint", "A place in a rectangle, as fractions of its width and height.",
      [.init("x", .double, numbers: .finite), .init("y", .double, numbers: .finite)],
      statics: statics.map { name, x, y in
        .init(name, names.type("UnitPoint"), .record(names.id("UnitPoint"), [.double(x), .double(y)]))
      })
  }
}
