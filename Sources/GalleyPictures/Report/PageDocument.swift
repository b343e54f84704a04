import Galley
import GalleyTables

/// A document of a page.
struct PageDocument: Sendable {
  let name: String
  let switches: [HTMLReport.Switch]
  var source: PageSource
  var variants: [PageVariant] = []
  /// How many variants the page has no room for.
  var leftOut = 0

  /// About how many bytes of the page its variants take, beside what they share.
  var pageSize: Int { variants.reduce(0) { $0 + $1.pageSize } }
}

/// A document laid out in one way.
struct PageVariant: Sendable {
  /// The position of the choice of each switch.
  let choices: [Int]
  /// Nil if there are errors.
  let canvas: DocumentLayout.Canvas?
  let nodes: PageNodes
  /// What is wrong with it: a list, whatever it is called.
  let problems: Index<PageColumn>
  /// What the picture shows otherwise than SwiftUI.
  let notes: [Index<String>]
  /// An element of SVG; empty without a picture.
  let picture: [UInt8]
  /// What can be drawn over it, by name, where that is anything.
  let overlays: [(name: String, picture: Index<PageOverlay>)]
  /// The size of the picture in points.
  let size: ViewSize

  var pageSize: Int { picture.count + 400 }

  /// What it is called among the variants.
  func title(_ switches: [HTMLReport.Switch]) -> String {
    zip(switches, choices).map { $0.choices.indices.contains($1) ? $0.choices[$1] : "" }.joined(separator: ", ")
  }
}
