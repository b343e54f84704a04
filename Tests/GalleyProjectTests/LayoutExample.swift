import Galley

// begin
/// Every view a step further down and towards the end than the one before.
struct Stairs: HostLayout {
  var step: Double

  func makeCache(subviews: LayoutSubviewList) -> [ViewSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviewList, cache: inout [ViewSize]) -> ViewSize {
    var size = ViewSize(width: 0, height: 0)
    for (index, subview) in cache.enumerated() {
      size.width = max(size.width, subview.width + step * Double(index))
      size.height = max(size.height, subview.height + step * Double(index))
    }
    return size
  }

  func placeSubviews(
    in bounds: ViewBounds, proposal: Proposal, subviews: LayoutSubviewList, cache: inout [ViewSize]
  ) {
    for (index, subview) in subviews.enumerated() {
      let distance = step * Double(index)
      subview.place(at: ViewPoint(x: bounds.minX + distance, y: bounds.minY + distance), proposal: .unspecified)
    }
  }
}

func interpreterWithStairs() -> Interpreter {
  var options = InterpreterOptions()
  options.layouts = [
    RegisteredLayout("Stairs", parameters: [.number("step", default: 10, summary: "Points from view to view.")]) {
      Stairs(step: $0.number("step"))
    }
  ]
  return Interpreter(options: options)
}
// end
