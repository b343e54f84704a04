import GalleyExpressions
import GalleyFormats

// Calls of Swift, as this language writes them.

extension Checker {
  /// A view with its modifiers in this language; nil if their arguments are more than plain values.
  func sketch(ofView calls: [SwiftCall]) -> Sketch? {
    guard let view = calls.first, let first = sketch(of: view) else { return nil }
    var pairs: [(key: String, value: Sketch)] = []
    switch first {
    case .members(let written): pairs = written.map { ($0.key, $0.value) }
    case .name(let name) where calls.count == 1: return .name(name)
    case .name(let name): pairs = [(name, .scalar(""))]
    case .scalar, .text, .list: return nil
    }
    let modifiers = calls.dropFirst().map { sketch(of: $0) }
    guard modifiers.allSatisfy({ $0 != nil }) else { return nil }
    if !modifiers.isEmpty { pairs.append(("modifiers", .list(modifiers.compactMap(\.self)))) }
    return .mapping(pairs)
  }

  /// A call in this language; nil if its arguments are more than plain values.
  func sketch(of call: SwiftCall) -> Sketch? {
    if !call.closures.isEmpty || call.arguments.contains(where: { $0.value.first == "{" }) {
      return sketch(ofClosuresIn: call)
    }
    guard !call.arguments.isEmpty else { return .name(call.name) }
    if call.arguments.count == 1, call.arguments[0].label == nil {
      return .mapping([(call.name, sketch(ofValue: call.arguments[0].value))])
    }
    guard let labels = labels(of: call) else { return nil }
    let pairs = zip(labels, call.arguments).map { (key: $0, value: sketch(ofValue: $1.value)) }
    return .mapping([(call.name, .mapping(pairs))])
  }

  /// The view or modifier of the catalogue with a name.
  func callee(named name: String) -> Callee? {
    guard let word = names.find(name) else { return nil }
    return catalogue.view(word).map { catalogue.views[$0].callee }
      ?? catalogue.modifier(word).map { catalogue.modifiers[$0].callee }
  }

  /// The labels of a call's arguments, of which Swift leaves some out: those of the first form that has all that are written,
  /// in its order; nil if no form has them.
  private func labels(of call: SwiftCall) -> [String]? {
    let written = call.arguments.compactMap(\.label)
    if written.count == call.arguments.count { return Set(written).count == written.count ? written : nil }
    for signature in callee(named: call.name)?.signatures ?? [] {
      let known = signature.parameters.map(\.label)
      guard written.allSatisfy({ known.contains($0) }) else { continue }
      var rest = known.filter { !written.contains($0) }[...]
      let labels = call.arguments.map { $0.label ?? rest.popFirst() }
      if labels.allSatisfy({ $0 != nil }) { return labels.compactMap(\.self) }
    }
    return nil
  }

  func sketch(ofValue value: Substring) -> Sketch {
    let isWord = value.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    if value.first == ".", value.count > 1, isWord { return .text(String(value.dropFirst())) }
    if value.first == "$", value.count > 1, isWord { return .name(String(value)) }
    if Double(value) != nil || Bool(String(value)) != nil { return .scalar(String(value)) }
    if let length = StyleSheetValue.length(String(value), isBare: false) { return .scalar(length) }
    let colour = StyleSheetColor.name(String(value))
    if colour != value, colour.first == "#" || isColorName(colour) { return .text(colour) }
    if value.count >= 2, value.first == "\"", value.last == "\"", !value.dropFirst().dropLast().contains("\"") {
      let content = value.dropFirst().dropLast()
      return .text(String(content))
    }
    // A word that is the name of nothing was meant to be shown.
    if isWord, let first = value.first, first.isLetter, scope.meaning(of: String(value)) == nil {
      return .text(String(value))
    }
    return .text("$(\(value))")
  }
}
