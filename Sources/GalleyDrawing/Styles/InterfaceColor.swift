/// A colour of the system that interfaces are made of, by UIKit's and SwiftUI's name; that of documents is a text.
///
/// A test resolves each in every look.
package enum InterfaceColor: String, Sendable, CaseIterable {
  case blue
  case green
  case label
  case link
  case placeholderText
  case quaternaryLabel
  case quaternarySystemFill
  case red
  case secondaryLabel
  case secondarySystemBackground
  case secondarySystemFill
  case secondarySystemGroupedBackground
  case separator
  case systemBackground
  case systemFill
  case systemGray
  case systemGray3
  case systemGray4
  case systemGray5
  case systemGroupedBackground
  case tertiaryLabel
  case tertiarySystemFill
  case white
}
