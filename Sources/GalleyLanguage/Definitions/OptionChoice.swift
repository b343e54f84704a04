package import GalleyExpressions

/// How a view chooses among the views that it is given: the one whose tag is the selection is chosen.
package struct OptionChoice: Sendable {
  /// The binding to the tag of what is chosen.
  package let selection: AnyArgumentLabel
  /// The block with the options.
  package let options: AnyArgumentLabel
  /// Whether the selection may be a list of tags.
  package let takesSeveral: Bool
  /// Whether an option may have a tag; if not, the ids of elements alone are what can be chosen.
  package let takesTags: Bool

  package init(
    _ selection: ArgumentLabel<Value>, among options: ArgumentLabel<ViewBlock>, takesSeveral: Bool = false,
    takesTags: Bool = true
  ) {
    self.selection = .of(selection)
    self.options = .of(options)
    self.takesSeveral = takesSeveral
    self.takesTags = takesTags
  }
}
