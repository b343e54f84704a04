/// Something that a call may mean, as the checker compares it with the arguments.
struct Candidate {
  enum Target {
    case builtIn(FunctionID)
    case document(DocumentFunction)
    case enumerationCase(TypeID, Int)
    case memberwise(TypeID)
    /// `Reaction(rawValue: "heart")`
    case caseNamed(TypeID)
  }

  var target: Target
  var parameters: [FunctionDeclaration.Parameter]
  /// The pattern of the receiver; nil where there is none.
  var receiver: TypePattern?
  var result: TypePattern
  var constraints: [TypeConstraint] = []
  /// Arguments may come without their labels, in order.
  var mayOmitLabels = false

  init(builtIn function: FunctionID) {
    let declaration = FunctionTable.all[function]
    target = .builtIn(function)
    parameters = declaration.parameters
    result = declaration.result
    constraints = declaration.constraints
    if case .method(let pattern) = declaration.kind { receiver = pattern }
  }

  init(document function: DocumentFunction) {
    target = .document(function)
    parameters = function.parameters.map {
      FunctionDeclaration.Parameter(
        label: $0.label, pattern: .type($0.type), defaultValue: $0.hasDefault ? .null : nil)
    }
    result = .type(function.result)
    mayOmitLabels = true
  }

  init(case index: Int, of type: TypeID, in types: TypeTable) {
    target = .enumerationCase(type, index)
    parameters = types[type].cases[index].payload.map(Candidate.parameter)
    result = .named(type)
    // Documents give every value a name, also where Swift has none.
    mayOmitLabels = types[type].module == nil
  }

  init(memberwise type: TypeID, in types: TypeTable) {
    target = .memberwise(type)
    parameters = types[type].fields.map(Candidate.parameter)
    result = .named(type)
  }

  init(caseNamedOf type: TypeID) {
    target = .caseNamed(type)
    parameters = [FunctionDeclaration.Parameter(label: "rawValue", pattern: .string)]
    result = .optional(.named(type))
  }

  private static func parameter(_ field: TypeDeclaration.Field) -> FunctionDeclaration.Parameter {
    FunctionDeclaration.Parameter(label: field.name, pattern: .type(field.type), defaultValue: field.defaultValue)
  }

  /// The arguments that each parameter gets, by index; none where its default applies.
  typealias Slots = [[Int]]

  /// Why the labels of a call do not fit.
  enum Mismatch {
    /// The argument has a label that no parameter from here on has.
    case label(argument: Int, wanted: String?)
    case missing(parameter: Int)
    case extra(argument: Int)

    /// The argument that does not fit; nil where one is missing.
    var argument: Int? {
      switch self {
      case .label(let argument, _), .extra(let argument): argument
      case .missing: nil
      }
    }
  }

  /// What a closure behind the parentheses has in place of a label.
  static let trailingClosure = "{"

  /// Assigns arguments with these labels (empty where there is none) to the parameters, in order.
  func assign(_ labels: [String]) -> Result<Slots, MismatchError> {
    var slots = Slots(repeating: [], count: parameters.count)
    var next = 0
    for (argument, label) in labels.enumerated() {
      if label.isEmpty, next > 0, parameters[next - 1].isVariadic, !slots[next - 1].isEmpty {
        slots[next - 1].append(argument)
        continue
      }
      var position = next
      while position < parameters.count, !accepts(label, parameters[position]) {
        guard parameters[position].defaultValue != nil || parameters[position].isVariadic else {
          return .failure(MismatchError(.label(argument: argument, wanted: parameters[position].label)))
        }
        position += 1
      }
      guard position < parameters.count else {
        let wanted = next < parameters.count ? parameters[next].label : nil
        return .failure(
          MismatchError(
            next < parameters.count ? .label(argument: argument, wanted: wanted) : .extra(argument: argument)))
      }
      slots[position].append(argument)
      next = position + 1
    }
    for (index, parameter) in parameters.enumerated()
    where slots[index].isEmpty && parameter.defaultValue == nil && !parameter.isVariadic {
      return .failure(MismatchError(.missing(parameter: index)))
    }
    return .success(slots)
  }

  private func accepts(_ label: String, _ parameter: FunctionDeclaration.Parameter) -> Bool {
    if label == Candidate.trailingClosure { return parameter.pattern.isFunction }
    return label == parameter.label || label.isEmpty && mayOmitLabels
  }

  struct MismatchError: Error {
    let mismatch: Mismatch
    init(_ mismatch: Mismatch) { self.mismatch = mismatch }
  }
}
