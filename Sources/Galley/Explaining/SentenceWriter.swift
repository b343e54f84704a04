import GalleyLayout
import GalleySource
import GalleyTables

/// Makes a sentence of a rule's template and the values of a step, or of two steps that are one for both axes.
struct SentenceWriter {
  let names: ExplainedNames
  /// What the window is called.
  let window: String
  /// The file that needs no name in places.
  let file: String

  /// What a sentence is made of.
  struct Content {
    /// One step, or that of each axis.
    var steps: [GalleyLayout.Step]
    var places: [SourceRange]
    /// Whether the view that the sentence is about was the subject of the one before.
    var isIt = false
    /// The sum that led to where the parent begins, if it is not told; by step.
    var sums: [String] = []

    init(_ steps: [GalleyLayout.Step], places: [SourceRange]) {
      self.steps = steps
      self.places = places
    }

    var step: GalleyLayout.Step { steps[0] }
  }

  /// The sentence of a step.
  func sentence(_ step: GalleyLayout.Step, places: [SourceRange]) -> String {
    sentence(Content([step], places: places), step.form)
  }

  /// The sentence of one or two steps in a form.
  func sentence(_ content: Content, _ form: GalleyLayout.Step.Form?) -> String {
    SentenceWriter.capitalized(render(content.step.rule.sentence.template(form)[...], content))
  }

  private func render(_ template: Substring, _ content: Content) -> String {
    var result = ""
    var rest = template
    while let open = rest.firstIndex(of: "{"), let close = rest.closing(open) {
      result += rest[..<open]
      let text = text(rest[rest.index(after: open)..<close], content)
      // A place behind a name with its own joins it: `padding (6:41, 6:83)`.
      if text.hasPrefix(" ("), result.hasSuffix(")") {
        result = result.dropLast() + ", " + text.dropFirst(2)
      } else {
        result += text
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  // MARK: Placeholders

  /// What stands for a placeholder.
  private func text(_ key: Substring, _ content: Content) -> String {
    let step = content.step
    switch key.first {
    case "?":
      guard let colon = key.firstIndex(of: ":") else { return "" }
      let name = key[key.index(after: key.startIndex)..<colon]
      let isThere = step.values.contains { $0.name == name }
      return isThere ? render(key[key.index(after: colon)...], content) : ""
    case "*": return both(key.dropFirst(), content)
    case "@": return place(key.dropFirst(), content)
    case ";": return places(content.steps)
    case "+": return step.number(String(key.dropFirst())).map(SentenceWriter.summand) ?? ""
    case "-": return step.number(String(key.dropFirst())).map(SentenceWriter.subtrahend) ?? ""
    default: return word(key, content) ?? value(key, step, content)
    }
  }

  /// What is said of each axis.
  private func both(_ template: Substring, _ content: Content) -> String {
    content.steps.indices.map { index in
      var one = content
      one.steps = [content.steps[index]]
      one.sums = content.sums.indices.contains(index) ? [content.sums[index]] : []
      return render(template, one)
    }.joined(separator: template.contains("{wide}") ? " and " : ", ")
  }

  private func place(_ kind: Substring, _ content: Content) -> String {
    let shown = content.places.map(shown)
    switch kind {
    case "1": return shown.first.map { " (\($0))" } ?? ""
    case "center":
      return shown.isEmpty ? " (`center`, since no alignment is given)" : " (\(shown.joined(separator: ", ")))"
    case "insets":
      guard let first = content.places.first else { return "" }
      // A control has its room from its style, and takes no length.
      let owner = content.step.nodes.first.flatMap { names.node($0) }
      let isPlain = owner.map { $0.isModifier && $0.sourceRange == first } ?? false
      let usual =
        isPlain ? content.step.number("a").map { ", without a length it is \(SentenceWriter.length($0))" } : nil
      return " (\(shown.joined(separator: ", "))\(usual ?? ""))"
    case "expression":
      guard let first = content.places.first else { return "" }
      let written = names.expression(at: first, of: content.step.nodes.dropFirst().first).map { ", \($0)" } ?? ""
      return " (\(self.shown(first))\(written))"
    default: return shown.isEmpty ? "" : " (\(shown.joined(separator: ", ")))"
    }
  }

  /// The words that are no values: of axes, and of what is spoken about.
  private func word(_ key: Substring, _ content: Content) -> String? {
    let step = content.step
    switch key {
    case "It": return content.isIt ? "It" : step.nodes.first.map { names.name($0) }
    case "Its": return content.isIt ? "Its children" : step.nodes.first.map { "The children of \(names.name($0))" }
    case "window": return window
    case "style": return step.nodes.first.flatMap { names.node($0) }.map { names.style($0) }
    case "sum": return content.sums.first ?? step.number("x").map(SentenceWriter.length)
    case "guide&":
      let guides = content.steps.compactMap { $0.text("guide") }
      return Set(guides).count == 1 ? guides.first : guides.joined(separator: " and ")
    case "the c": return step.nodes.dropFirst().first.map { names.article($0) }
    case "short c": return step.nodes.dropFirst().first.map { names.shortName($0) }
    case "c@":
      return step.nodes.dropFirst().first.flatMap { names.node($0) }.flatMap { names.valuePlace($0) }.map(shown) ?? ""
    case "list“": return list(step.list("list").map { names.shortName($0) }, separator: ", ")
    default: return word(key, step.axis)
    }
  }

  /// The word of an axis.
  private func word(_ key: Substring, _ axis: Axis) -> String? {
    let isHorizontal = axis == .horizontal
    switch key {
    case "wide": return isHorizontal ? "wide" : "high"
    case "wider": return isHorizontal ? "wider" : "higher"
    case "widest": return isHorizontal ? "widest" : "highest"
    case "extent": return isHorizontal ? "width" : "height"
    case "other extent": return isHorizontal ? "height" : "width"
    case "column": return isHorizontal ? "column" : "row"
    case "Column": return isHorizontal ? "Column" : "Row"
    case "columns": return isHorizontal ? "columns" : "rows"
    case "scrolling": return isHorizontal ? "horizontally" : "vertically"
    case "coordinate": return isHorizontal ? "x" : "y"
    case "edge": return isHorizontal ? "left" : "top"
    case "farEdge": return isHorizontal ? "right" : "bottom"
    default: return nil
    }
  }

  private func value(_ key: Substring, _ step: GalleyLayout.Step, _ content: Content) -> String {
    let name = key.prefix { $0.isLetter }
    let tail = key[name.endIndex...]
    if tail == "×" {
      return content.steps.compactMap { $0.number(String(name)).map(SentenceWriter.length) }.joined(separator: " × ")
    }
    if let node = partOfSame(step, as: name) { return node }
    // The place of what a modifier is told tells it from others already.
    if name == "n", tail.isEmpty, !content.places.isEmpty, let own = step.nodes.first.flatMap({ names.node($0) }),
      own.isModifier, own.name == nil
    {
      return own.view
    }
    guard let value = step.values.first(where: { $0.name == name })?.content else { return "" }
    switch tail.first {
    case nil: return shown(value, separator: " + ")
    case "−": return numbers(value).map { " − " + SentenceWriter.length($0) }.joined()
    case "#": return numbers(value).first.map(SentenceWriter.factor) ?? ""
    case "“":
      if case .node(let node) = value { return names.longName(node) }
      return ""
    // A sum that begins with nothing begins with what follows.
    case "+": return numbers(value).first.flatMap { $0 == 0 ? nil : SentenceWriter.length($0) + " + " } ?? ""
    case ":": return plural(tail.dropFirst(), value)
    default: return shown(value, separator: " + ") + " " + plural(tail.dropFirst(), value)
    }
  }

  /// How a second view is called that has no name of its own beside the first: both are parts of one that the document writes.
  private func partOfSame(_ step: GalleyLayout.Step, as name: Substring) -> String? {
    guard name != "n", case .node(let node)? = step.values.first(where: { $0.name == name })?.content,
      case .node(let first)? = step.values.first?.content, names.name(node) == names.name(first)
    else { return nil }
    return name == "bar" ? "a bar" : "what is in it"
  }

  // MARK: Values

  private func shown(_ value: GalleyLayout.Step.Content, separator: String) -> String {
    switch value {
    case .number(let number): SentenceWriter.length(number)
    case .numbers(let numbers): numbers.map(SentenceWriter.length).joined(separator: separator)
    case .node(let node): names.name(node)
    case .nodes(let nodes): list(nodes.map { names.name($0) }, separator: " and ")
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
    if range.isFixed { return "\(name) (\(SentenceWriter.length(range.least)) always)" }
    return "\(name) (\(SentenceWriter.length(range.least)) to \(SentenceWriter.length(range.most)))"
  }

  private func list(_ names: [String], separator: String) -> String {
    if names.count > 12 { return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + separator + last
  }

  /// A place as people write it: with the name of its file where that is another one.
  static func shown(_ place: SourceRange, in file: String) -> String {
    let position = "\(place.line):\(place.column)"
    return place.file == file ? position : "\(place.file):\(position)"
  }

  func shown(_ place: SourceRange) -> String { SentenceWriter.shown(place, in: file) }
}

extension Substring {
  /// Where the brace at a place is closed.
  fileprivate func closing(_ open: Index) -> Index? {
    var depth = 0
    for index in self[open...].indices {
      if self[index] == "{" { depth += 1 }
      if self[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
