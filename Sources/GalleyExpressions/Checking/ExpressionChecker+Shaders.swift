internal import GalleySource

// Shaders: functions of the program's own, of which only the names are known.

extension ExpressionChecker {
  /// Tells whether an expression is `ShaderLibrary`, or `ShaderLibrary.default`.
  func isShaderLibrary(_ id: SyntaxID) -> Bool {
    let kind = syntax[id].kind
    if case .name(let name) = kind { return syntax.text(name) == types[.shaderLibrary].name }
    guard case .member(let member) = kind else { return false }
    return syntax.text(member.name) == "default" && isShaderLibrary(member.base)
  }

  /// `ShaderLibrary.ripple(.float(2), .boundingRect)`: any name is one of the program's shaders.
  mutating func shader(_ site: CallSite) -> Typed {
    for argument in site.arguments {
      let given = check(argument.expression, .named(.shaderArgument))
      if given.type != .unknown, given.type != .named(.shaderArgument) {
        report(
          Diagnostic(
            .wrongCallArguments,
            "a shader is told a `Shader.Argument`, and this is \(withArticle(spelled(given.type)))",
            at: span(argument.expression), label: "such as `.float(1)`"))
      }
    }
    return constant(.record(.shader, [.string(site.name)]), .named(.shader), site.id)
  }
}
