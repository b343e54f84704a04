package import GalleyExpressions

/// What may be written for an argument.
package enum ParameterKind: Sendable, Hashable {
  /// A value of a type, in the forms of the language's table of values, or an expression.
  case value(ValueType)
  /// Any number of values of a type, which Swift takes one after another: a list, or a single one.
  case variadic(ValueType)
  /// A value of any type; its type may show in the signature (`tag`, `id`).
  case anyValue
  /// A ShapeStyle.
  case style
  /// A shape node.
  case shape
  /// The instructions of a path.
  case path
  /// A view-builder block.
  case content
  /// A view-builder block with closure parameters.
  case closureContent([ClosureParameter])
  /// Statements that run when asked.
  case action
  /// Statements with parameters that they are told when they run.
  case closureAction([ClosureParameter])
  /// A two-way connection to state; a plain value is a constant one.
  case binding(ValueType)
  /// A closure that gives a value, such as that of an alignment guide; a plain value stands for one that ignores its
  /// parameters.
  case closure([ClosureParameter], result: ValueType)
  /// An observable object, given by an expression.
  case object
  /// A member of the environment by its name, which decides what `environmentValue` beside it takes.
  case environmentKey
  /// A value of the member that `environmentKey` beside it names.
  case environmentValue
  /// The name of a Swift type of the author's own, such as a preference key; it shows in the signature.
  case typeName
  /// A gesture, such as `TapGesture` or `{ DragGesture: { minimumDistance: 5 }, onEnded: [] }`.
  case gesture
  /// Modifiers that are applied to the view later, with the closure's parameters in scope.
  case effects([ClosureParameter])
  /// A range of an enumeration's cases or of Int, `small...large`, that may be open at either end; its value is a list
  /// of both ends, or a closed range that an expression gave.
  case caseRange(String)
  /// A block that is given as a view, not as a closure (`background(Text(…))`).
  case view
  /// A key of a view over data, as ForEach has it.
  case loop(LoopKey)
  /// A member of the element of the table around the call, by its name.
  case elementMember
  /// A view-builder block in which `image` stands for a picture.
  case imageContent
  /// A style of one of these protocols, by name: `bordered`, or one of the document's.
  case controlStyle([String])
  /// A value whose type follows this one, in which type parameters of the definition stand for others.
  case generic(ValueType)

  /// A parameter of a closure, with the name that it has unless the document gives its own.
  package struct ClosureParameter: Sendable, Hashable {
    package var name: String
    package var type: ValueType
    /// The value that it has before layout; nil for one that only layout knows.
    package var value: Value?
    /// The label of the argument whose wrapped value it is: the item that a sheet shows; nil for none.
    package var unwraps: String?

    package init(_ name: String, _ type: ValueType, value: Value? = nil) {
      self.name = name
      self.type = type
      self.value = value
    }

    /// The value of an optional argument of the same call, which is not nil where the closure runs.
    package init(_ name: String, unwrapping label: String) {
      self.name = name
      type = .unknown
      unwraps = label
    }
  }

  /// What a key of a view over data is for.
  package enum LoopKey: Sendable, Hashable {
    /// The elements.
    case data
    /// The member that tells them apart.
    case identity
    /// The name of an element in the block.
    case name
    /// The member that holds the elements below an element.
    case children
    /// What they are sorted by.
    case order
    /// The block that is evaluated once for each of them.
    case content
  }

  package static let number = ParameterKind.value(.double)
  package static let integer = ParameterKind.value(.int)
  package static let string = ParameterKind.value(.string)
  package static let bool = ParameterKind.value(.bool)
  /// A text that Swift localises: Markdown is read in it, and the locale writes its numbers.
  package static let localizedStringKey = ParameterKind.value(.localizedStringKey)

  /// Any number of values of the built-in type that Swift calls `name`.
  package static func types(_ name: String) -> ParameterKind { .variadic(.builtIn(name)) }

  /// A value of the built-in type that Swift calls `name`.
  package static func type(_ name: String) -> ParameterKind { .value(.builtIn(name)) }

  /// Tells whether statements are meant.
  package var isAction: Bool {
    if case .closureAction = self { return true }
    return self == .action
  }

  /// Tells whether a view-builder block or view is meant.
  package var isContent: Bool {
    switch self {
    case .content, .closureContent, .imageContent, .loop(.content), .view: true
    default: false
    }
  }
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
  /// The type of its value alone tells overloads apart, so that a bare name which several of them know is ambiguous.
  package let decidesOverload: Bool

  private init(
    _ label: String, _ kind: ParameterKind, _ summary: String, isRequired: Bool, isOptional: Bool, isPrimary: Bool,
    since availability: Availability?, closures closureAvailability: [Int: Availability] = [:],
    numbers: NumberDomain? = nil, notBelow: [String] = [], isImageName: Bool = false, decidesOverload: Bool = false,
    otherLabel: String? = nil
  ) {
    self.closureAvailability = closureAvailability
    self.isImageName = isImageName
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
  }

  /// The same parameter as the one that a scalar stands for.
  var asPrimary: Parameter {
    Parameter(
      label, kind, summary, isRequired: isRequired, isOptional: isOptional, isPrimary: !kind.isContent,
      since: availability)
  }

  /// The same parameter with another kind.
  func with(_ kind: ParameterKind) -> Parameter {
    Parameter(
      label, kind, summary, isRequired: isRequired, isOptional: isOptional, isPrimary: isPrimary, since: availability)
  }

  /// The same parameter without a label in Swift.
  package var unlabelled: Parameter {
    Parameter(
      label, kind, summary, isRequired: isRequired, isOptional: isOptional, isPrimary: true, since: availability)
  }

  /// The same parameter under another label.
  func renamed(_ label: String) -> Parameter {
    Parameter(
      label, kind, summary, isRequired: isRequired, isOptional: isOptional, isPrimary: isPrimary, since: availability)
  }

  /// The same block, which may be given under the label that Swift has for it too.
  package func alsoCalled(_ otherLabel: String) -> Parameter {
    Parameter(
      label, kind, summary, isRequired: isRequired, isOptional: isOptional, isPrimary: isPrimary, since: availability,
      closures: closureAvailability, otherLabel: otherLabel)
  }

  /// The labels under which it may be given.
  package var labels: [String] { [label] + (otherLabel.map { [$0] } ?? []) }

  /// The same parameter, whose closure can have some numbers of parameters only since a release.
  package func closures(of counts: Int..., since availability: Availability) -> Parameter {
    var closures = closureAvailability
    for count in counts { closures[count] = availability }
    return Parameter(
      label, kind, summary, isRequired: isRequired, isOptional: isOptional, isPrimary: isPrimary,
      since: self.availability, closures: closures)
  }

  package static func == (first: Parameter, second: Parameter) -> Bool {
    first === second
      || first.label == second.label && first.kind == second.kind && first.summary == second.summary
        && first.isRequired == second.isRequired && first.isOptional == second.isOptional
        && first.isPrimary == second.isPrimary && first.availability == second.availability
        && first.closureAvailability == second.closureAvailability && first.numbers == second.numbers
        && first.notBelow == second.notBelow && first.isImageName == second.isImageName
        && first.decidesOverload == second.decidesOverload && first.otherLabel == second.otherLabel
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
      label, kind, summary, isRequired: true, isOptional: nullable, isPrimary: primary, since: since, numbers: numbers,
      notBelow: notBelow.map(\.name), decidesOverload: decidesOverload)
  }

  /// The name of a picture of the asset catalogue.
  package static func imageName(_ label: ArgumentLabel<String>, _ summary: String, primary: Bool = false) -> Parameter {
    Parameter(
      label.name, .string, summary, isRequired: true, isOptional: false, isPrimary: primary, since: nil,
      isImageName: true)
  }

  /// Not every value of its type will do.
  var hasDemands: Bool { numbers != nil || isImageName || mayNameAssets }

  /// Its value may name colours of the asset catalogue, or a font.
  var mayNameAssets: Bool {
    guard case .value(var type) = kind else { return kind == .style }
    while true {
      switch type {
      case .optional(let wrapped): type = wrapped
      case .array(let element): type = element
      default: return Parameter.assetTypes.contains(type)
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
      numbers: numbers, notBelow: notBelow.map(\.name))
  }
}

extension ValueType {
  /// The built-in type that Swift calls `name`; the catalogue's tests find a name that does not exist.
  package static func builtIn(_ name: String) -> ValueType {
    guard let id = TypeTable.builtInID(name) else { return .unknown }
    return .named(id)
  }
}
