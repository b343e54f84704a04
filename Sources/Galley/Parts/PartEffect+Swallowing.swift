import GalleyLanguage
import GalleyLayout
import GalleyTables

// Why a part of a document changes nothing: what does not listen to it.

extension PartEffect {
  /// What swallows what the part asks for, as a sentence without its stop; nil where that is not known.
  var swallower: String? {
    // A modifier without a layout of its own has nothing to do with what the layout of its content does.
    guard let result = layout.result, let node = owner, node.isExplicable, !node.isModifier || node.changesLayout,
      result.isPlaced[node.entry.layout.position]
    else { return nil }
    switch result.tree.kind(of: node.entry.layout).idleness {
    case .lostPriority: return lostPriority(of: node, result)
    case .idleLimits: return idleFrame(node, result)
    case .untouchedSafeArea: return untouchedSafeArea(node, result)
    case .deafContent: return deafContent(of: node, result)
    case .evenViews: return part.name == "alignment" ? evenViews(of: node, result) : nil
    case .nothing: return nil
    }
  }

  /// The first node that the part is written at.
  private var owner: Node? {
    switch part.content.content {
    case .modifier(let modifier), .argument(_, of: .modifier(let modifier)):
      layout.nodes.first { $0.source?.source == .modifier(modifier) }
    case .argument(_, of: .node(let node)):
      layout.nodes.first { $0.source?.source == .node(node) && !$0.isMade }
    }
  }

  /// Which layer around a priority hands it on to no stack.
  private func lostPriority(of node: Node, _ result: LaidOutDocument) -> String? {
    guard let replay = result.replay else { return nil }
    let own = replay.ask { $0.priority(of: node.entry.layout) }
    var inner = node
    while let outer = inner.parent, outer.isModifier, outer.content == inner, outer.isExplicable {
      if replay.ask({ $0.priority(of: outer.entry.layout) }) != own {
        let names = ExplainedNames(result)
        return
          "It gives \(names.name(node.content ?? node)) priority \(SentenceWriter.length(own)), but \(names.name(outer)) "
          + "stands around it and hands no priority on"
      }
      inner = outer
    }
    return nil
  }

  /// The rule by which the limits of a frame do not count, where none is offered a length or one is.
  private func idleFrame(_ node: Node, _ result: LaidOutDocument) -> String? {
    guard let replay = result.replay else { return nil }
    let steps = replay.ask { replay in
      Axis.allCases.flatMap { replay.reasons(for: Asked(.answer, of: node.entry.layout, along: $0)) }
    }
    guard let step = steps.first(where: { [.flexOpen, .flexIdle, .flexContrary].contains($0.rule) }) else { return nil }
    let text = SentenceWriter(result, ExplainedNames(result)).sentence(step, places: [])
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private func untouchedSafeArea(_ node: Node, _ result: LaidOutDocument) -> String? {
    guard let content = node.content, Rect(content.frame) == Rect(node.frame) else { return nil }
    return "No edge of it touches the safe area"
  }

  /// What keeps its own size whatever a ratio offers it.
  private func deafContent(of node: Node, _ result: LaidOutDocument) -> String? {
    guard let content = node.content, content.isExplicable else { return nil }
    let (offered, size) = (result.proposals[content.entry.layout.position], Rect(content.frame).size)
    guard let width = offered.width, let height = offered.height, width != size.width || height != size.height,
      width.isFinite, height.isFinite
    else { return nil }
    let length = SentenceWriter.length
    return SentenceWriter.capitalized(
      "\(ExplainedNames(result).name(content)) does not follow the \(length(width)) × \(length(height)) that it offers")
  }

  /// Views that leave nothing to align.
  private func evenViews(of node: Node, _ result: LaidOutDocument) -> String? {
    let axis: Axis = result.tree.isStack(node.entry.layout, along: .vertical) ? .horizontal : .vertical
    let length = Rect(node.frame).size[axis]
    let views = Array(node.children)
    guard !views.isEmpty, views.allSatisfy({ abs(Rect($0.frame).size[axis] - length) < 0.0005 }) else { return nil }
    let name = SentenceWriter.capitalized(ExplainedNames(result).name(node))
    return views.count == 1
      ? "\(name) has one view" : "All views of \(ExplainedNames(result).name(node)) are as \(axis.wide) as it is"
  }
}
