package import GalleyExpressions

/// The name that a loop gives an element, or the names of its parts.
package struct LoopItem: Sendable {
  /// Where the element is kept.
  package var slot: ValueSlot
  /// Where the parts of a tuple are kept that have names of their own; nil for one that has none.
  package var parts: [ValueSlot?] = []

  /// Every place that is filled for an element.
  var slots: [ValueSlot] { [slot] + parts.compactMap(\.self) }
}
