import Foundation

struct AccessibilityTraits: OptionSet {
  let rawValue: Int
  static let isButton = Self(rawValue: 1), isHeader = Self(rawValue: 2), isSelected = Self(rawValue: 4)
  static let isImage = Self(rawValue: 8), isLink = Self(rawValue: 16), isModal = Self(rawValue: 32)
}
enum AccessibilityChildBehavior { case ignore, contain, combine }
enum AccessibilityHeadingLevel { case unspecified, h1, h2, h3, h4, h5, h6 }
enum AccessibilityTextContentType { case plain, console, fileSystem, messaging, narrative, sourceCode }
enum AccessibilityLabeledPairRole { case label, content }

extension View {
  private func attaching() -> ModifiedContent<Self, AccessibilityAttachmentModifier> { standIn() }
  func accessibility(label: String) -> some View { attaching() }
  func accessibility(hidden: Bool) -> some View { attaching() }
  func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { attaching() }
  func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { attaching() }
  func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { attaching() }
  func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { attaching() }
  func accessibilityAdjustableAction(_ handler: @escaping (Int) -> Void) -> some View { attaching() }
  func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { attaching() }
  func accessibilityChartDescriptor<R>(_ representable: R.Type) -> some View { attaching() }
  func accessibilityCustomContent(_ label: String, _ value: String, importance: String = "") -> some View {
    attaching()
  }
  func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    layer(AccessibilityContainerModifier.self)
  }
  func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { attaching() }
  func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { attaching() }
  func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { attaching() }
  func accessibilityInputLabels(_ inputLabels: [String]) -> some View { attaching() }
  func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  )
    -> some View
  {
    attaching()
  }
  func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { attaching() }
  func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { attaching() }
  func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { attaching() }
  func speechAdjustedPitch(_ value: Double) -> some View { attaching() }
  func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { attaching() }
  func speechAnnouncementsQueued(_ value: Bool = true) -> some View { attaching() }
  func speechSpellsOutCharacters(_ value: Bool = true) -> some View { attaching() }
}

#if ERA15
extension Text {
  func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { standIn() }
  func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { standIn() }
  func speechAdjustedPitch(_ value: Double) -> Text { standIn() }
  func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { standIn() }
  func speechAnnouncementsQueued(_ value: Bool = true) -> Text { standIn() }
  func speechSpellsOutCharacters(_ value: Bool = true) -> Text { standIn() }
}
#endif
