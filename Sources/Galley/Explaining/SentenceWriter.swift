import GalleyLayout
import GalleySource

/// Makes a sentence of a rule's template and the values of a step.
struct SentenceWriter {
  let names: ExplainedNames
  /// What the window is called.
  let window: String
  /// The file that needs no name in places.
  let file: String

  /// The sentence of a step.
  func sentence(_ step: GalleyLayout.Step, places: [SourceRange]) -> String {
    var result = ""
    var rest = step.rule.sentence.template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let text = text(rest[rest.index(after: open)..<close], step, places)
      // A place behind a name with its own joins it: `padding (6:41, 6:83)`.
      if text.hasPrefix(" ("), result.hasSuffix(")") {
        result = result.dropLast() + ", " + text.dropFirst(2)
      } else {
        result += text
      }
      rest = rest[rest.index(after: close)...]
    }
    result += rest
    return SentenceWriter.capitalized(result)
  }

  /// A sentence that begins with a capital, unless it begins with a name: `padding`, “title”, iPhone 15.
  static func capitalized(_ sentence: String) -> String {
    let beginsWithArticle = sentence.hasPrefix("the ") || sentence.hasPrefix("a part of ")
    return beginsWithArticle ? sentence.prefix(1).uppercased() + sentence.dropFirst() : sentence
  }

  /// What stands for a placeholder.
  private func text(_ key: Substring, _ step: GalleyLayout.Step, _ places: [SourceRange]) -> String {
    if key == "@" { return places.isEmpty ? "" : " (" + places.map(shown).joined(separator: ", ") + ")" }
    if let word = word(key, step.axis) { return word }
    if key.first == "+" { return step.number(String(key.dropFirst())).map(SentenceWriter.summand) ?? "" }
    let name = key.prefix { $0.isLetter }
    if let node = partOfSame(step, as: name) { return node }
    guard let value = step.values.first(where: { $0.name == name })?.content else { return "" }
    let tail = key[name.endIndex...]
    switch tail.first {
    case nil: return shown(value, separator: " + ")
    case "−": return numbers(value).map { " − " + SentenceWriter.length($0) }.joined()
    case "#": return numbers(value).first.map(SentenceWriter.factor) ?? ""
    case ":": return plural(tail.dropFirst(), value)
    default: return shown(value, separator: " + ") + " " + plural(tail.dropFirst(), value)
    }
  }

  /// How a second view is called that has no name of its own beside the first: both are parts of one that the document writes.
  private func partOfSame(_ step: GalleyLayout.Step, as name: Substring) -> String? {
    guard name != "n", case .node(let node)? = step.values.first(where: { $0.name == name })?.content,
      case .node(let first)? = step.values.first?.content, names.name(node) == names.name(first)
    else { return nil }
    return "what is in it"
  }

  /// The word of an axis.
  private func word(_ key: Substring, _ axis: Axis) -> String? {
    let isHorizontal = axis == .horizontal
    switch key {
    case "window": return window
    case "wide": return axis.wide
    case "wider": return isHorizontal ? "wider" : "higher"
    case "widest": return isHorizontal ? "widest" : "highest"
    case "extent": return axis.extent
    case "column": return isHorizontal ? "column" : "row"
    case "Column": return isHorizontal ? "Column" : "Row"
    case "columns": return isHorizontal ? "columns" : "rows"
    case "scrolling": return isHorizontal ? "horizontally" : "vertically"
    default: return nil
    }
  }

  private func plural(_ forms: Substring, _ value: GalleyLayout.Step.Content) -> String {
    let words = forms.split(separator: "|", omittingEmptySubsequences: false)
    let isOne =
      switch value {
      case .number(let number): number == 1
      case .numbers(let numbers): numbers.count == 1
      case .nodes(let nodes): nodes.count == 1
      case .ranges(let ranges): ranges.count == 1
      case .node, .word: true
      }
    return String((isOne ? words.first : words.last) ?? "")
  }

  private func shown(_ value: GalleyLayout.Step.Content, separator: String) -> String {
    switch value {
    case .number(let number): SentenceWriter.length(number)
    case .numbers(let numbers): numbers.map(SentenceWriter.length).joined(separator: separator)
    case .node(let node): names.name(node)
    case .nodes(let nodes): list(nodes)
    case .ranges(let ranges): ranges.map(shown).joined(separator: ", ")
    case .word(let word): word
    }
  }

  private func numbers(_ value: GalleyLayout.Step.Content) -> [Double] {
    switch value {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .node, .nodes, .ranges, .word: []
    }
  }

  private func shown(_ range: GalleyLayout.Step.Range) -> String {
    let name = names.name(range.node)
    if range.isFixed { return "\(name) (always \(SentenceWriter.length(range.least)))" }
    return "\(name) (\(SentenceWriter.length(range.least)) to \(SentenceWriter.length(range.most)))"
  }

  private func list(_ nodes: [LayoutNodeID]) -> String {
    if nodes.count > 12 {
      return nodes.prefix(3).map { names.name($0) }.joined(separator: ", ") + " and \(nodes.count - 3) more"
    }
    return nodes.map { names.name($0) }.listed
  }

  /// A place as people write it: with the name of its file where that is another one.
  func shown(_ place: SourceRange) -> String {
    let position = "\(place.line):\(place.column)"
    return place.file == file ? position : "\(place.file):\(position)"
  }

  /// A length with up to three decimals.
  static func length(_ value: Double) -> String {
    if value == .infinity { return "endless" }
    var bytes: [UInt8] = []
    bytes.append(length: value)
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  /// A number that is added to another: ` + 5`, ` − 5`.
  static func summand(_ value: Double) -> String { value < 0 ? " − \(length(-value))" : " + \(length(value))" }

  /// A factor with up to six decimals.
  static func factor(_ value: Double) -> String {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    let text = "\(rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
