import GalleyLanguage
import GalleyLayout

/// A layout of the document as the engine asks it.
struct DocumentArrangement: CustomLayout {
  let use: LayoutUse
  let host: EvaluationHost

  func sizeThatFits(_ proposal: GalleyLayout.Proposal, subviews: inout LayoutSubviews) -> Size {
    asking(&subviews) { $0.size(for: proposal, $1) }
  }

  func placeSubviews(in bounds: Rect, proposal: GalleyLayout.Proposal, subviews: inout LayoutSubviews) {
    asking(&subviews) { $0.place(in: bounds, proposal, $1) }
  }

  func explicitAlignment(
    of guide: GuideID, in bounds: Rect, proposal: GalleyLayout.Proposal, subviews: inout LayoutSubviews
  ) -> Double? {
    asking(&subviews) { $0.guide(guide, in: bounds, proposal, $1) }
  }

  var ownGuides: [GuideID] { host.evaluating { $0.guides(of: use) } }

  var wishedDistances: EdgeInsets? { host.evaluating { $0.distances(of: use) } }

  private func asking<Answer>(
    _ subviews: inout LayoutSubviews, _ ask: (inout Evaluator, LayoutCall) -> Answer
  ) -> Answer {
    withUnsafeMutablePointer(to: &subviews) { pointer in
      let call = LayoutCall(use, pointer, by: host)
      return host.evaluating { ask(&$0, call) }
    }
  }
}
