// Initialisers of CGAffineTransform, whose members are `a b c d tx ty`.
extension FunctionTable {
  static let transforms: [FunctionDeclaration] = [
    .initializer(
      "CGAffineTransform", [.needs("scaleX", .double), .needs("y", .double)], .named(.affineTransform),
      about: "Makes a view larger or smaller.", example: ("CGAffineTransform(scaleX: 2, y: 3).d", "3.0")
    ) { arguments throws(FunctionFailure) in
      transform(try arguments.double(0), 0, 0, try arguments.double(1), 0, 0)
    },
    .initializer(
      "CGAffineTransform", [.needs("translationX", .double), .needs("y", .double)], .named(.affineTransform),
      about: "Moves a view.", example: ("CGAffineTransform(translationX: 2, y: 3).ty", "3.0")
    ) { arguments throws(FunctionFailure) in
      transform(1, 0, 0, 1, try arguments.double(0), try arguments.double(1))
    },
    .initializer(
      "CGAffineTransform", [.needs("rotationAngle", .double)], .named(.affineTransform),
      about: "Turns a view by an angle in radians, clockwise.",
      example: ("CGAffineTransform(rotationAngle: 0).a", "1.0")
    ) { arguments throws(FunctionFailure) in
      let (sine, cosine) = (Mathematics.sine(try arguments.double(0)), Mathematics.cosine(try arguments.double(0)))
      return transform(cosine, sine, -sine, cosine, 0, 0)
    },
  ]

  private static func transform(_ members: Double...) -> Value {
    .record(.affineTransform, members.map { .double($0) })
  }
}
