import GalleyExpressions
import GalleyFormats
import GalleySource

// The members of the document's types that are computed from others (`let` in a type).

extension Checker {
  /// Checks the computed members of all types, those that others need before these.
  ///
  /// A member is checked as soon as it is met. Where it lacks one that is still to be checked, this one comes first; each
  /// further turn knows at least one name more, so that a member takes no more turns than it names others.
  mutating func checkComputedMembers(_ open: [OpenMembers]) {
    var order = ComputedMemberOrder(members(of: open), of: document.types)
    for first in order.members.indices {
      var waiting = [first]
      while let next = waiting.last {
        guard !order.isChecked(next) else {
          waiting.removeLast()
          continue
        }
        order.begin(next)
        let mark = problems.mark
        let (member, missing) = check(order.members[next])
        let needed = missing.flatMap { order.needed(by: next, $0) }
        if needed.isEmpty {
          if missing.contains(where: order.isNeededInTurn) {
            problems.addHelp(since: mark, to: .unknownMember, "members that are computed from each other have no value")
          }
          add(member, to: order.members[next].type.id)
          order.end(next)
        } else {
          forget(since: mark)
          waiting += needed
        }
      }
    }
  }

  /// The single members that stand in what is open, in the order of the document.
  private mutating func members(of open: [OpenMembers]) -> [OpenMember] {
    open.flatMap { members in
      inDocument(members.type.file) { checker in
        let pairs = checker.tree.kind(members.entry) == .mapping ? checker.pairs(of: members.entry) : []
        let few = checker.fewMembers(
          pairs, of: checker.document.types[members.type.id].name, sourceSpan: \.key)
        return few.map {
          OpenMember(
            type: members.type, fields: members.fields, name: checker.text($0.key), key: $0.key, value: $0.value)
        }
      }
    }
  }

  /// Checks a member, which is a function of the value; with the names that it lacks.
  private mutating func check(_ member: OpenMember) -> (function: CustomFunction, missing: [MissingName]) {
    inDocument(member.type.file) { checker in
      let mark = checker.problems.mark
      let function = checker.function(of: member)
      let missing = checker.problems.added(since: mark).filter { [.unknownMember, .unknownName].contains($0.code) }
      return (
        function, missing.map { MissingName(text: checker.source(of: $0.span), owner: $0.typeWithoutMember) }
      )
    }
  }

  private mutating func function(of member: OpenMember) -> CustomFunction {
    scopes.begin()
    defer { scopes.end() }
    let type = ValueType.named(member.type.id)
    var plan = ActivationPlan()
    plan.parameterSlots = [declare("self", type)]
    plan.defaults = [nil]
    let fieldSlots = member.fields.map { declare($0.name, $0.type) }
    var function = CustomFunction(
      name: member.name, parameters: [.init(label: "", type: type, hasDefault: false)], plan: plan, result: .unknown,
      value: nil, span: span(member.key))
    if let (recipe, type) = inferred(member.value) {
      function.value = DynamicValue(recipe, type: type, span: span(member.value))
      function.result = type
    }
    function.fieldSlots = fieldSlots
    function.plan.slotCount = slotCount
    return function
  }

  private mutating func add(_ function: CustomFunction, to type: TypeID) {
    let index = document.functions.append(function)
    var declaration = document.types[type]
    declaration.computedMembers.append(
      TypeDeclaration.ComputedMember(name: function.name, type: function.result, function: index.retyped()))
    document.types.replace(type, with: declaration)
  }
}

/// The computed members of a type that are still to be checked.
struct OpenMembers {
  var type: OpenType
  /// What they are computed from.
  var fields: [TypeDeclaration.Field]
  var entry: EntryID
}

/// One computed member that is still to be checked.
private struct OpenMember {
  var type: OpenType
  var fields: [TypeDeclaration.Field]
  var name: String
  var key: EntryID
  var value: EntryID
}

/// The name of a member that is not known, or not yet.
private struct MissingName {
  var text: String
  /// The type that lacks it; nil for a name that stands by itself, and so could only be one of the same type.
  var owner: String?
}

/// Which computed members are checked, and which of the others one needs.
private struct ComputedMemberOrder {
  private enum Progress {
    case waiting
    /// What it needs is being checked.
    case begun
    case checked
  }

  let members: [OpenMember]
  /// The name of the type that each member is of.
  private let owners: [String]
  private let positions: [String: [Int]]
  private var progress: [Progress]

  init(_ members: [OpenMember], of types: TypeTable) {
    self.members = members
    owners = members.map { types[$0.type.id].name }
    positions = Dictionary(grouping: members.indices) { members[$0].name }
    progress = [Progress](repeating: .waiting, count: members.count)
  }

  func isChecked(_ member: Int) -> Bool { progress[member] == .checked }

  mutating func begin(_ member: Int) { progress[member] = .begun }

  mutating func end(_ member: Int) { progress[member] = .checked }

  /// Those with a name that can be checked before a member: of its own type it sees only those above it.
  func needed(by member: Int, _ name: MissingName) -> [Int] {
    (positions[name.text] ?? []).filter {
      guard progress[$0] == .waiting else { return false }
      let isBefore = owners[$0] != owners[member] || $0 < member
      return isBefore && owners[$0] == name.owner ?? owners[member]
    }
  }

  /// Tells whether one with a name waits for what needs it.
  func isNeededInTurn(_ name: MissingName) -> Bool {
    (positions[name.text] ?? []).contains { progress[$0] == .begun && owners[$0] == name.owner }
  }
}
