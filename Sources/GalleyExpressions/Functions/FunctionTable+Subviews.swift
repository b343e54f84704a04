// What layouts of the document ask of their subviews, and members of proposals.
extension FunctionTable {
  static let subviews: [FunctionDeclaration] = [
    .question(
      .size, "sizeThatFits", .method(on: .named(.layoutSubview)), [.needs("", .named(.proposedViewSize))],
      .named(.size), about: "The size that the subview takes of what it is offered."),
    .question(
      .dimensions, "dimensions", .method(on: .named(.layoutSubview)), [.needs("in", .named(.proposedViewSize))],
      .named(.viewDimensions), about: "The subview's size and its guides for what it is offered."),
    .question(
      .priority, "priority", .property(on: .named(.layoutSubview)), [], .double,
      about: "The subview's layout priority."),
    .property(
      "spacing", on: .named(.layoutSubview), .named(.viewSpacing), about: "The distances that the subview wishes."
    ) { arguments throws(FunctionFailure) in .record(.viewSpacing, try arguments.fields(0)) },
    .question(
      .distance, "distance", .method(on: .named(.viewSpacing)),
      [.needs("to", .named(.viewSpacing)), .needs("along", .named(axis))], .double,
      about: "The distance that two views wish from each other along an axis."),
    .question(
      .layoutValue, layoutValueName, .method(on: .named(.layoutSubview)),
      [.needs("", .string), .may("isOptional", .bool, .bool(false))], .element,
      about: "What `layoutValue` gives the subview for a key; written as `subview[Key]`."),
    .initializer(
      "ProposedViewSize", [.needs("", .named(.size))], .named(.proposedViewSize), about: "An offer of a size.",
      example: ("ProposedViewSize(CGSize(width: 10, height: 20)).height ?? 0", "20.0")
    ) { arguments throws(FunctionFailure) in .record(.proposedViewSize, try arguments.fields(0)) },
    .method(
      "replacingUnspecifiedDimensions", on: .named(.proposedViewSize),
      [.may("by", .named(.size), .record(.size, [.double(10), .double(10)]))], .named(.size),
      about: "The size with a length of 10, or of `by`, where none is offered.",
      example: ("ProposedViewSize(width: 40, height: nil).replacingUnspecifiedDimensions().height", "10.0")
    ) { arguments throws(FunctionFailure) in
      let (offered, others) = (try arguments.fields(0), try arguments.fields(1))
      return .record(.size, zip(offered, others).map { $0 == .null ? $1 : $0 })
    },
  ]

  /// The name under which a layout value is declared, which has a form of its own.
  static let layoutValueName = "subscript"

  private static let axis = TypeTable.wellKnown("Axis")
}

extension FunctionDeclaration {
  fileprivate static func question(
    _ question: SubviewQuestion, _ name: String, _ kind: Kind, _ parameters: [Parameter], _ result: TypePattern,
    about summary: String
  ) -> Self {
    FunctionDeclaration(
      name: name, kind: kind, parameters: parameters, result: result, constraints: [], summary: summary, example: nil,
      implementation: .asked(question))
  }
}
