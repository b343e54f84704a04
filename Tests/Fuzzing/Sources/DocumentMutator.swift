/// Changes documents in the way that authors do: another view, one modifier more, a wrapper around a node, an argument,
/// a definition.
struct DocumentMutator {
  var random: RandomNumbers
  let donors = Donors.standard

  init(_ random: RandomNumbers) { self.random = random }

  /// Returns a document that differs in a few places; nil for what is no document.
  mutating func mutate(_ bytes: [UInt8]) -> [UInt8]? {
    guard var tree = bytes.isEmpty ? randomNode() : DocumentTree(bytes) else { return nil }
    for _ in 0...random.below(3) { changeSomewhere(in: &tree) }
    return write(tree)
  }

  /// Returns the first document with something of the second in it; nil if one of them is no document.
  mutating func cross(_ first: [UInt8], with second: [UInt8]) -> [UInt8]? {
    guard var tree = DocumentTree(first), let other = DocumentTree(second) else { return nil }
    if random.below(3) == 0, case .mapping(let theirs) = other, case .mapping(let own) = tree {
      // Definitions of both.
      let known = Set(own.map(\.key))
      tree = .mapping(own + theirs.filter { !known.contains($0.key) })
    } else {
      var pieces: [DocumentTree] = []
      other.visit { if $1.isNode { pieces.append($1) } }
      guard let piece = random.pick(pieces) ?? randomNode() else { return nil }
      changeNode(in: &tree) { $0 = piece }
    }
    return write(tree)
  }

  private mutating func write(_ tree: DocumentTree) -> [UInt8] {
    var text = ""
    if random.below(2) == 0 { tree.json(into: &text) } else { tree.yaml(into: &text) }
    return Array(text.utf8.drop { $0 == 0x0A })
  }

  private mutating func randomNode() -> DocumentTree? { random.pick(donors.nodes) }

  private mutating func changeSomewhere(in tree: inout DocumentTree) {
    switch random.below(14) {
    case 0, 1, 2: addModifier(to: &tree)
    case 3, 4:
      let node = randomNode() ?? .null
      changeNode(in: &tree) { $0 = $0.replacingView(with: node) }
    case 5: wrapNode(in: &tree)
    case 6: loopOverNode(in: &tree)
    case 7, 8: changeValue(in: &tree)
    case 9: addArgument(to: &tree)
    case 10: copyNode(in: &tree)
    case 11, 12: defineNode(in: &tree)
    default: changeList(in: &tree)
    }
  }

  /// Changes a node, or the whole tree if there is none.
  mutating func changeNode(in tree: inout DocumentTree, _ body: (inout DocumentTree) -> Void) {
    var positions: [Int] = []
    var position = 0
    tree.visit { _, value in
      if value.isNode { positions.append(position) }
      position += 1
    }
    var chosen = random.pick(positions) ?? 0
    tree.change(at: &chosen, body)
  }

  private mutating func changeAny(in tree: inout DocumentTree, _ body: (inout DocumentTree) -> Void) {
    var position = random.below(tree.count)
    tree.change(at: &position, body)
  }

  private mutating func addModifier(to tree: inout DocumentTree) {
    guard let modifier = random.pick(donors.modifiers) else { return }
    let place = random.below(1 << 20)
    changeNode(in: &tree) { node in
      guard case .mapping(var pairs) = node else { return }
      if let index = pairs.firstIndex(where: { $0.key == "modifiers" }), case .list(var entries) = pairs[index].value {
        entries.insert(modifier, at: place % (entries.count + 1))
        pairs[index].value = .list(entries)
      } else {
        pairs.append((key: "modifiers", value: .list([modifier])))
      }
      node = .mapping(pairs)
    }
  }

  private mutating func wrapNode(in tree: inout DocumentTree) {
    let wrapper = random.pick(DocumentTree.wrappers) ?? "VStack"
    let sibling = random.below(2) == 0 ? randomNode() : nil
    let form = random.below(3)
    changeNode(in: &tree) { node in
      let block = DocumentTree.list([node] + (sibling.map { [$0] } ?? []))
      switch form {
      case 0: node = .mapping([(key: wrapper, value: .mapping([(key: "content", value: block)]))])
      case 1: node = .mapping([(key: wrapper, value: block)])
      default:
        node = .mapping([
          (key: "if", value: .text("$(\(sibling == nil ? "1 < 2" : "environment.colorScheme == .light"))")),
          (key: "then", value: block), (key: "else", value: .list([node])),
        ])
      }
    }
  }

  private mutating func loopOverNode(in tree: inout DocumentTree) {
    let count = random.pick([0, 1, 3, 40]) ?? 3
    let form = random.below(4)
    changeNode(in: &tree) { node in
      let size: [(key: String, value: DocumentTree)] = [(key: "content", value: .list([node]))]
      switch form {
      case 0: node = .mapping([(key: "GeometryReader", value: .mapping(size))])
      case 1:
        let column = DocumentTree.mapping([(key: "adaptive", value: .mapping([(key: "minimum", value: .scalar("30"))]))]
        )
        let arguments = [(key: "columns", value: DocumentTree.list([column]))] + size
        node = .mapping([(key: "LazyVGrid", value: .mapping(arguments))])
      default:
        let arguments = [(key: "data", value: DocumentTree.text("$(0..<\(count))"))] + size
        node = .mapping([(key: "ForEach", value: .mapping(arguments))])
      }
    }
  }

  /// Puts another value of the same key, a scalar at an edge, or a plain number in the place of a value.
  private mutating func changeValue(in tree: inout DocumentTree) {
    let edge = random.pick(DocumentTree.edges) ?? .null
    let number = DocumentTree.scalar(String(random.below(600) - 100))
    let form = random.below(4)
    var keys: [String] = []
    tree.visit { key, _ in keys.append(key) }
    var position = random.below(keys.count)
    let sibling = random.pick(donors.values[keys[position]] ?? [])
    tree.change(at: &position) { value in
      if form == 0 { value = edge } else if form == 1 { value = number } else if let sibling { value = sibling }
    }
  }

  /// Adds a key that is known somewhere, with a value that it has there.
  private mutating func addArgument(to tree: inout DocumentTree) {
    guard let key = random.pick(donors.keys), let value = random.pick(donors.values[key] ?? []) else { return }
    changeAny(in: &tree) { mapping in
      guard case .mapping(let pairs) = mapping, !pairs.contains(where: { $0.key == key }) else { return }
      mapping = .mapping(pairs + [(key: key, value: value)])
    }
  }

  private mutating func copyNode(in tree: inout DocumentTree) {
    var nodes: [DocumentTree] = []
    tree.visit { if $1.isNode, $1.count < 60 { nodes.append($1) } }
    guard let node = random.pick(nodes) else { return }
    changeNode(in: &tree) { $0 = node }
  }

  /// Takes an element or pair away, doubles it, or puts it elsewhere.
  private mutating func changeList(in tree: inout DocumentTree) {
    let (form, first, second) = (random.below(3), random.below(1 << 20), random.below(1 << 20))
    changeAny(in: &tree) { value in
      switch value {
      case .scalar: break
      case .list(var elements):
        guard !elements.isEmpty else { return }
        let element = elements[first % elements.count]
        if form != 1 { elements.remove(at: first % elements.count) }
        if form != 0 { elements.insert(element, at: second % (elements.count + 1)) }
        value = .list(elements)
      case .mapping(var pairs):
        guard !pairs.isEmpty else { return }
        let pair = pairs.remove(at: first % pairs.count)
        if form != 0 { pairs.insert(pair, at: second % (pairs.count + 1)) }
        value = .mapping(pairs)
      }
    }
  }
}

extension DocumentTree {
  /// This node with the view of another, and with its own modifiers and name.
  func replacingView(with other: DocumentTree) -> DocumentTree {
    guard case .mapping(let own) = self, case .mapping(let theirs) = other else { return other }
    return .mapping(theirs + own.filter { $0.key == "modifiers" || $0.key == "name" })
  }
}
