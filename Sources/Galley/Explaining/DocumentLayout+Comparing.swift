import GalleyLanguage
import GalleyLayout
import GalleyTables

// What people ask about that only another layout tells.

extension DocumentLayout {
  /// Of more parts than this the others are not left out to see what they do.
  private static let mostLeftOut = 200

  /// Modifiers that change no size and place, and numbers that do not, of all nodes or of some.
  func idleParts(of nodes: [Node]?) -> [Symptom] {
    let asked = nodes ?? Array(self.nodes)
    var known: Set<DocumentPart> = []
    var found: [Symptom] = []
    for node in asked {
      // The modifiers of a view belong to it; among all nodes they come by themselves.
      let owners = [node] + (nodes == nil || node.isModifier ? [] : node.modifiers)
      for owner in owners {
        for part in owner.parts(isAsked: nodes != nil && owner == node)
        where known.count < Self.mostLeftOut && known.insert(part).inserted {
          guard let effect = effect(of: part), effect.idleness != nil else { continue }
          let text = effect.text.split(separator: "\n").joined(separator: " ") + "."
          found.append(Symptom(kind: .noEffect, node: owner, text: text))
        }
      }
    }
    return found
  }

  /// What another layout of the document shows in a different way, of all nodes or of some.
  func differences(of nodes: [Node]?, from other: DocumentLayout) -> [Symptom] {
    guard let difference = other.difference(from: self, isSameText: true) else { return [] }
    let wanted = nodes.map { Set($0) }
    let names = DifferenceNames(self, other)
    let causes = difference.causes.map(\.text).joined(separator: ", ")
    return zip(difference.nodes, difference.reasons).compactMap { found, reason in
      guard let node = found.before, wanted?.contains(node) ?? true else { return nil }
      let why = reason.isEmpty ? "" : "; \(reason)"
      let text = "\(names.name(found)): \(found.change)\(why)" + (causes.isEmpty ? "." : " (\(causes)).")
      return Symptom(kind: .different, node: node, text: SentenceWriter.capitalized(text))
    }
  }
}

extension Node {
  /// Whether a modifier turns, scales, draws or adds views, which is seen, though no size and no place follows from it.
  var changesLook: Bool {
    isModifier
      && (drawsSomething || holdsViews || isExplicable && document.tree.kind(of: entry.layout) == .transform)
  }

  /// Whether a modifier shows views beside that which it is applied to.
  private var holdsViews: Bool {
    let content = content
    return children.contains { $0 != content }
  }

  /// What of a node could be left out and ought to change a size or place: a modifier that lays out, and numbers of a view.
  ///
  /// Of a modifier that only tells others something, such as a font, who asks for it is told, too.
  fileprivate func parts(isAsked: Bool) -> [DocumentPart] {
    if let part { return (changesLayout || isAsked) && !changesLook ? [part] : [] }
    guard let source, case .node(let index) = source.source else { return [] }
    let finder = document.partFinder
    return document.checkedNodes[index].call.arguments.compactMap { argument in
      guard document.program.number(of: argument) != nil,
        let part = finder.leavable(
          ProgramPart(content: .argument(argument, of: .node(index)), span: document.program.arguments[argument].span))
      else { return nil }
      return finder.documentPart(part)
    }
  }
}
