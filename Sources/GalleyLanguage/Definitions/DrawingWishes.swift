package import GalleyDrawing
package import GalleyExpressions
package import GalleyLayout

/// What modifiers ask of how the views in them are drawn.
package struct DrawingWishes: Sendable {
  /// Whether texts and pictures are drawn as placeholders.
  package var isRedacted = false
  /// Whether lists and forms draw the page behind their rows.
  package var showsScrollBackground = true
  /// Whether what scrolls is cut off at the edges of its scroll view.
  package var clipsScrollViews = true
  /// How the layers of symbols are coloured; nil for their own way.
  package var symbolRendering: SymbolRendering?

  /// The colour of the icons of rows; nil for the tint.
  package var iconTint: Color?
  package var picture = Picture()

  /// How pictures of the asset catalogue are drawn.
  package struct Picture: Sendable {
    /// The edges that keep their size.
    package var capInsets = EdgeInsets()
    package var isRepeated = false
    package var isSmooth = true
    /// Whether the foreground style stands in the place of its colours.
    package var isTemplate = false
  }

  package init() {}
}

/// What modifiers of a row ask of the list around it.
package struct RowWishes: Sendable {
  /// The label of the view that lies behind the row; nil for the list's own plate.
  package var background: ArgumentLabel<ViewBlock>?
  package var top = Separator()
  package var bottom = Separator()

  /// The line at an edge of the row.
  package struct Separator: Sendable {
    package var isHidden = false
    /// Nil for the usual colour.
    package var color: Color?
  }

  package init() {}
}
