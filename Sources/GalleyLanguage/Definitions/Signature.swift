import GalleyExpressions
import GalleyTables

/// The parameters of one overload, prepared for matching the keys of a call.
package final class Signature: Sendable {
  package let parameters: [Parameter]
  /// The labels as words of the callee, in the order of the parameters.
  package let words: [WordID]
  /// The other labels that parameters have.
  private let otherWords: [(word: WordID, position: Int)]
  /// The parameters that take a scalar (or a mapping without labels) in place of the whole call.
  package let primary: Int?
  /// The block that takes a list in place of the whole call.
  package let content: Int?
  /// The parameters that must be given.
  package let required: ParameterSet
  package let availability: Availability?
  /// The types in its blocks, or of a value, follow from other values: type parameters, items that closures are told.
  package let hasFollowers: Bool
  /// It takes the keys of a loop.
  package let hasLoop: Bool
  /// Numbers of it are lower bounds of others.
  package let hasBounds: Bool
  /// The parameter that names a member of the environment.
  package let environmentKey: Int?
  /// The parameter that names a member of `ContainerValues`.
  package let containerKey: Int?
  /// The parameter that takes a length for each of the four edges.
  package let insets: Int?

  fileprivate init(_ parameters: [Parameter], availability: Availability?, labels: inout NameTable) {
    self.parameters = parameters
    self.availability = availability
    words = parameters.map { labels.add($0.label) }
    var otherWords: [(WordID, Int)] = []
    for (position, parameter) in parameters.enumerated() {
      if let label = parameter.otherLabel { otherWords.append((labels.add(label), position)) }
    }
    self.otherWords = otherWords
    primary = parameters.firstIndex { $0.isPrimary }
    content = parameters.firstIndex { $0.label == "content" && $0.kind.isContent }
    var required = ParameterSet()
    for (index, parameter) in parameters.enumerated() where parameter.isRequired { required.insert(index) }
    self.required = required
    hasFollowers = parameters.contains { parameter in
      if parameter.follows != nil { return true }
      if case .generic = parameter.kind { return true }
      return parameter.kind.told?.contains { $0.source != nil } == true
    }
    hasLoop = parameters.contains { if case .loop = $0.kind { true } else { false } }
    hasBounds = parameters.contains { !$0.notBelow.isEmpty }
    environmentKey = parameters.firstIndex { $0.kind == .environmentKey }
    containerKey = parameters.firstIndex { $0.kind == .containerKey }
    insets = parameters.firstIndex { $0.label == "insets" && $0.kind == .type("EdgeInsets") }
  }

  /// Whether a mapping can be the value of the primary argument.
  package var primaryTakesMapping: Bool {
    guard let primary else { return false }
    if case .value(let type) = parameters[primary].kind { return !type.isScalar }
    if case .binding = parameters[primary].kind { return false }
    return parameters[primary].kind != .action
  }

  /// The parameter with this label.
  package func index(of word: WordID) -> Int? {
    words.firstIndex(of: word) ?? otherWords.first { $0.word == word }?.position
  }
}

extension ValueType {
  /// Its values are numbers, truth values or texts, which no mapping stands for.
  fileprivate var isScalar: Bool {
    switch self {
    case .bool, .int, .double, .string: true
    case .named: self == .localizedStringKey
    case .unknown, .null, .optional, .array, .dictionary, .range, .closedRange, .closedRealRange, .caseRange, .applied,
      .tuple, .binding, .metatype:
      false
    }
  }
}

/// Something that is called by name with arguments: a view, a modifier, a definition of the document.
package final class Callee: Sendable {
  /// As the document spells it.
  package let name: String
  package let signatures: [Signature]
  /// The labels of all its signatures.
  private let labels: NameTable
  /// A list can stand for the block of an overload.
  let takesContent: Bool
  /// A mapping can be the value of an overload's primary argument.
  let takesMapping: Bool
  /// Statements can stand for a whole call.
  let takesAction: Bool
  /// A written `null` stands for the primary argument of a call, and not for a call without arguments.
  let takesNil: Bool
  /// Edges can be keys, each with its length: `padding: { horizontal: 8 }`.
  package let takesEdges: Bool
  /// A number can stand for the whole call: `padding: 8`.
  let takesNumber: Bool
  /// What numbers without labels may be meant for, each with `$0`, `$1` … for them: `{ width: $0, height: $1 }`; those
  /// without numbers are what a word in them may be meant for.
  let unlabelledForms: [String]

  package init(
    name: String, overloads: [(parameters: [Parameter], availability: Availability?)], unlabelledForms: [String] = []
  ) {
    self.name = name
    self.unlabelledForms = unlabelledForms
    var labels = NameTable(capacity: overloads.reduce(0) { $0 + $1.parameters.count })
    signatures = overloads.map { Signature($0.parameters, availability: $0.availability, labels: &labels) }
    self.labels = labels
    takesContent = signatures.contains { $0.content != nil }
    takesMapping = signatures.contains { $0.primaryTakesMapping }
    takesAction = signatures.contains { signature in
      signature.primary.map { signature.parameters[$0].kind == .action } ?? false
    }
    takesEdges = signatures.contains { $0.insets != nil }
    let primaries = signatures.compactMap { signature in signature.primary.map { signature.parameters[$0] } }
    takesNumber = primaries.contains { $0.kind == .number }
    takesNil =
      primaries.contains { $0.isOptional && $0.isRequired }
      || !primaries.isEmpty && signatures.allSatisfy { !$0.required.isEmpty }
  }

  /// Something with a single form.
  package convenience init(name: String, parameters: [Parameter]) {
    self.init(name: name, overloads: [(parameters, nil)])
  }

  /// The word that a label is in the signatures; nil if none of them has it.
  package func word(_ label: UnsafeBufferPointer<UInt8>) -> WordID? { labels.find(label) }
}
