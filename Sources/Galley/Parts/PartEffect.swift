import GalleyLanguage
import GalleySource

/// What a part of a document does: what is different without it.
public struct PartEffect: Sendable {
  /// Why a part has no effect.
  public enum Idleness: String, Sendable, CaseIterable {
    /// It is a number that holds where nothing is said; one that is 10 larger has an effect.
    case usual
    /// Nothing listens to it: a number that is 10 larger has no effect either, or it is none.
    case ignored
  }

  /// The part.
  public let part: DocumentPart
  /// The layout that has it.
  public let layout: DocumentLayout
  /// The layout without it; nil if the document cannot be without it.
  public let without: DocumentLayout?
  /// What is different without it, the largest first; of those that are equal the one that stands first.
  public let differences: [NodeDifference]
  /// Why nothing is different; nil if something is.
  public let idleness: Idleness?
}

extension DocumentLayout {
  /// Lays the document out without a part, and says what is different: the nodes that are shown, their frames, and the lines
  /// of their texts.
  ///
  /// Nodes that stand in the part itself do not count. Nil if the layout has errors.
  public func effect(of part: DocumentPart) -> PartEffect? {
    guard result != nil else { return nil }
    guard let without = document.leavingOut(part)?.layout(in: surroundings), !without.hasErrors else {
      return PartEffect(part: part, layout: self, without: nil, differences: [], idleness: nil)
    }
    let differences = differences(from: without, beside: part)
    return PartEffect(
      part: part, layout: self, without: without, differences: differences,
      idleness: differences.isEmpty ? idleness(of: part) : nil)
  }

  /// Whether anything but the part itself is different without it; false if the document cannot be without it.
  public func isEffective(_ part: DocumentPart) -> Bool {
    guard result != nil, let without = document.leavingOut(part)?.layout(in: surroundings), !without.hasErrors else {
      return false
    }
    return !differences(from: without, beside: part).isEmpty
  }

  /// What another layout of the same text shows in a different way, beside what stands in a part; the largest first.
  private func differences(from other: DocumentLayout, beside part: DocumentPart) -> [NodeDifference] {
    let all = NodeDifference.between(NodePairs(self, other, isSameText: true))
    let others = all.filter { difference in
      guard let own = difference.node?.sourceRange, own.file == part.sourceRange.file else { return true }
      return !part.sourceRange.bytes.contains(own.bytes.lowerBound)
    }
    return others.enumerated().sorted { ($0.element.extent, $1.offset) > ($1.element.extent, $0.offset) }.map(\.element)
  }

  /// Whether a value that is not the usual one would have an effect.
  private func idleness(of part: DocumentPart) -> PartEffect.Idleness {
    guard let number = document.number(of: part),
      let other = document.setting(part, to: number + 10)?.layout(in: surroundings), !other.hasErrors
    else { return .ignored }
    return differences(from: other, beside: part).isEmpty ? .ignored : .usual
  }
}

extension Node {
  /// The part of the document that a modifier is; nil for a view, and for what the document does not write.
  public var part: DocumentPart? {
    guard isModifier, let source, case .modifier(let index) = source.source else { return nil }
    return document.partFinder.documentPart(
      ProgramPart(content: .modifier(index), span: document.checkedModifiers[index].span))
  }
}
