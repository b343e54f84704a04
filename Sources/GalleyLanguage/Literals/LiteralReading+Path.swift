import GalleyExpressions
import GalleyFormats
import GalleySource

/// An instruction of a path: its name, and what it takes.
private struct PathInstruction {
  var name: String
  /// The fields in order; a value without any of their names is that of the first.
  var fields: [TypeDeclaration.Field]
  /// It takes a list of its first field instead.
  var takesList = false

  static let all: [PathInstruction] = {
    let point = ValueType.named(.point)
    let rect = ValueType.named(.rect)
    let angle = ValueType.named(.angle)
    func field(_ name: String, _ type: ValueType, _ fallback: Value? = nil) -> TypeDeclaration.Field {
      TypeDeclaration.Field(name, type, default: fallback)
    }
    return [
      PathInstruction(name: "move", fields: [field("to", point)]),
      PathInstruction(name: "line", fields: [field("to", point)]),
      PathInstruction(name: "quadCurve", fields: [field("to", point), field("control", point)]),
      PathInstruction(
        name: "curve", fields: [field("to", point), field("control1", point), field("control2", point)]),
      PathInstruction(
        name: "arc",
        fields: [
          field("center", point), field("radius", .double), field("startAngle", angle), field("endAngle", angle),
          field("clockwise", .bool, .bool(false)),
        ]),
      PathInstruction(
        name: "relativeArc",
        fields: [
          field("center", point), field("radius", .double), field("startAngle", angle), field("delta", angle),
        ]),
      PathInstruction(
        name: "tangentArc",
        fields: [field("tangent1End", point), field("tangent2End", point), field("radius", .double)]),
      PathInstruction(name: "rect", fields: [field("rect", rect)]),
      PathInstruction(
        name: "roundedRect",
        fields: [
          field("in", rect), field("cornerSize", .named(.size)),
          field("style", .builtIn("RoundedCornerStyle"), .null),
        ]),
      PathInstruction(name: "ellipse", fields: [field("in", rect)]),
      PathInstruction(name: "addLines", fields: [field("points", point)], takesList: true),
      PathInstruction(name: "rects", fields: [field("rects", rect)], takesList: true),
      PathInstruction(name: "close", fields: []),
    ]
  }()

  /// The instruction that a document calls `word`: Swift's own names (`addLine`, `closeSubpath`) mean the same.
  static func named(_ word: String) -> PathInstruction? {
    if let found = all.first(where: { $0.name == word }) { return found }
    if word == "closeSubpath" { return all.last }
    if word == "lines" { return all.first { $0.name == "addLines" } }
    guard word.hasPrefix("add"), let first = word.dropFirst(3).first else { return nil }
    let bare = first.lowercased() + word.dropFirst(4)
    return all.first { $0.name == bare }
  }
}

extension LiteralReading {
  /// The instructions of a path: `{ move: … }`, `{ line: … }`, `{ arc: … }`, …, `close`.
  mutating func pathRecipe(_ entry: EntryID) -> Recipe? {
    guard tree.kind(entry) == .sequence else {
      report(wrongType(entry, wanted: "a list of instructions such as `{ line: { x: 10, y: 0 } }`", of: "path"))
      return nil
    }
    return instructions(Array(tree.elements(entry))[...])
  }

  private mutating func instructions(_ elements: ArraySlice<EntryID>) -> Recipe? {
    var parts: [Recipe] = []
    var isComplete = true
    for (position, element) in zip(elements.indices, elements) {
      if let constants = constants(inPath: element) {
        // What it names is known to the instructions behind it.
        let rest = declaringRecipe(constants) { $0.instructions(elements[(position + 1)...]) }
        if let rest { parts.append(rest) } else { isComplete = false }
        break
      }
      if let part = instruction(element) { parts.append(part) } else { isComplete = false }
    }
    return isComplete ? build(parts) { .array($0) } : nil
  }

  /// The names and values of `{ let: { … } }`; nil for any other instruction.
  private func constants(inPath entry: EntryID) -> EntryID? {
    guard tree.kind(entry) == .mapping, case let pairs = pairs(of: entry), pairs.count == 1,
      text(pairs[0].key) == ProcedureKey.let.rawValue
    else { return nil }
    return pairs[0].value
  }

  private mutating func instruction(_ entry: EntryID) -> Recipe? {
    if tree.kind(entry) == .string {
      guard let found = PathInstruction.named(text(entry)) else { return unknownInstruction(entry) }
      guard found.fields.isEmpty else {
        report(
          Diagnostic(
            .missingArgument, "`\(text(entry))` needs \(list(found.fields.map(\.name)))", at: span(entry),
            expected: found.fields.map(\.name)))
        return nil
      }
      return step(found, [])
    }
    let pairs = tree.kind(entry) == .mapping ? pairs(of: entry) : []
    if pairs.contains(where: { text($0.key) == ProcedureKey.forEach.rawValue }) { return loopRecipe(inPath: entry) }
    if pairs.contains(where: { text($0.key) == ProcedureKey.if.rawValue }) { return choiceRecipe(inPath: entry) }
    guard let (key, value) = pairs.first, pairs.count == 1 else {
      report(wrongType(entry, wanted: "one instruction, such as `{ line: { x: 10, y: 0 } }`", of: "path"))
      return nil
    }
    guard let found = PathInstruction.named(text(key)) else { return unknownInstruction(key) }
    guard let first = found.fields.first else { return step(found, []) }
    if found.takesList {
      return recipe(value, .array(first.type), named: found.name).map { step(found, [$0]) }
    }
    let isLabelled =
      tree.kind(value) == .mapping
      && self.pairs(of: value).contains { pair in
        found.fields.contains { $0.name == text(pair.key) }
      }
    if found.fields.count == 1 && !isLabelled {
      return recipe(value, first.type, named: found.name).map { step(found, [$0]) }
    }
    guard tree.kind(value) == .mapping else {
      report(wrongType(value, wanted: "a mapping with \(list(found.fields.map(\.name)))", of: found.name))
      return nil
    }
    return fields(value, found.fields, of: found.name).map { step(found, $0) }
  }

  /// An instruction as a value: its name, and what it takes.
  private func step(_ instruction: PathInstruction, _ parts: [Recipe]) -> Recipe {
    let name = Value.string(instruction.name)
    return build(parts) { .tuple([name] + $0) }
  }

  private mutating func unknownInstruction(_ entry: EntryID) -> Recipe? {
    let spelling = spelling(of: text(entry)) { _ in
      PathInstruction.all.map(\.name) + [ProcedureKey.forEach, .if, .let].map(\.rawValue)
    }
    report(
      Diagnostic(
        .unknownArgument, "a path has no instruction `\(text(entry))`", at: span(entry), spelling,
        help: choices("the instructions are", spelling), fixing: contentSpan(entry)))
    return nil
  }

  /// A rectangle: `{ x:, y:, width:, height: }`, or `{ origin:, size: }`.
  mutating func rectRecipe(_ entry: EntryID, named name: String) -> Recipe? {
    if tree.kind(entry) == .string, caseName(entry) == "zero" {
      return .constant(.record(.rect, [rectPart(.point, 0, 0), rectPart(.size, 0, 0)]))
    }
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a rectangle such as `{ x: 0, y: 0, width: 10, height: 10 }`", of: name))
      return nil
    }
    if pairs(of: entry).contains(where: { ["origin", "size"].contains(text($0.key)) }) {
      let parts = [TypeDeclaration.Field("origin", .named(.point)), TypeDeclaration.Field("size", .named(.size))]
      return fields(entry, parts, of: "CGRect").map { parts in build(parts) { .record(.rect, $0) } }
    }
    let sides = ["x", "y", "width", "height"].map { TypeDeclaration.Field($0, .double) }
    guard let parts = fields(entry, sides, of: "CGRect") else { return nil }
    return build(parts) { values in
      let numbers = values.map { $0.number ?? 0 }
      return .record(
        .rect,
        [rectPart(.point, numbers[0], numbers[1]), rectPart(.size, numbers[2], numbers[3])])
    }
  }
}

/// A point or a size of two numbers.
private func rectPart(_ type: TypeID, _ first: Double, _ second: Double) -> Value {
  .record(type, [.double(first), .double(second)])
}
