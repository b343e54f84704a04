import GalleyExpressions
import GalleyTables

// The sections of a node, as `Group(sections:)` and `ForEach(sections:)` are told them.

/// Where a view stands in the section that it was found in.
struct SectionPlace: Sendable {
  enum Part: Int, Sendable {
    case header
    case content
    case footer
  }

  /// The section, by its number among those of the evaluation.
  var section: Int
  var part: Part
  /// What tells the section from others in the terms of the store.
  var id: Int
  /// What the section says to its container.
  var values: [Value]
}

extension Subview {
  /// Takes what modifiers around the view say to its container, and to that of its section.
  mutating func hear(_ said: [Value?]) {
    for (member, value) in said.enumerated() {
      guard let value else { continue }
      values[member] = value
      section?.values[member] = value
    }
  }
}

extension Evaluator {
  /// The sections of a node, as a value; views between sections are one without header and footer.
  mutating func sections(of node: NodeID, at scope: EvaluationScope) -> Value {
    let found = foundSubviews(of: node, at: scope)
    var sections: [Value] = []
    var rest = found[...]
    while let first = rest.first {
      let views = rest.prefix { $0.section?.section == first.section?.section }
      rest = rest.dropFirst(views.count)
      func part(_ part: SectionPlace.Part) -> Value {
        value(of: views.lazy.filter { ($0.section?.part ?? .content) == part })
      }
      sections.append(
        Value(
          section: interaction.store == nil ? sections.count : first.section?.id ?? first.id,
          containerValues: first.section?.values ?? unsaidValues, header: part(.header), content: part(.content),
          footer: part(.footer)))
    }
    return .array(sections)
  }

  /// Collects the views of a container without a layout of its own: its content, and the header and footer of a section.
  mutating func collectBlocks(
    of call: CheckedCall, _ node: NodeID, _ overload: ViewOverload, into found: inout [Subview],
    at scope: EvaluationScope
  ) {
    var blocks: [(part: SectionPlace.Part, content: CheckedArgument.Content)] = []
    if let header = document.configurationViews[node]?["header"] { blocks.append((.header, .node(header))) }
    var told: [Value] = []
    for index in call.arguments {
      let argument = document.arguments[index]
      let parameter = overload.parameters[argument.parameter]
      if case .subviews = parameter.kind {
        told = value(of: argument.content, at: scope).map { [$0] } ?? []
      } else if parameter.kind.isContent {
        blocks.append((parameter.sectionPart, argument.content))
      }
    }
    var place: SectionPlace?
    if overload.isSection {
      place = SectionPlace(
        section: self.told.beginSection(), part: .content, id: interaction.id(of: .node(node))?.position ?? 0,
        values: unsaidValues)
    }
    for block in blocks.sorted(by: { $0.part.rawValue < $1.part.rawValue }) {
      let mark = found.count
      switch block.content {
      case .node(let node): collect(node, into: &found, at: scope)
      case .closure(let index):
        let closure = document.closures[index]
        if let body = closure.body {
          collect(body, into: &found, at: inside(closure, told, at: scope, isKept: true))
        }
      case .constant, .dynamic, .action, .controlStyle: continue
      }
      place?.part = block.part
      for index in mark..<found.count where found[index].section == nil { found[index].section = place }
    }
  }
}

extension Parameter {
  /// The part of a section that its block is.
  fileprivate var sectionPart: SectionPlace.Part {
    if isCalled(.header) { return .header }
    return isCalled(.footer) ? .footer : .content
  }
}
