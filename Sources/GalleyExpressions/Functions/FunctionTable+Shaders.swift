// What shaders are told: none of it is looked at.
extension FunctionTable {
  static let shaders: [FunctionDeclaration] = [
    argument("float", [.needs("", .double)], "A number."),
    argument("float2", [.needs("", .double), .needs("", .double)], "Two numbers."),
    argument("float2", [.needs("", .named(.point))], "The coordinates of a point."),
    argument("float2", [.needs("", .named(.size))], "The sides of a size."),
    argument("float3", [.needs("", .double), .needs("", .double), .needs("", .double)], "Three numbers."),
    argument(
      "float4", [.needs("", .double), .needs("", .double), .needs("", .double), .needs("", .double)], "Four numbers."),
    argument("floatArray", [.needs("", .array(.double))], "A list of numbers."),
    argument("color", [.needs("", .named(.color))], "A colour."),
    argument("colorArray", [.needs("", .array(.named(.color)))], "A list of colours."),
    argument("image", [.needs("", .named(.image))], "A picture."),
  ]

  private static func argument(
    _ name: String, _ parameters: [FunctionDeclaration.Parameter], _ about: String
  )
    -> FunctionDeclaration
  {
    .staticMethod(name, of: "Shader.Argument", parameters, .named(.shaderArgument), about: about) {
      _ throws(FunctionFailure) in .record(.shaderArgument, [.string(name)])
    }
  }
}
