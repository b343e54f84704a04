internal import GalleySource

// Functions and members of other languages, and what they are in Swift.

extension ExpressionChecker {
  /// Says what a function of another language is in Swift; nil for a name that no other language has either.
  func foreignFunction(_ site: CallSite) -> Diagnostic? {
    let arguments = site.arguments.map { written($0.expression) }
    let mend: String
    var edited = span(site.id)
    switch ForeignName.functions[site.name] {
    case .conversion(let type):
      mend = type
      edited = site.nameSpan
    case .property(let name):
      guard arguments.count == 1 else { return nil }
      mend = "\(arguments[0] ?? "value").\(name)"
    case .range:
      guard (1...2).contains(arguments.count) else { return nil }
      let bounds = arguments.map { $0 ?? "n" }
      mend = bounds.count == 1 ? "0..<\(bounds[0])" : "\(bounds[0])..<\(bounds[1])"
    case .method(let name): mend = "\(arguments.first.flatMap(\.self) ?? "value").\(name)()"
    case .part, .labelledMethod, .fixedDigits, .advice: return nil
    case nil:
      guard !FunctionTable.methods(site.name).isEmpty, arguments.count == 1 else { return nil }
      mend = "\(arguments[0] ?? "value").\(site.name)()"
    }
    let isWhole = edited == site.nameSpan || !arguments.contains(nil)
    return Diagnostic(
      .unknownFunction, "there is no function `\(site.name)`", at: site.nameSpan, label: "write `\(mend)`",
      expected: edited == site.nameSpan ? [mend] : [],
      fix: isWhole ? TextEdit(span: edited, replacement: mend) : nil)
  }

  /// Says what a member of another language is in Swift; nil for a name that no other language has, or if a value of
  /// this type has no such member in Swift either.
  ///
  /// `site` is given where the member is called.
  func foreignMember(_ name: String, of type: ValueType, _ member: MemberSyntax, _ site: CallSite? = nil) -> Diagnostic?
  {
    guard let meaning = ForeignName.members[name] else { return nil }
    let (methods, properties) = (methodNames(of: type), memberNames(of: type))
    let nameSpan = memberSpan(member)
    var edited = SourceSpan(
      start: nameSpan.start, end: site.map { span($0.id).end } ?? nameSpan.end, file: nameSpan.file)
    let arguments = site?.arguments.map { written($0.expression) } ?? []
    let first = arguments.first.flatMap(\.self) ?? "…"
    let mend: String
    switch meaning {
    case .property(let name) where properties.contains(name):
      guard arguments.isEmpty else { return nil }
      mend = name
    case .part(let whole, let part) where properties.contains(whole):
      guard site == nil else { return nil }
      mend = "\(whole).\(part)"
    case .method(let name) where methods.contains(name):
      mend = site == nil ? "\(name)()" : name
      if site != nil { edited = nameSpan }
    case .labelledMethod(let name, let label, let argument) where methods.contains(name):
      mend = "\(name)(\(label): \(argument ?? first))"
    case .fixedDigits where methods.contains("formatted"):
      mend = "formatted(.number.precision(.fractionLength(\(arguments.isEmpty ? "0" : first))))"
    case .advice(let sentence):
      return Diagnostic(
        .unknownMember, "`\(spelled(type))` has no member `\(name)`", at: nameSpan, help: [HelpText(sentence)],
        expected: properties + methods)
    case .conversion, .range, .property, .part, .method, .labelledMethod, .fixedDigits: return nil
    }
    return Diagnostic(
      .unknownMember, "`\(spelled(type))` has no member `\(name)`", at: nameSpan, label: "write `\(mend)`",
      expected: [mend], fix: mend.contains("…") ? nil : TextEdit(span: edited, replacement: mend))
  }

  /// A part as it is written, if it is a name, a number, a text, or a member of one of them; nil for anything longer.
  private func written(_ id: SyntaxID) -> String? {
    switch syntax[id].kind {
    case .name(let name): return syntax.text(name)
    case .integer(let value): return "\(value)"
    case .text(let words):
      let text = syntax.text(words)
      return text.utf8.contains { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 } ? nil : "\"\(text)\""
    case .member(let member): return written(member.base).map { "\($0).\(syntax.text(member.name))" }
    case .implicitMember, .double, .boolean, .null, .subscript, .call, .unary, .binary, .ternary, .array, .dictionary,
      .tuple, .keyPath, .unwrap, .chain, .closure, .interpolation, .openRange, .cast, .forced:
      return nil
    }
  }
}
