package import GalleyExpressions

/// What a binding may lead to, where Swift asks for a protocol and not for a type.
package enum BoundValue: Sendable, Hashable {
  /// Anything.
  case any
  /// A number or a moment, which has others before and behind it.
  case strideable
  /// A value with an identity, or nil.
  case optionalIdentifiable
}

/// What tells the type of a value, where the parameter alone does not.
package enum FollowedType: Sendable, Hashable {
  /// The binding with this label beside it.
  case binding(String)
  /// The selection of the view around.
  case selectionAround
}

/// One parameter of an overload.
package final class Parameter: Sendable, Hashable {
  /// The label in documents: Swift's, or the internal name where Swift has none.
  package let label: String
  /// Swift's label, which may be written too, where the one in documents is another; nil where it is not.
  package let otherLabel: String?
  package let kind: ParameterKind
  /// One sentence, with the unit and what leaving it out means.
  package let summary: String
  package let isRequired: Bool
  /// Nil may be given for it.
  package let isOptional: Bool
  /// Takes the value when a scalar (or a mapping without labels) stands for the whole call.
  package let isPrimary: Bool
  package let availability: Availability?
  /// Since when its closure can have this number of parameters, where that is later than the parameter itself.
  package let closureAvailability: [Int: Availability]
  /// The numbers that its value is meant to have; nil for a value that may have any, or none.
  package let numbers: NumberDomain?
  /// The parameters beside it whose numbers are lower bounds of its own.
  package let notBelow: [String]
  /// Its value is the name of a picture of the asset catalogue.
  package let isImageName: Bool
  /// Its value is the name of a symbol of the system.
  package let isSymbolName: Bool
  /// Its value is a moment, or a text that stands for one.
  package let isDate: Bool
  /// What a binding given for it leads to, beside its type.
  package let boundValue: BoundValue
  /// The type of its value alone tells overloads apart, so that a bare name which several of them know is ambiguous.
  package let decidesOverload: Bool
  /// What leads to values of its own type, or of a block: to the type of its options; nil for nothing.
  ///
  /// Cases of an enumeration then go by their bare names.
  package let follows: FollowedType?
  /// What is given for it is what a tap on the view does: an action, or an address that is opened.
  package let runsOnTap: Bool
  /// The type whose members may stand with nothing before their dot, where a value of any type is taken.
  package let implied: ValueType?
  /// What its action gives; nil for nothing.
  package let result: ValueType?
  /// What the views of its block must be; nil for any.
  package let holds: ReceiverKind?
  /// The parts that stand in its block; nil where it has views.
  package let part: PartKind?
  /// Its value may name colours of the asset catalogue, or a font.
  let mayNameAssets: Bool
  /// Not every value of its type will do.
  let hasDemands: Bool

  private init(
    _ label: String, _ kind: ParameterKind, _ summary: String, isRequired: Bool, isOptional: Bool, isPrimary: Bool,
    since availability: Availability?, closures closureAvailability: [Int: Availability] = [:],
    numbers: NumberDomain? = nil, notBelow: [String] = [], isImageName: Bool = false,
    isSymbolName: Bool = false, isDate: Bool = false,
    boundValue: BoundValue = .any, decidesOverload: Bool = false, holds: ReceiverKind? = nil, otherLabel: String? = nil,
    follows: FollowedType? = nil, runsOnTap: Bool = false, implied: ValueType? = nil,
    result: ValueType? = nil, part: PartKind? = nil
  ) {
    self.part = part
    self.result = result
    self.implied = implied
    self.runsOnTap = runsOnTap
    self.follows = follows
    self.holds = holds
    self.closureAvailability = closureAvailability
    self.isImageName = isImageName
    self.isSymbolName = isSymbolName
    self.isDate = isDate
    self.boundValue = boundValue
    self.decidesOverload = decidesOverload
    self.numbers = numbers
    self.notBelow = notBelow
    self.label = label
    self.otherLabel = otherLabel
    self.kind = kind
    self.summary = summary
    self.isRequired = isRequired
    self.isOptional = isOptional
    self.isPrimary = isPrimary
    self.availability = availability
    // Every argument of a document asks for these.
    mayNameAssets = Parameter.mayNameAssets(kind)
    hasDemands = numbers != nil || isImageName || isSymbolName || isDate || mayNameAssets
  }

  /// The same parameter but for what is given.
  func copy(
    label: String? = nil, kind: ParameterKind? = nil, isPrimary: Bool? = nil,
    closures: [Int: Availability]? = nil, otherLabel: String? = nil, holds: ReceiverKind? = nil,
    follows: FollowedType? = nil, runsOnTap: Bool? = nil, implied: ValueType? = nil, result: ValueType? = nil,
    part: PartKind? = nil
  ) -> Parameter {
    Parameter(
      label ?? self.label, kind ?? self.kind, summary, isRequired: isRequired, isOptional: isOptional,
      isPrimary: isPrimary ?? self.isPrimary, since: availability, closures: closures ?? closureAvailability,
      numbers: numbers, notBelow: notBelow, isImageName: isImageName, isSymbolName: isSymbolName,
      isDate: isDate, boundValue: boundValue, decidesOverload: decidesOverload, holds: holds ?? self.holds,
      otherLabel: otherLabel ?? self.otherLabel, follows: follows ?? self.follows,
      runsOnTap: runsOnTap ?? self.runsOnTap, implied: implied ?? self.implied,
      result: result ?? self.result, part: part ?? self.part)
  }

  /// The labels under which it may be given.
  package var labels: [String] { [label] + (otherLabel.map { [$0] } ?? []) }

  /// The same parameter, whose closure can have some numbers of parameters only since a release.
  package func closures(of counts: Int..., since availability: Availability) -> Parameter {
    var closures = closureAvailability
    for count in counts { closures[count] = availability }
    return copy(closures: closures)
  }

  package static func == (first: Parameter, second: Parameter) -> Bool {
    first === second
      || first.label == second.label && first.kind == second.kind && first.summary == second.summary
        && first.isRequired == second.isRequired && first.isOptional == second.isOptional
        && first.isPrimary == second.isPrimary && first.availability == second.availability
        && first.closureAvailability == second.closureAvailability && first.numbers == second.numbers
        && first.notBelow == second.notBelow && first.isImageName == second.isImageName
        && first.isSymbolName == second.isSymbolName && first.isDate == second.isDate
        && first.boundValue == second.boundValue && first.decidesOverload == second.decidesOverload
        && first.otherLabel == second.otherLabel && first.holds == second.holds && first.follows == second.follows
        && first.runsOnTap == second.runsOnTap && first.part == second.part
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(kind)
  }

  /// A parameter that must be given.
  package static func required(
    _ label: String, _ kind: ParameterKind, _ summary: String, primary: Bool = false, nullable: Bool = false,
    since: Availability? = nil, numbers: NumberDomain? = nil, notBelow: [ArgumentLabel<Double>] = [],
    decidesOverload: Bool = false
  ) -> Parameter {
    Parameter(
      label, kind, summary, isRequired: true, isOptional: nullable, isPrimary: primary, since: since,
      numbers: numbers ?? kind.ownNumbers, notBelow: notBelow.map(\.name), decidesOverload: decidesOverload)
  }

  /// The name of a picture of the asset catalogue.
  package static func imageName(_ label: ArgumentLabel<String>, _ summary: String, primary: Bool = false) -> Parameter {
    Parameter(
      label.name, .string, summary, isRequired: true, isOptional: false, isPrimary: primary, since: nil,
      isImageName: true)
  }

  /// The name of a symbol of the system.
  package static func symbolName(_ label: ArgumentLabel<String>, _ summary: String) -> Parameter {
    Parameter(
      label.name, .string, summary, isRequired: true, isOptional: false, isPrimary: false, since: nil,
      isSymbolName: true)
  }

  /// A binding to a moment, or to a text that stands for one.
  package static func date(_ label: ArgumentLabel<Value>, _ summary: String) -> Parameter {
    Parameter(
      label.name, .binding(.unknown), summary, isRequired: true, isOptional: false, isPrimary: false, since: nil,
      isDate: true)
  }

  /// A binding to a value of which more is demanded than a type.
  package static func binding(
    _ label: ArgumentLabel<Value>, to boundValue: BoundValue, _ summary: String, nullable: Bool = false
  ) -> Parameter {
    Parameter(
      label.name, .binding(.unknown), summary, isRequired: true, isOptional: nullable, isPrimary: false, since: nil,
      boundValue: boundValue)
  }

  private static func mayNameAssets(_ kind: ParameterKind) -> Bool {
    guard case .value(var type) = kind else { return kind == .style }
    while true {
      if case .optional(let wrapped) = type {
        type = wrapped
      } else if case .array(let element) = type {
        type = element
      } else {
        // Most are no names, and need no look at the table.
        guard case .named = type else { return false }
        return assetTypes.contains(type)
      }
    }
  }

  /// The types whose values are colours, fonts, or made of them.
  private static let assetTypes: Set<ValueType> = Set(
    ["Color", "Font", "Gradient", "Gradient.Stop", "ShapeStyle", "AnyShapeStyle", "AnyGradient"]
      .map { ValueType.builtIn($0) }.filter { $0 != .unknown })

  /// A parameter with a default, or one that may be nil.
  package static func optional(
    _ label: String, _ kind: ParameterKind, _ summary: String, primary: Bool = false, nullable: Bool = true,
    since: Availability? = nil, numbers: NumberDomain? = nil, notBelow: [ArgumentLabel<Double>] = []
  ) -> Parameter {
    Parameter(
      label, kind, summary, isRequired: false, isOptional: nullable, isPrimary: primary, since: since,
      numbers: numbers ?? kind.ownNumbers, notBelow: notBelow.map(\.name))
  }
}

extension ValueType {
  /// The built-in type that Swift calls `name`; the catalogue's tests find a name that does not exist.
  package static func builtIn(_ name: String) -> ValueType {
    guard let id = TypeTable.builtInID(name) else { return .unknown }
    return .named(id)
  }
}
