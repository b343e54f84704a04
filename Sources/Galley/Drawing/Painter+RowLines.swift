import GalleyLanguage
import GalleyLayout

// Where the lines between the rows of a list begin.

extension Painter {
  /// From iOS 16 on the line below a row begins where the first text of the row does: behind the icon of a label.
  var beginsLinesAtTexts: Bool {
    document.surroundings.metricPlatform == .iOS && document.program.target.release >= .iOS(16)
  }

  /// The leading edge of the first text in a row; texts in what is no view of SwiftUI's own tell nothing.
  func firstText(in row: LayoutNodeID, isRightToLeft: Bool) -> Double? {
    var pending = [row]
    while let node = pending.popLast() {
      guard layout.isPlaced[node.position] else { continue }
      let frame = layout.frames[node.position]
      if layout.tree.kind(of: node).look == .text, frame.size.width > 0 {
        return isRightToLeft ? frame.maxX : frame.minX
      }
      if parts[node]?.contains(where: \.hidesTexts) == true { continue }
      let children = layout.readerContent[node].map { $0[...] } ?? layout.tree.children(of: node)
      pending.append(contentsOf: children.reversed())
    }
    return nil
  }
}

extension ControlPart {
  /// Whether the words in it are those of UIKit.
  fileprivate var hidesTexts: Bool {
    switch self {
    case .segments, .controlGroup, .chip: true
    case .label, .button, .field, .searchField, .groupBox, .table, .list, .page, .presentation, .bar, .selectedTab,
      .dialogPlate,
      .dialogButton, .lineAbove, .lineBefore, .toggle, .checkBox, .radioButton, .slider, .stepper, .progressBar,
      .spinner,
      .gaugeBar, .gaugeRing, .wheels, .calendar, .colorWell, .disclosure, .linkChevron, .menuChevrons, .helpMark,
      .popUp,
      .pullDown, .picture, .closeTitle, .backChevron, .barPlate, .front:
      false
    }
  }
}
