import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Parameters of the type `Action`.

/// The type of a parameter that is an action.
struct ActionType {
  /// `Action?`: calls of one that is not given do nothing.
  var isOptional = false
  /// The types of what it is told, where they are a part of the type's spelling.
  var told: [ValueType] = []
}

extension Checker {
  /// `Action` or `Action?`; a closure's type in Swift, which is reported; nil for any other type.
  mutating func actionType(_ entry: EntryID) -> ActionType? {
    guard tree.kind(entry) == .string else { return nil }
    switch text(entry) {
    case "Action": return document.types.id(named: "Action") == nil ? ActionType() : nil
    case "Action?": return document.types.id(named: "Action") == nil ? ActionType(isOptional: true) : nil
    default: return swiftClosureType(entry)
    }
  }

  /// Declares a parameter that is an action.
  mutating func declareAction(
    _ name: String, _ type: ActionType, _ types: EntryID?, _ fallback: EntryID?, at key: EntryID,
    in declared: inout DeclaredParameters
  ) {
    let told = types.map { typesOfAction($0) } ?? type.told
    let index = Index<Parameter>(declared.parameters.count)
    let kind =
      told.isEmpty
      ? ParameterKind.action
      : .closureAction(told.enumerated().map { .init("$\($0.offset)", $0.element) })
    declared.addBlock(
      fallback == nil && !type.isOptional
        ? .required(name, kind, "What happens.")
        : .optional(name, kind, "What happens.", nullable: type.isOptional),
      presence: type.isOptional ? declarePresence(of: name) : nil)
    let parameters = told.enumerated().map { position, type in
      Parameter.required(
        "$\(position)", .value(type), "A value of the type `\(type.spelled(in: document.types))`.",
        nullable: type.isOptional)
    }
    scopes.innermost.declare(
      Scope.Action(
        target: .parameter(index), callee: Callee(name: name, parameters: parameters), kind: .parameter, span: span(key)
      ))
    if let fallback, tree.kind(fallback) != .null { scopes.innermost.addDefault(fallback, of: index) }
  }

  /// The types of what an action is told: a list of them.
  private mutating func typesOfAction(_ entry: EntryID) -> [ValueType] {
    guard tree.kind(entry) == .sequence else {
      let types = tree.kind(entry) == .mapping ? pairs(of: entry).map(\.value) : [entry]
      let isSimple = types.allSatisfy { tree.kind($0) == .string && type(at: $0) != nil }
      let mend = "[ \(types.map { tree.entrySource($0) }.joined(separator: ", ")) ]"
      report(
        Diagnostic(
          .wrongType, "the `parameters` of an action are a list of types, not \(describe(entry))", at: span(entry),
          label: isSimple ? "write `\(mend)`" : "such as `[Int]`",
          fix: isSimple ? TextEdit(span: span(entry), replacement: mend) : nil))
      return types.map { type(at: $0) ?? .unknown }
    }
    return tree.elements(entry).map { element in
      if let type = type(at: element) { return type }
      report(unknownType(element))
      return .unknown
    }
  }

  /// Reports the type of a closure in Swift, `(Int) -> Void`, and tells which action it is; nil for any other type.
  private mutating func swiftClosureType(_ entry: EntryID) -> ActionType? {
    let written = text(entry)
    guard written.utf8.count <= 200, let told = Checker.parameters(ofClosureType: written) else { return nil }
    let mend =
      told.isEmpty
      ? Sketch.name(written.hasSuffix("?") ? "Action?" : "Action")
      : .mapping([
        ("type", .name(written.hasSuffix("?") ? "Action?" : "Action")),
        ("parameters", .list(told.map { .text($0) })),
      ])
    let inline = mend.inline(isJSON: tree.hasKeysInQuotes)
    let isAlone = text(entry.previous) != "type"
    report(
      Diagnostic(
        .unknownType, "`\(written)` is Swift: a parameter that is called has the type `Action`", at: span(entry),
        label:
          "write `\(isAlone || told.isEmpty ? inline : "type: Action, parameters: [ \(told.joined(separator: ", ")) ]")`",
        expected: ["Action"],
        fix: isAlone || told.isEmpty ? TextEdit(span: span(entry), replacement: inline) : nil))
    return ActionType(isOptional: written.hasSuffix("?"), told: told.map { type(named: $0) ?? .unknown })
  }

  /// The types in `(A, B) -> Void`, also where it is escaping or optional; nil for anything else.
  private static func parameters(ofClosureType written: String) -> [String]? {
    var type = written.trimmingSpaces
    while type.first == "@", let space = type.firstIndex(of: " ") { type = type[space...].trimmingSpaces }
    if type.hasPrefix("("), type.hasSuffix(")?") { type = type.dropFirst().dropLast(2).trimmingSpaces }
    for result in ["Void", "()"] where type.hasSuffix(result) {
      let head = type.dropLast(result.count).trimmingSpaces
      guard head.hasSuffix("->") else { continue }
      let parameters = head.dropLast(2).trimmingSpaces
      guard parameters.hasPrefix("("), parameters.hasSuffix(")") else { return nil }
      let inside = parameters.dropFirst().dropLast()
      guard !inside.contains("("), !inside.contains("<") else { return nil }
      return inside.split(separator: ",").map { part in
        String((part.split(separator: ":").last ?? part).trimmingSpaces)
      }
    }
    return nil
  }
}
