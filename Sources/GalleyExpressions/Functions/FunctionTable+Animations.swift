// Methods of Animation and AnyTransition. They change nothing that is laid out, so the value stays as it is.
extension FunctionTable {
  static let animations: [FunctionDeclaration] = [
    unchanged("delay", "Animation", [.needs("", .double)], "Starts so many seconds later."),
    unchanged("speed", "Animation", [.needs("", .double)], "Runs so many times as fast."),
    unchanged(
      "repeatForever", "Animation", [.may("autoreverses", .bool, .bool(true))], "Runs again and again."),
    unchanged(
      "repeatCount", "Animation", [.needs("", .int), .may("autoreverses", .bool, .bool(true))], "Runs so many times."),
    unchanged(
      "combined", "AnyTransition", [.needs("with", .named(TypeTable.wellKnown("AnyTransition")))],
      "Runs together with another."),
    unchanged(
      "animation", "AnyTransition", [.needs("", .optional(.named(TypeTable.wellKnown("Animation"))))],
      "Runs with an animation of its own."),
  ]

  /// A method that changes nothing that is laid out, so that its value stays as it is.
  static func unchanged(
    _ name: String, _ type: String, _ parameters: [FunctionDeclaration.Parameter], _ summary: String
  ) -> FunctionDeclaration {
    let pattern = TypePattern.named(TypeTable.wellKnown(type))
    return .method(name, on: pattern, parameters, pattern, about: summary) {
      arguments throws(FunctionFailure) in arguments[0]
    }
  }
}
