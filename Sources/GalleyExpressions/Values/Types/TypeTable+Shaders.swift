extension TypeTable {
  /// Functions of a program's own that draw pixels, and what they are told.
  static func shaders(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .structure("Shader", "A function that draws pixels.", [.init("_name", .string)], .shapeStyle),
      .structure(
        "Shader.Argument", "What a shader is told.", [.init("_kind", .string)], [],
        statics: [
          .init("boundingRect", names.type("Shader.Argument"), .record(names.id("Shader.Argument"), [.string("")]))
        ]),
      .structure(
        "ShaderLibrary", "The shaders of the program, each a function: `ShaderLibrary.ripple(.float(2))`.", [], []),
    ]
  }
}
