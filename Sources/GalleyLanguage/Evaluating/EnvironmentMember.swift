/// The handle of a member of the environment that has no field of its own, and is kept as a value.
///
/// It is declared once, beside what writes or reads it, so that a misspelt one does not compile.
package struct EnvironmentMember: Sendable, Hashable {
  /// What SwiftUI calls it.
  package let name: String

  package init(_ name: String) { self.name = name }
}

// Members that documents set by `environment`, and that controls go by.
extension EnvironmentMember {
  package static let controlSize = EnvironmentMember("controlSize")
  package static let defaultMinListHeaderHeight = EnvironmentMember("defaultMinListHeaderHeight")
  package static let defaultMinListRowHeight = EnvironmentMember("defaultMinListRowHeight")
  package static let headerProminence = EnvironmentMember("headerProminence")
  package static let labelsVisibility = EnvironmentMember("labelsVisibility")
  package static let symbolVariants = EnvironmentMember("symbolVariants")
}
