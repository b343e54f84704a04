import GalleyFormats
import GalleySource

// Numbers and words in the place of calls whose arguments need labels: `frame: 100`, `aspectRatio: fit`.

extension Checker {
  /// Says what numbers, or a word, in the place of a call may be meant for; nil for anything else.
  func unlabelledValues(_ callee: Callee, _ value: EntryID) -> Diagnostic? {
    let mends = unlabelledForms(of: callee, value)
    guard !mends.isEmpty else { return nil }
    let edit = mends.count == 1 ? TextEdit(span: span(value), replacement: mends[0]) : nil
    return Diagnostic(
      .noPrimaryArgument,
      "the arguments of `\(callee.name)` need their labels, and \(describe(value)) has none", at: span(value),
      label: "write \(alternatives(mends))",
      help: candidates(of: callee), expected: mends, fix: edit)
  }

  /// Says that values in a list are arguments without their labels, in their order: `border: [red, 2]`; nil where no form
  /// of the call takes them so.
  func valuesInOrder(_ callee: Callee, _ list: EntryID) -> Diagnostic? {
    guard tree.kind(list) == .sequence else { return nil }
    let values = Array(tree.elements(list).prefix(9))
    guard values.count > 1, values.allSatisfy({ tree.kind($0) != .sequence && tree.kind($0) != .mapping }) else {
      return nil
    }
    let signature = callee.signatures.first { signature in
      values.count <= signature.parameters.count
        && signature.parameters.enumerated().allSatisfy { !$0.element.isRequired || $0.offset < values.count }
        && zip(values, signature.parameters).allSatisfy { isPlainValue($0, for: $1.kind) && !$1.isImageName }
    }
    guard let signature else { return nil }
    let pairs = zip(signature.parameters, values).map { (key: $0.label, value: Sketch(tree, $1)) }
    let mend = Sketch.mapping(pairs).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .noPrimaryArgument, "the arguments of `\(callee.name)` need their labels, and \(describe(list)) has none",
      at: span(list), label: "write `\(mend)`", help: candidates(of: callee), expected: [mend],
      fix: TextEdit(span: span(list), replacement: mend))
  }

  /// Says that views in a list are the only block of a call, by its label: `Button: [ { Text: Hi } ]`; nil for a list of
  /// anything else.
  func viewsWithoutLabel(_ callee: Callee, _ list: EntryID) -> Diagnostic? {
    guard tree.kind(list) == .sequence, tree.size(list) > 1, isNodeMapping(list.next), isView(callee),
      let form = callee.signatures.first(where: { form in
        form.parameters.count(where: { $0.kind.isContent && $0.isRequired }) == 1
      }), let label = form.parameters.first(where: { $0.kind.isContent && $0.isRequired })?.label
    else { return nil }
    let isWhole = form.parameters.allSatisfy { !$0.isRequired || $0.label == label }
    let mend = Sketch.mapping([(label, Sketch(tree, list))]).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .noPrimaryArgument, "the views of `\(callee.name)` stand under `\(label)`", at: span(list),
      label: "write `\(mend)`", help: candidates(of: callee), expected: [label],
      fix: isWhole ? TextEdit(span: span(list), replacement: mend) : nil)
  }

  /// Tells whether a scalar can be meant for a parameter, and not only by its form: a word for a style is one.
  private func isPlainValue(_ value: EntryID, for kind: ParameterKind) -> Bool {
    switch kind {
    case .style: tree.kind(value) == .string && (isStyleName(value) || isTemplate(value))
    case .value(.localizedStringKey): fits(value, kind)
    case .value(.named(let type)):
      fits(value, kind) && (!types[type].cases.isEmpty || type == .color && isStyleName(value))
    case .value: fits(value, kind)
    case .variadic, .anyValue, .slotValue, .shape, .path, .content, .closureContent, .action, .closureAction, .binding,
      .closure,
      .object, .environmentKey, .environmentValue, .typeName, .gesture, .effects, .view, .subviews, .containerKey,
      .containerValue, .loop, .elementMember,
      .imageContent, .controlStyle, .generic, .caseRange:
      false
    }
  }

  /// Tells whether a word is the name of a colour or of another style.
  private func isStyleName(_ entry: EntryID) -> Bool {
    isColorName(caseName(entry)) || StyleLiteral.names.contains(caseName(entry)) || text(entry).hasPrefix("#")
  }

  /// Says that several colours in the place of one style are a gradient, and that any other list is none; nil for a call that
  /// takes no style by itself.
  func listOfStyles(_ callee: Callee, _ list: EntryID) -> Diagnostic? {
    guard tree.kind(list) == .sequence, tree.size(list) > 2, tree.kind(list.next) == .string, isStyleName(list.next),
      !namesView(list.next),
      callee.signatures.contains(where: { form in form.primary.map { form.parameters[$0].kind == .style } ?? false })
    else { return nil }
    let styles = Array(tree.elements(list).prefix(9))
    let areColors = styles.allSatisfy { isColorName(caseName($0)) || text($0).hasPrefix("#") }
    let isJSON = tree.hasKeysInQuotes
    let gradient = Sketch.mapping([("linearGradient", Self.gradient(of: Sketch(tree, list)))]).inline(isJSON: isJSON)
    let isWhole = areColors && styles.count < 9
    return Diagnostic(
      .wrongType, "`\(callee.name)` takes one style, and this is a list of \(styles.count)", at: span(list),
      label: isWhole
        ? "write `\(gradient)` for a gradient" : "a style stands by itself: `\(callee.name): \(text(styles[0]))`",
      expected: isWhole ? [gradient] : [], fix: isWhole ? TextEdit(span: span(list), replacement: gradient) : nil)
  }

  /// Says that the colours of a view that is a gradient are one of its arguments: `LinearGradient: [red, blue]`; nil for any
  /// other call.
  func colorsOfGradient(_ callee: Callee, _ list: EntryID) -> Diagnostic? {
    guard tree.kind(list) == .sequence, tree.size(list) > 2,
      tree.elements(list).allSatisfy({ isColorName(caseName($0)) || text($0).hasPrefix("#") }),
      case .members(let members) = Self.gradient(of: Sketch(tree, list)),
      callee.signatures.contains(where: { form in
        members.allSatisfy { member in form.parameters.contains { $0.label == member.key } }
      })
    else { return nil }
    let mend = Sketch.members(members).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .noPrimaryArgument,
      "the colours of a `\(callee.name)` are its argument `colors`, beside where it begins and ends",
      at: span(list), label: "write `\(mend)`", help: candidates(of: callee), expected: [mend],
      fix: TextEdit(span: span(list), replacement: mend))
  }

  /// The complaint about the only key of a call, which is none of its labels, with whole calls for the mend: those that
  /// are meant by `{ ratio: 1 }`, where another key alone would not do; nil where it would.
  func wholeForm(of callee: Callee, _ given: GivenKey, insteadOf problem: Diagnostic) -> Diagnostic? {
    if let label = problem.fix?.replacement, isWholeCall(label, of: callee) { return nil }
    let mends = unlabelledForms(of: callee, given.value)
    guard !mends.isEmpty, let mapping = mapping(around: given.label) else { return nil }
    var problem = problem
    problem.label = "write \(alternatives(mends))"
    problem.expected = mends
    problem.fix = mends.count == 1 ? TextEdit(span: span(mapping), replacement: mends[0]) : nil
    return problem
  }

  /// Reports that all keys of a mapping are other names for labels of a call; false for any other.
  mutating func reportOtherLabels(_ callee: Callee, _ mapping: EntryID) -> Bool {
    guard let problem = otherLabels(callee, mapping) else { return false }
    report(problem)
    return true
  }

  /// Says that all keys of a mapping are other names for labels of a call: `stroke: { color: red, width: 2 }`; nil for a
  /// single key, or any that is none.
  private func otherLabels(_ callee: Callee, _ mapping: EntryID) -> Diagnostic? {
    let given = pairs(of: mapping)
    guard given.count > 1 else { return nil }
    var members: [(key: String, value: Sketch)] = []
    for (key, value) in given {
      let meant = Synonyms.names(for: text(key)).first { label in
        callee.signatures.contains { $0.parameters.contains { $0.label == label } }
          && !members.contains { $0.key == label }
      }
      guard let meant else { return nil }
      let alignment = callee.signatures.lazy.compactMap { side(value, of: $0, among: [meant]) }.first
      members.append(alignment ?? (meant, Sketch(tree, value)))
    }
    let labels = members.map(\.key)
    let isCall = callee.signatures.contains { signature in
      let known = signature.parameters.map(\.label)
      return labels.allSatisfy { known.contains($0) }
        && signature.parameters.allSatisfy { !$0.isRequired || labels.contains($0.label) }
    }
    guard isCall else { return nil }
    let mend = Sketch.mapping(members).inline(isJSON: isInDoubleQuotes(given[0].key))
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` has other names for \(list(given.map { text($0.key) }))",
      at: span(given[0].key),
      label: "write `\(mend)`", expected: labels, fix: TextEdit(span: span(mapping), replacement: mend))
  }

  /// Tells whether the keys of a mapping are other names for labels of a call that its numbers need: `{ top: 10 }`.
  func meansLabels(_ mapping: EntryID, of callee: Callee) -> Bool {
    guard !callee.unlabelledForms.isEmpty else { return false }
    let known = labels(of: callee)
    return pairs(of: mapping).allSatisfy { key, _ in
      Synonyms.names(for: text(key)).contains { known.contains($0) }
    }
  }

  /// Tells whether a form of the call needs no argument but the one with this label.
  private func isWholeCall(_ label: String, of callee: Callee) -> Bool {
    callee.signatures.contains { signature in
      guard let position = signature.parameters.firstIndex(where: { $0.label == label }) else { return false }
      return signature.required.isSubset(of: ParameterSet(position))
    }
  }

  private func alternatives(_ mends: [String]) -> String { mends.map { "`\($0)`" }.joined(separator: ", or ") }

  /// The calls that numbers, or a word, without labels may be meant for.
  private func unlabelledForms(of callee: Callee, _ value: EntryID) -> [String] {
    let values = tree.kind(value) == .sequence ? Array(tree.elements(value).prefix(5)) : [value]
    let numbers = values.compactMap { unlabelledNumber($0) }
    guard !values.isEmpty, numbers.count == values.count else { return forms(of: callee, with: value) }
    return callee.unlabelledForms.filter { form in
      form.contains("$\(values.count - 1)") && !form.contains("$\(values.count)")
    }.map { form in
      numbers.enumerated().reduce(form) { form, number in
        form.split(separator: "$\(number.offset)", omittingEmptySubsequences: false).joined(separator: number.element)
      }
    }
  }

  /// The forms without numbers in which a word stands.
  private func forms(of callee: Callee, with word: EntryID) -> [String] {
    guard tree.kind(word) == .string else { return [] }
    let name = caseName(word)
    return callee.unlabelledForms.filter { form in
      !form.contains("$") && form.split { !($0.isLetter || $0.isNumber) }.contains { $0 == name }
    }
  }

  /// A number, or an expression for one, as it stands in braces, without the quotes of a number; nil for anything else.
  private func unlabelledNumber(_ entry: EntryID) -> String? {
    if tree.kind(entry) == .number || isTemplate(entry) { return inlineSource(entry) }
    guard tree.kind(entry) == .string else { return nil }
    if let ratio = ratio(text(entry)) { return ratio }
    return Double(text(entry))?.isFinite == true ? text(entry) : nil
  }

  /// Two numbers with a sign of division between them as an expression: `16:9`, `16/9`; nil for anything else.
  private func ratio(_ written: String) -> String? {
    let parts = written.split { ":/".contains($0) }.map { $0.trimmingSpaces }
    guard parts.count == 2, parts.allSatisfy({ Double($0)?.isFinite == true }) else { return nil }
    let numbers = parts.map { $0.contains(".") ? String($0) : "\($0).0" }
    return "$(\(numbers[0]) / \(numbers[1]))"
  }
}
