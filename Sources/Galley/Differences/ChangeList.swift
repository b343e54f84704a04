import GalleyExpressions
import GalleyLanguage
import GalleySource
import GalleyTables

/// What two documents say in different ways, and at which of their nodes.
struct ChangeList {
  private(set) var changes: [DocumentChange] = []
  /// By node of either layout, the changes that are written at it.
  private(set) var byNode: [Node: [Int]] = [:]
  /// By the place of an argument in the first document and in the second.
  private(set) var byPlaceBefore: [SourceRange: Int] = [:]
  private(set) var byPlaceAfter: [SourceRange: Int] = [:]
  private var known: [DocumentChange: Int] = [:]
  private let values: ChangedValues

  /// What one document that is laid out twice has in other ways is not written differently, and is left out.
  init(_ pairs: NodePairs, _ before: LaidOutDocument, _ after: LaidOutDocument, isSameText: Bool) {
    values = isSameText ? ChangedValues() : ChangedValues(before, after)
    guard !isSameText else { return }
    let taken = Set(pairs.replaced.values)
    let kept = Set(pairs.present.compactMap { $0.before == nil ? nil : $0.after })
      .union(pairs.present.compactMap(\.before)).union(pairs.replaced.keys).union(taken)
    let hidden = (before: HiddenViews(before), after: HiddenViews(after))
    let outermost = (before: OutermostNodes(before, without: kept), after: OutermostNodes(after, without: kept))
    for node in pairs.gone where !taken.contains(node) {
      guard outermost.before.contains(node), !hidden.after.contains(node) else { continue }
      add(Self.whole(node, isGone: true), at: [node])
    }
    for (earlier, node) in pairs.present {
      if let earlier {
        addArguments(earlier, node)
      } else if let other = pairs.replaced[node] {
        let change = DocumentChange(
          kind: .view, name: node.view, before: Self.wording(other), after: Self.wording(node),
          placeBefore: other.sourceRange, placeAfter: node.sourceRange)
        add(change, at: [other, node])
      } else if outermost.after.contains(node), !hidden.before.contains(node) {
        add(Self.whole(node, isGone: false), at: [node])
      }
    }
    addOrder(pairs)
  }

  /// What stands elsewhere among its neighbours: modifiers around a view, and views in a container.
  private mutating func addOrder(_ pairs: NodePairs) {
    let earlier = Dictionary(pairs.present.compactMap { pair in pair.before.map { (pair.after, $0) } }) { first, _ in
      first
    }
    for case (let before?, let after) in pairs.present where !after.isModifier {
      addOrder(before.modifiers, after.modifiers, earlier) { $0 }
      addOrder(Array(before.children), Array(after.children).filter { $0.role == nil }, earlier, Self.modified)
    }
  }

  /// The view that modifiers are around.
  private static func modified(_ outermost: Node) -> Node {
    var view = outermost
    while let content = view.content { view = content }
    return view
  }

  private mutating func addOrder(
    _ before: [Node], _ after: [Node], _ earlier: [Node: Node], _ named: (Node) -> Node
  ) {
    let positions = Dictionary(before.enumerated().map { ($1, $0) }) { first, _ in first }
    let kept = after.filter { node in earlier[node].map { positions[$0] != nil } ?? false }
    let order = kept.compactMap { earlier[$0].flatMap { positions[$0] } }
    let stays = Set(CommonSequence.pairs(order.sorted(), order).map(\.second))
    for (position, node) in kept.enumerated() where !stays.contains(position) {
      guard let other = earlier[node] else { continue }
      // Of those that it changed places with the nearest.
      func changedPlaces(_ other: Int) -> Bool {
        kept.indices.contains(other) && (other < position) != (order[other] < order[position])
      }
      let nearest = (1..<kept.count).lazy.flatMap { [position + $0, position - $0] }.first { changedPlaces($0) }
      guard let nearest else { continue }
      let words = nearest < position ? (before: "before", after: "behind") : (before: "behind", after: "before")
      let neighbour = Self.brief(named(kept[nearest]))
      let change = DocumentChange(
        kind: .order, name: Self.wording(named(node)), before: "\(words.before) \(neighbour)",
        after: "\(words.after) \(neighbour)", placeBefore: named(other).sourceRange, placeAfter: named(node).sourceRange
      )
      add(change, at: [other, node, kept[nearest]])
    }
  }

  /// What a neighbour is called.
  private static func brief(_ node: Node) -> String { node.name.map { "“\($0)”" } ?? "`\(node.view)`" }

  /// Adds a change that no node stands for.
  mutating func add(_ change: DocumentChange) { add(change, at: []) }

  private mutating func add(_ change: DocumentChange, at nodes: [Node]) {
    let index = known[change] ?? changes.count
    if index == changes.count {
      changes.append(change)
      known[change] = index
      if let place = change.placeBefore { byPlaceBefore[place] = index }
      if let place = change.placeAfter { byPlaceAfter[place] = index }
    }
    for node in nodes { byNode[node, default: []].append(index) }
  }

  // MARK: Views and modifiers

  private static func whole(_ node: Node, isGone: Bool) -> DocumentChange {
    let text = wording(node)
    return DocumentChange(
      kind: node.isModifier ? .modifier : .view, name: node.view, before: isGone ? text : nil,
      after: isGone ? nil : text, placeBefore: isGone ? node.sourceRange : nil,
      placeAfter: isGone ? nil : node.sourceRange)
  }

  private static func wording(_ node: Node) -> String {
    node.part?.summary ?? node.summary + (node.name.map { " “\($0)”" } ?? "")
  }

  // MARK: Arguments

  private mutating func addArguments(_ before: Node, _ after: Node) {
    let (old, new) = (SaidArgument.all(of: before), SaidArgument.all(of: after))
    let earlier = Dictionary(old.map { ($0.label, $0) }) { first, _ in first }
    let labels = Set(new.map(\.label))
    for argument in old where !labels.contains(argument.label) { add(argument, nil, at: [before, after]) }
    for argument in new where earlier[argument.label].map({ !argument.isSame(as: $0) }) ?? true {
      add(earlier[argument.label], argument, at: [before, after])
    }
  }

  private mutating func add(_ before: SaidArgument?, _ after: SaidArgument?, at nodes: [Node]) {
    // An expression that came to something else is told by what it reads, or else by its values.
    let isSameText = before?.text == after?.text
    if isSameText, let text = after?.text, let value = values.read(by: text) {
      add(value, at: nodes)
      if let index = known[value] {
        if let place = before?.place { byPlaceBefore[place] = index }
        if let place = after?.place { byPlaceAfter[place] = index }
      }
      return
    }
    let change = DocumentChange(
      kind: .argument, name: after?.label ?? before?.label ?? "",
      before: before.map { isSameText ? $0.value ?? $0.text : $0.text },
      after: after.map { isSameText ? $0.value ?? $0.text : $0.text }, placeBefore: before?.place,
      placeAfter: after?.place)
    add(change, at: nodes)
  }
}

/// An argument as a document writes it, with what it came to.
private struct SaidArgument {
  let label: String
  let text: String
  /// Nil for a closure, and for what only the definition of a view knows.
  let given: Value?
  /// The same in words, which leave out what is in cases of an enumeration.
  let value: String?
  let place: SourceRange?

  /// Whether it says the same as another, however that is written.
  func isSame(as other: SaidArgument) -> Bool {
    guard let value, let second = other.value, !value.contains("…") else { return text == other.text }
    return value == second && (text == other.text || given == other.given)
  }

  /// The arguments of a view or modifier, without blocks of views and actions.
  static func all(of node: Node) -> [SaidArgument] {
    guard let source = node.source, !node.isMade else { return [] }
    let document = node.document
    let program = document.program
    let finder = document.partFinder
    let owner: ProgramPart.Owner =
      switch source.source {
      case .modifier(let index): .modifier(index)
      case .node(let index): .node(index)
      }
    let values = ValueSummary(types: document.types, locale: document.environments[source.environment].locale)
    let given = document.viewArguments[source.arguments]
    return program.call(of: owner).arguments.compactMap { index in
      let argument = program.arguments[index]
      switch argument.content {
      case .node, .action: return nil
      case .constant, .dynamic, .controlStyle, .closure: break
      }
      guard let parameter = program.parameter(of: index, owner, document.typing.catalogue),
        document.located.indices.contains(Int(argument.span.file))
      else { return nil }
      // Without a label it is called by what it is said of: `padding: 16`.
      let label = parameter.isPrimary ? node.view : parameter.label
      let own = given.first { $0.parameter == argument.parameter }?.value
      let value = own.map { own in
        var buffer: [UInt8] = []
        values.append(own, to: &buffer)
        return String(decoding: buffer, as: UTF8.self)
      }
      let place = document.lines(of: argument.span).map {
        SourceRange(argument.span, file: document.files[Int(argument.span.file)].name, lines: $0)
      }
      return SaidArgument(label: label, text: finder.oneLine(argument.span), given: own, value: value, place: place)
    }
  }
}

/// Of the nodes that only one layout has, those that no node around them tells: a modifier of a view that both have, and a view in
/// a container that both have.
private struct OutermostNodes {
  private var nodes: Set<Node> = []

  init(_ document: LaidOutDocument, without kept: Set<Node>) {
    let all = Array(Node.Walk.all(of: document.rootNode))
    // What is modified stands behind its modifiers, so that it is known before them from the end.
    var views: [Node: Node] = [:]
    for node in all.reversed() { views[node] = node.content.map { views[$0] ?? $0 } ?? node }
    /// The nearest node around a view that is no modifier of it, unless both have that modifier.
    var containers: [Node: Node] = [:]
    for node in all {
      if let parent = node.parent {
        let isLayer = parent.isModifier && node.role == nil && !kept.contains(parent)
        containers[node] = isLayer ? containers[parent] : parent
      }
      guard !kept.contains(node), node.written != nil, !node.isMade else { continue }
      let other = node.isModifier ? views[node] : containers[node]
      if other.map({ kept.contains($0) }) ?? true { nodes.insert(node) }
    }
  }

  func contains(_ node: Node) -> Bool { nodes.contains(node) }
}

/// The views that a document writes and a layout does not show.
private struct HiddenViews {
  private var wordings: Set<String> = []

  init(_ document: LaidOutDocument) {
    for index in document.entries.indices where !document.isShown(document.entries[index]) {
      wordings.insert(Node(document: document, index: index).summary)
    }
  }

  /// Whether the other document writes such a view too, and does not show it.
  func contains(_ node: Node) -> Bool { !node.isModifier && wordings.contains(node.summary) }
}
