import GalleyLanguage
import GalleyLayout
import GalleySource

/// One node of the report of frames, before it is turned into text.
struct FrameEntry {
  enum Kind: String {
    case view, modifier, container
  }

  var kind: Kind
  /// The SwiftUI name as the document spells it.
  var view: String
  var label: String?
  var path: String
  /// The imported document that the node stands in; nil for the document itself.
  var file: String?
  var position: SourcePosition?
  /// The parameters of the overload, and the arguments that are given for them.
  var parameters: [Parameter] = []
  var arguments: ArraySlice<GivenArgument> = []
  /// The locale that its texts are written in.
  var locale = EnvironmentValues().locale
  var type: TypeRef?
  var proposal: Proposal
  var frame: Rect
  /// What a style covers beyond the frame, under the safe area; nil where it does not.
  var drawn: Rect?
  /// `background` or `overlay` for secondary content.
  var role: String?
  /// Its own size is not published but estimated.
  var isEstimated = false
  /// It cannot change layout, so that reports fold it into its content's line.
  var isNeutral: Bool
  /// The distance from the root among the entries that are shown.
  var depth: Int
}

/// Receives the nodes of a report, parents before children.
protocol FrameVisitor {
  /// Whether it reads the paths, positions and types of entries, which take time to find.
  static var readsPlacesAndTypes: Bool { get }
  mutating func enter(_ entry: FrameEntry)
  /// All that stands in the node entered last, and not left yet, has been handed over.
  mutating func leave()
}

extension FrameVisitor {
  static var readsPlacesAndTypes: Bool { true }
}

/// How frames are reported.
public struct FrameOptions: Sendable {
  /// Round to device pixels, as SwiftUI draws.
  public var roundsToPixels = false
  /// Coordinates relative to the parent instead of the window.
  public var usesLocalCoordinates = false
  /// Show modifiers that cannot change layout too.
  public var showsAll = false
  /// Show only what meets the viewport of the scroll views around it.
  public var showsOnlyVisible = false
  /// Name the document in the JSON report, for a list of reports.
  public var namesDocument = false

  /// Creates the default options.
  public init() {}
}
