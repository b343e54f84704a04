/// What is known of the window that a document is lowered for.
package struct LoweringWindow: Sendable {
  /// How far a navigation bar directly under the status bar reaches into the safe area, in points.
  package var barRise = 0.0
  /// Whether a keyboard covers the lower part of the window.
  package var showsKeyboard = false
  /// Whether there is a window, and not only a proposal.
  package var exists = false

  init() {}
}
