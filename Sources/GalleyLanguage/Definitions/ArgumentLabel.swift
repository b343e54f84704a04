package import GalleyExpressions

/// The label of an argument, with what documents write for it and what the catalogue reads.
///
/// A definition declares the labels that it reads in an extension of this type, and uses them both for its parameters and
/// for reading: `.required(.length, "Points on every edge.")`, `arguments[.length]`. A misspelt label does not compile, and
/// a label cannot be read as something else than it was declared. Labels that several definitions read stand in
/// `ArgumentLabel+Shared.swift`.
package struct ArgumentLabel<Reading>: Sendable {
  /// As documents spell it.
  package let name: String
  /// As SwiftUI calls it where it has no label; nil where that is the same.
  let otherName: String?
  /// What documents write for it; it may have to be looked up, and reading does not need it.
  let kind: @Sendable () -> ParameterKind
  let read: @Sendable (Value, TypeTable) -> Reading?

  /// A label whose values are read by `read`.
  package init(
    _ name: String, _ kind: @autoclosure @escaping @Sendable () -> ParameterKind, otherName: String? = nil,
    read: @escaping @Sendable (Value, TypeTable) -> Reading?
  ) {
    self.name = name
    self.otherName = otherName
    self.kind = kind
    self.read = read
  }
}

/// A label, whatever is read for it.
package struct AnyArgumentLabel: Sendable, Hashable {
  /// As documents spell it.
  package let name: String

  package static func of<Reading>(_ label: ArgumentLabel<Reading>) -> AnyArgumentLabel {
    AnyArgumentLabel(name: label.name)
  }
}

/// A view-builder block or a view: it has no value, and layout reaches it through `Lowering.block`.
package enum ViewBlock {}

/// A closure that layout calls back, through `Lowering.closure`.
package enum LayoutClosure {}

extension Arguments {
  /// What was given for a label; nil if nothing was, or nil.
  package subscript<Reading>(label: ArgumentLabel<Reading>) -> Reading? {
    guard let value = value(of: label.name) else { return nil }
    return label.read(value, types)
  }

  /// Tells whether the argument was written at all, be it as nil.
  package func isGiven<Reading>(_ label: ArgumentLabel<Reading>) -> Bool {
    given.contains { parameters[$0.parameter].label == label.name }
  }
}

extension Parameter {
  /// A parameter that must be given.
  package static func required<Reading>(
    _ label: ArgumentLabel<Reading>, _ summary: String, primary: Bool = false, nullable: Bool = false,
    since: Availability? = nil, numbers: NumberDomain? = nil, notBelow: [ArgumentLabel<Double>] = [],
    decidesOverload: Bool = false
  ) -> Parameter {
    .required(
      label.name, label.kind(), summary, primary: primary, nullable: nullable, since: since, numbers: numbers,
      notBelow: notBelow, decidesOverload: decidesOverload
    ).called(label)
  }

  /// A parameter with a default, or one that may be nil.
  package static func optional<Reading>(
    _ label: ArgumentLabel<Reading>, _ summary: String, primary: Bool = false, nullable: Bool = true,
    since: Availability? = nil, numbers: NumberDomain? = nil, notBelow: [ArgumentLabel<Double>] = []
  ) -> Parameter {
    .optional(
      label.name, label.kind(), summary, primary: primary, nullable: nullable, since: since, numbers: numbers,
      notBelow: notBelow
    ).called(label)
  }

  /// The same parameter, which may be given under SwiftUI's name for it as well.
  private func called<Reading>(_ label: ArgumentLabel<Reading>) -> Parameter {
    label.otherName.map { alsoCalled($0) } ?? self
  }

  /// A block that must be given, of another kind than most of its label: all of them are lowered alike.
  package static func required(
    _ label: ArgumentLabel<ViewBlock>, _ kind: ParameterKind, _ summary: String, primary: Bool = false,
    since: Availability? = nil
  ) -> Parameter {
    .required(label.name, kind, summary, primary: primary, since: since)
  }

  /// The same for a block that may be left out.
  package static func optional(
    _ label: ArgumentLabel<ViewBlock>, _ kind: ParameterKind, _ summary: String, since: Availability? = nil
  ) -> Parameter {
    .optional(label.name, kind, summary, since: since)
  }

  /// A value that must be given and is read as it is, whatever its kind.
  package static func required(
    _ label: ArgumentLabel<Value>, _ kind: ParameterKind, _ summary: String, primary: Bool = false,
    nullable: Bool = false, since: Availability? = nil, numbers: NumberDomain? = nil
  ) -> Parameter {
    .required(label.name, kind, summary, primary: primary, nullable: nullable, since: since, numbers: numbers)
  }

  /// A value with a default that is read as it is, whatever its kind.
  package static func optional(
    _ label: ArgumentLabel<Value>, _ kind: ParameterKind, _ summary: String, primary: Bool = false,
    nullable: Bool = true, since: Availability? = nil, numbers: NumberDomain? = nil
  ) -> Parameter {
    .optional(label.name, kind, summary, primary: primary, nullable: nullable, since: since, numbers: numbers)
  }
}
