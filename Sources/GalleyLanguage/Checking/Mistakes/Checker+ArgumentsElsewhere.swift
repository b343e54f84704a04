import GalleyFormats
import GalleySource

// Arguments that belong to something else: the view inside of a container, its closure, another modifier.

extension Checker {
  /// Says what an argument is that stands in the wrong place, however it is spelled; nil for any other.
  mutating func argumentElsewhere(
    _ callee: Callee, _ label: EntryID, _ value: EntryID, given: [String]
  ) -> Diagnostic? {
    titleOfContainer(callee, label, value) ?? nameInClosure(callee, label, value, given: given)
      ?? modifierOfRows(callee, label, value) ?? tracksOfGrid(callee, label, value)
  }

  /// Says that what a bar shows is a modifier of the view inside: `NavigationStack: { title: Home }`; nil for anything else.
  private func titleOfContainer(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic? {
    guard isView(callee), !isModifierName(label), [.string, .number].contains(tree.kind(value)),
      let modifier = Synonyms.names(for: text(label)).first(where: { isSaidInside($0, of: callee) })
    else { return nil }
    let entry = Sketch.mapping([(modifier, Sketch(tree, value))]).inline(isJSON: isInDoubleQuotes(label))
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` has no argument `\(text(label))`", at: span(label),
      label:
        "`\(modifier)` is a modifier of the view inside: write `modifiers: [ \(entry) ]` beside the view in `content`",
      help: [takes(callee, labels(of: callee))], fix: movedInside(modifier, label, value))
  }

  /// The edit that makes an argument of a container a modifier of the only view in it; nil for several views.
  func movedInside(_ modifier: String, _ label: EntryID, _ value: EntryID) -> TextEdit? {
    guard let call = mapping(around: label), call > tree.root, span(call).length <= UInt32(Self.longestMend),
      !tree.isCopied(call), let content = tree.value(of: "content", in: call),
      tree.kind(content) == .mapping || tree.kind(content) == .sequence && Array(tree.elements(content)).count == 1,
      let node = node(inside: content, with: [.mapping([(modifier, Sketch(tree, value))])])
    else { return nil }
    var arguments: [(key: String, value: Sketch)] = []
    for (key, value) in pairs(of: call) where key != label {
      arguments.append((text(key), value == content ? .mapping(node) : Sketch(tree, value)))
    }
    return replacing(call.previous, call, with: [(text(call.previous), .mapping(arguments))])
  }

  /// What other tools call the name of what a closure is told.
  private static let closureNames: Set<String> = [
    "item", "as", "name", "parameter", "parameters", "param", "proxy", "reader", "geometry", "arg", "var", "let",
  ]

  /// Says that a closure names what it is told: `GeometryReader: { item: g, content: … }`; nil for any other argument.
  ///
  /// The name is known in the closure all the same.
  private mutating func nameInClosure(
    _ callee: Callee, _ label: EntryID, _ value: EntryID, given: [String]
  ) -> Diagnostic? {
    guard Self.closureNames.contains(folded(label)), tree.kind(value) == .string,
      text(value).allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      let closure = callee.signatures.lazy.flatMap(\.parameters).first(where: { parameter in
        guard case .closureContent(let told) = parameter.kind else { return false }
        return told.count == 1
      })
    else { return nil }
    if case .closureContent(let told) = closure.kind { _ = declare(text(value), told[0].type) }
    var mend: String?
    var edit: TextEdit?
    if let call = mapping(around: label), let block = self.value(of: closure.label, in: call) {
      let told = Sketch.mapping([("parameters", .list([.name(text(value))])), ("body", Sketch(tree, block))])
      let isShort = span(call).length <= UInt32(Self.longestMend)
      mend = isShort ? written(closure.label, told, isJSON: isInDoubleQuotes(label)) : nil
      let rest = pairs(of: call).filter { $0.key != label }.map {
        (key: text($0.key), value: $0.value == block ? told : Sketch(tree, $0.value))
      }
      edit = isShort ? rewritten(call, as: rest) : nil
    }
    return Diagnostic(
      .unknownArgument,
      "`\(callee.name)` has no argument `\(text(label))`: the closure under `\(closure.label)` names what it is told",
      at: span(label),
      label: "write `\(mend ?? "\(closure.label): { parameters: [ \(text(value)) ], body: … }")`",
      help: [takes(callee, labels(of: callee))], fix: edit)
  }

  /// The modifiers of a loop, which its rows obey.
  static let modifiersOfLoops: Set<String> = ["onDelete", "onMove", "onInsert"]

  /// What a loop has of its own.
  private static let partsOfLoops: Set<String> = ["data", "id", "item", "content"]

  /// Says that what is done with rows is a modifier of the loop that makes them: `List: { data: …, onDelete: … }`; nil for any
  /// other argument.
  private func modifierOfRows(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic? {
    guard Self.modifiersOfLoops.contains(text(label)), callee.signatures.contains(where: \.hasLoop),
      let call = mapping(around: label), call > tree.root, text(call.previous) == callee.name
    else { return nil }
    let parts = pairs(of: call).map { (key: text($0.key), value: Sketch(tree, $0.value)) }
    let rest = parts.filter { Self.partsOfLoops.contains($0.key) }
    let ofRows = parts.filter { Self.modifiersOfLoops.contains($0.key) }
    let modifiers = Sketch.list(ofRows.map { .mapping([$0]) })
    let loop = Sketch.mapping([(BuilderForm.forEach.name, .mapping(rest)), (ControlWord.modifiers.rawValue, modifiers)])
    // Anything else, a selection for one, stays with the list, if one with a loop inside has it.
    let others = parts.filter { part in
      !Self.partsOfLoops.contains(part.key) && !Self.modifiersOfLoops.contains(part.key)
    }
    let whole: Sketch = others.isEmpty ? .list([loop]) : .mapping(others + [("content", .list([loop]))])
    let mend = written(callee.name, whole, isJSON: isInDoubleQuotes(label))
    let known = Set(callee.signatures.filter { !$0.hasLoop }.flatMap(\.parameters).map(\.label))
    let isWhole =
      rest.contains { $0.key == "data" } && others.allSatisfy { known.contains($0.key) }
      && mend.utf8.count <= Self.longestMend
    return Diagnostic(
      .unknownArgument, "`\(text(label))` is a modifier of a `ForEach`, and no argument of `\(callee.name)`",
      at: span(label),
      label: isWhole
        ? "write `\(mend)`" : "write it in the `modifiers` of a `ForEach` inside",
      help: [takes(callee, labels(of: callee))], expected: labels(of: callee),
      fix: isWhole ? replacing(call.previous, call, with: [(callee.name, whole)]) : nil)
  }

  /// The tracks of a grid of style sheets: `1fr 50px`, `repeat(3, 1fr)`, `repeat(auto-fill, minmax(80px, 1fr))`; nil for
  /// those that no grid here has.
  private static func tracks(in written: String) -> [Sketch]? {
    if written.hasPrefix("repeat("), written.hasSuffix(")") {
      let inside = written.dropFirst("repeat(".count).dropLast()
      guard let comma = inside.firstIndex(of: ","),
        let repeated = tracks(in: String(inside[inside.index(after: comma)...].trimmingSpaces)), repeated.count == 1
      else { return nil }
      let times = inside[..<comma].trimmingSpaces
      if times == "auto-fill" || times == "auto-fit" {
        guard case .members(let members) = repeated[0], let size = members.first else { return nil }
        let least: Sketch = size.key == "fixed" ? .mapping([("minimum", size.value)]) : size.value
        return [.mapping([("adaptive", least)])]
      }
      return Int(times).flatMap { (1...12).contains($0) ? Array(repeating: repeated[0], count: $0) : nil }
    }
    var tracks: [Sketch] = []
    var rest = written[...]
    while !rest.isEmpty {
      if rest.hasPrefix("minmax("), let close = rest.firstIndex(of: ")") {
        let bounds = rest[..<close].dropFirst("minmax(".count).split(separator: ",").map { String($0.trimmingSpaces) }
        guard bounds.count == 2, let least = StyleSheetValue.length(bounds[0], isBare: false),
          bounds[1] == "1fr" || bounds[1] == "auto"
        else { return nil }
        tracks.append(.mapping([("flexible", .mapping([("minimum", .scalar(least))]))]))
        rest = rest[rest.index(after: close)...].drop { $0 == " " }
        continue
      }
      let word = rest.prefix { $0 != " " }
      if word == "1fr" || word == "auto" {
        tracks.append(.name("flexible"))
      } else if let length = StyleSheetValue.length(String(word), isBare: false) {
        tracks.append(.mapping([("fixed", .scalar(length))]))
      } else {
        return nil
      }
      rest = rest[word.endIndex...].drop { $0 == " " }
    }
    return (1...12).contains(tracks.count) ? tracks : nil
  }

  /// The tracks that a value says, in words or in a list of them.
  private func tracks(of value: EntryID) -> [Sketch]? {
    switch tree.kind(value) {
    case .string: Self.tracks(in: text(value))
    case .sequence: Self.tracks(in: tree.elements(value).map { text($0) }.joined(separator: " "))
    case .null, .boolean, .number, .mapping: nil
    }
  }

  /// Says that the tracks of a grid of style sheets are the columns of a `LazyVGrid`; nil for any other argument.
  private func tracksOfGrid(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic? {
    let axis = ["gridtemplatecolumns": "columns", "gridtemplaterows": "rows"][folded(label)]
    guard let axis, ["Grid", "LazyVGrid", "LazyHGrid"].contains(callee.name) else { return nil }
    let found = tracks(of: value)
    let tracks = Sketch.list(found ?? [.name("flexible"), .name("flexible")])
    let view = axis == "columns" ? "LazyVGrid" : "LazyHGrid"
    let mend = written(axis, tracks, isJSON: isInDoubleQuotes(label))
    let isOwn = callee.name == view
    let call = mapping(around: label)
    let arguments = call.map { pairs(of: $0) } ?? []
    let isGiven = arguments.contains { text($0.key) == axis }
    // What else is given has to be an argument of that grid, and its views are not in rows.
    let isSimple = arguments.allSatisfy {
      $0.key == label || text($0.key) == "content" && !hasRows($0.value, of: callee)
    }
    var edit: TextEdit?
    if found != nil, !isGiven {
      if isOwn {
        edit = TextEdit(span: pairSpan(label, value), replacement: mend)
      } else if let call, call > tree.root, text(call.previous) == callee.name, isSimple,
        span(call).length <= UInt32(Self.longestMend), !tree.isCopied(call)
      {
        let rest = arguments.map { $0.key == label ? (axis, tracks) : (text($0.key), Sketch(tree, $0.value)) }
        edit = replacing(call.previous, call, with: [(view, .mapping(rest))])
      }
    }
    return Diagnostic(
      .unknownArgument,
      "`\(text(label))` is of style sheets: a grid with \(axis) that are given is a `\(view)`", at: span(label),
      label: isGiven
        ? "leave it out: `\(axis)` says it"
        : isOwn ? "write `\(mend)`" : "write `\(view): { \(mend), content: [ … ] }`", expected: [axis], fix: edit)
  }

  /// Tells whether some views of a block are rows that only a container like this one has.
  private func hasRows(_ block: EntryID, of callee: Callee) -> Bool {
    guard let row = catalogue.view(named: callee.name).flatMap({ catalogue.views[$0].rowView }) else { return false }
    let nodes = tree.kind(block) == .sequence ? Array(tree.elements(block)) : [block]
    return nodes.contains { tree.kind($0) == .mapping && pairs(of: $0).contains { text($0.key) == row } }
  }
}
