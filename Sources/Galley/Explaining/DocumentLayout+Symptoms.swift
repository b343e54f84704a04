import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

extension DocumentLayout {
  /// What people ask about in the layout, in the order of the document: what is mostly a mistake, or the kinds that are given, of
  /// all nodes or of some.
  ///
  /// A gap is that between the first two of the nodes, or behind the only one. `other` is the layout that something is different
  /// in.
  public func symptoms(
    _ kinds: [Symptom.Kind] = Symptom.Kind.allCases.filter(\.isToldUnasked), of nodes: [Node]? = nil,
    against other: DocumentLayout? = nil
  ) -> [Symptom] {
    guard let result else { return [] }
    let finder = SymptomFinder(result, isAsked: nodes != nil)
    let asked = nodes ?? Array(self.nodes)
    if kinds == [.gap] { return gaps(asked, isBetweenTwo: nodes != nil, finder) }
    var found: [Symptom] = []
    let views = kinds.filter { $0 != .noEffect && $0 != .different && $0 != .gap }
    for node in asked { found += views.compactMap { finder.symptom($0, of: node) } }
    if nodes == nil { found = Self.once(found) }
    if kinds.contains(.noEffect) { found += idleParts(of: nodes) }
    if kinds.contains(.different), let other { found += differences(of: nodes, from: other) }
    return found
  }

  /// A view and the layers around it may have the same to say: that one of them decides the length of all.
  private static func once(_ symptoms: [Symptom]) -> [Symptom] {
    var known: Set<String> = []
    return symptoms.filter { $0.kind != .notFilling || known.insert($0.text).inserted }
  }

  private func gaps(_ nodes: [Node], isBetweenTwo: Bool, _ finder: SymptomFinder) -> [Symptom] {
    if isBetweenTwo, nodes.count == 2 { return [finder.gap(from: nodes[0], to: nodes[1])].compactMap(\.self) }
    return nodes.compactMap { finder.gap(behind: $0) }
  }
}
