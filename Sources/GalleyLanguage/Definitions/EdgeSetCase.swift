package import GalleyLayout

/// Edges of a rectangle, as SwiftUI's Edge.Set calls them.
package enum EdgeSetCase: String, SwiftUIEnumeration {
  case top, leading, bottom, trailing
  case horizontal, vertical
  case all

  package static var swiftName: String { "Edge.Set" }

  package var edges: EdgeSet {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .all: .all
    }
  }
}

extension EdgeSet {
  /// The edges that a case of `Edge.Set` stands for; none for another name.
  init(name: String) { self = EdgeSetCase(rawValue: name)?.edges ?? [] }
}
