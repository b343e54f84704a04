import GalleyCatalogue
import GalleyExpressions
import GalleyFormats
import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

/// Finds the argument that set a parameter of a view, by leaving each out and looking what changes.
///
/// No name of a view or modifier is known here: what a new one sets is found like that of all others.
struct ArgumentPlaces {
  let document: LaidOutDocument
  let names: ExplainedNames

  init(document: LaidOutDocument, names: ExplainedNames) { (self.document, self.names) = (document, names) }

  init(_ document: LaidOutDocument) { self.init(document: document, names: ExplainedNames(document)) }

  /// Where the document writes what sets a parameter: the argument, or the view or modifier if no argument does.
  func place(of parameter: ParameterPlace) -> SourceRange? {
    guard let node = names.node(parameter.node), let source = node.source else { return nil }
    if let member = ReasonedMember(parameter.name) { return place(of: member, around: node) }
    if let place = nestedPlace(of: parameter, source, node) { return place }
    guard let make = primitive(of: source) else {
      if let argument = argument(called: parameter.name, of: source) { return span(of: argument, in: node) }
      return isGiven(parameter) ? node.sourceRange : nil
    }
    let given = document.viewArguments[source.arguments]
    let whole = parameters(make(given))
    for (index, argument) in given.enumerated() {
      var changed = given
      let position = given.startIndex + index
      if let number = argument.value.number, number.isFinite {
        changed[position].value = .double(number + 1)
      } else {
        changed.remove(at: position)
      }
      guard parameters(make(changed))[parameter.name] != whole[parameter.name] else { continue }
      return span(of: argument, in: node)
    }
    return isGiven(parameter) ? node.sourceRange : nil
  }

  /// The argument with the name of a parameter, of what more than arguments makes.
  private func argument(called name: ParameterName, of source: ViewTree.Node) -> GivenArgument? {
    let catalogue = document.typing.catalogue
    let found = catalogue.viewOverload(of: source)?.parameters ?? catalogue.modifierOverload(of: source)?.parameters
    guard let parameters = found else { return nil }
    return document.viewArguments[source.arguments].first { parameters[$0.parameter].label == name.rawValue }
  }

  /// Where a part of an argument is written: the least length of a column, what gives a guide, the size of a picture.
  private func nestedPlace(of parameter: ParameterPlace, _ source: ViewTree.Node, _ node: Node) -> SourceRange? {
    switch parameter.name {
    case .minimum: return writtenPlace(of: ["minimum"], in: node)
    case .insets: return layerPlace(of: parameter, around: node)
    case .guide: return writtenPlace(of: ["value", "computeValue"], in: node)
    case .width, .height:
      guard document.tree.kind(of: parameter.node) == .image, let tree = document.partFinder.trees.first,
        case .string(let name)? = document.viewArguments[source.arguments].first?.value,
        let pictures = value(of: "images", in: tree.root, tree), let picture = value(of: name, in: pictures, tree),
        let length = value(of: parameter.name.rawValue, in: picture, tree)
      else { return nil }
      return document.partFinder.range(tree.span(length))
    case .top, .leading, .bottom, .trailing, .minWidth, .minHeight, .idealWidth, .idealHeight, .maxWidth, .maxHeight,
      .horizontalAlignment, .verticalAlignment, .spacing, .minLength, .horizontalAxis, .verticalAxis, .ratio, .x, .y,
      .priority, .horizontalSpacing, .verticalSpacing, .lineLimit, .reservedLines, .minimumScaleFactor:
      return nil
    }
  }

  /// Where a layer of a view, which has no layout of its own, says a parameter for the container around.
  private func layerPlace(of parameter: ParameterPlace, around node: Node) -> SourceRange? {
    var layer: Node? = node
    while let own = layer, own.entry.layout == parameter.node {
      if let source = own.source, primitive(of: source) == nil,
        let argument = argument(called: parameter.name, of: source)
      {
        return span(of: argument, in: own)
      }
      layer = own.parent
    }
    return nil
  }

  /// Where one of some keys has its value in the arguments of a view or modifier: of the first that is there the first.
  private func writtenPlace(of keys: [String], in node: Node) -> SourceRange? {
    let finder = document.partFinder
    let owner: (entry: EntryID, file: UInt32)?
    switch node.source?.source {
    case .modifier(let index):
      owner = (document.checkedModifiers[index].entry, document.checkedModifiers[index].span.file)
    case .node(let index): owner = (document.checkedNodes[index].entry, document.checkedNodes[index].span.file)
    case nil: owner = nil
    }
    guard let owner, finder.trees.indices.contains(Int(owner.file)) else { return nil }
    let tree = finder.trees[Int(owner.file)]
    let entries = tree.kind(owner.entry) == .mapping ? tree.subtree(owner.entry) : tree.subtree(owner.entry.next)
    for key in keys {
      if let found = entries.lazy.compactMap({ value(of: key, in: $0, tree) }).first {
        return finder.range(tree.span(found))
      }
    }
    return nil
  }

  private func value(of key: String, in mapping: EntryID, _ tree: LocatedTree) -> EntryID? {
    tree.pairs(mapping).first { tree.text($0.key) == key }?.value
  }

  /// Where the innermost modifier around a text stands that sets a member of its environment.
  private func place(of member: ReasonedMember, around text: Node) -> SourceRange? {
    let catalogue = document.typing.catalogue
    for node in text.ancestors {
      guard let source = node.source, let overload = catalogue.modifierOverload(of: source),
        let change = overload.environment
      else { continue }
      let given = document.viewArguments[source.arguments]
      func value(_ given: ArraySlice<GivenArgument>) -> Double? {
        var values = EnvironmentValues()
        change(Arguments(parameters: overload.parameters, given: given, types: document.types), &values)
        return member.value(in: values)
      }
      let whole = value(given)
      guard whole != member.value(in: EnvironmentValues()) else { continue }
      let argument = given.indices.first { index in
        var changed = given
        changed.remove(at: index)
        return value(changed) != whole
      }
      return argument.flatMap { span(of: given[$0], in: node) } ?? node.sourceRange
    }
    return nil
  }

  /// Whether a parameter that no argument sets is worth a place: the length of a plain `padding` is, an alignment is not.
  private func isGiven(_ parameter: ParameterPlace) -> Bool {
    switch parameter.name {
    case .top, .leading, .bottom, .trailing, .horizontalAxis, .verticalAxis, .guide, .priority: true
    case .width, .height, .minWidth, .minHeight, .idealWidth, .idealHeight, .maxWidth, .maxHeight,
      .horizontalAlignment, .verticalAlignment, .spacing, .minLength, .ratio, .x, .y, .lineLimit, .reservedLines,
      .minimumScaleFactor, .insets, .minimum, .horizontalSpacing, .verticalSpacing:
      false
    }
  }

  /// What makes the primitive of a view or modifier of its arguments; nil where more than arguments decides.
  private func primitive(of source: ViewTree.Node) -> ((ArraySlice<GivenArgument>) -> Primitive?)? {
    let catalogue = document.typing.catalogue
    let types = document.types
    if let overload = catalogue.viewOverload(of: source) {
      switch overload.layout {
      case .leaf(let make), .container(let make, _):
        return { make(Arguments(parameters: overload.parameters, given: $0, types: types)) }
      case .transparent, .erased, .custom: return nil
      }
    }
    guard let overload = catalogue.modifierOverload(of: source) else { return nil }
    switch overload.layout {
    case .wrapper(let make), .companion(_, _, let make):
      return { make(Arguments(parameters: overload.parameters, given: $0, types: types)) }
    case .neutral, .surrounding, .wish, .layer, .presentation, .dialog, .custom: return nil
    }
  }

  private func parameters(_ primitive: Primitive?) -> [ParameterName: UInt64] {
    guard let primitive else { return [:] }
    var tree = LayoutTree()
    let node = tree.add(primitive)
    return tree.parameters(of: node)
  }

  private func span(of argument: GivenArgument, in node: Node) -> SourceRange? {
    let call: CheckedCall? =
      switch node.source?.source {
      case .modifier(let index): document.checkedModifiers[index].call
      case .node(let index): document.checkedNodes[index].call
      case nil: nil
      }
    guard
      let span = call?.arguments.lazy.map({ document.program.arguments[$0] })
        .first(where: { $0.parameter == argument.parameter })?.span, let lines = document.lines(of: span)
    else { return node.sourceRange }
    return SourceRange(span, file: document.files[Int(span.file)].name, lines: lines)
  }
}

/// A member of a text's environment that reasons lead to.
private enum ReasonedMember {
  case lineLimit, reservedLines, minimumScaleFactor

  /// Nil for what the view itself is given.
  init?(_ name: ParameterName) {
    switch name {
    case .lineLimit: self = .lineLimit
    case .reservedLines: self = .reservedLines
    case .minimumScaleFactor: self = .minimumScaleFactor
    case .top, .leading, .bottom, .trailing, .width, .height, .minWidth, .minHeight, .idealWidth, .idealHeight,
      .maxWidth, .maxHeight, .horizontalAlignment, .verticalAlignment, .spacing, .minLength, .horizontalAxis,
      .verticalAxis, .ratio, .x, .y, .guide, .priority, .minimum, .insets, .horizontalSpacing, .verticalSpacing:
      return nil
    }
  }

  func value(in values: EnvironmentValues) -> Double? {
    switch self {
    case .lineLimit: values.lineLimit.map { Double($0) }
    case .reservedLines: Double(values.reservedLines)
    case .minimumScaleFactor: values.minimumScaleFactor
    }
  }
}
