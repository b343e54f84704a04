import GalleyLanguage
import GalleyLayout

// Groups with a label. Source: grid reference 4.2.

extension Lowering {
  /// A header that folds the views below it; in a list all of them are rows.
  mutating func disclosureGroup(_ view: ViewReference) -> [LoweredView] {
    let isRow = place.isList && place.isRowLevel
    let chevron = box(width: metrics[.disclosureChevronWidth], height: metrics[.disclosureChevronHeight])
    let header = row(label(of: view), chevron)
    let isExpanded = arguments(of: view).bool("isExpanded") ?? false
    guard isRow else {
      let outer = orientation
      orientation = .vertical
      let content = isExpanded ? lowerList("content", of: view).map { Piece($0) } : []
      orientation = outer
      return close(view, vertical([header] + content, alignment: .leading))
    }
    var rows = close(view, header)
    for child in isExpanded ? lowerList("content", of: view) : [] {
      let indented = wrap(.padding(EdgeInsets(leading: metrics[.disclosureIndentation])), Piece(child))
      rows += close(view, indented)
    }
    return rows
  }

  /// A box around its content, with a label above it.
  mutating func groupBox(_ view: ViewReference) -> [LoweredView] {
    let outer = orientation
    orientation = .vertical
    let content = lowerBlock("content", of: view, in: .verticalStack).map { Piece($0) }
    orientation = outer
    let parts = [label(of: view), content].compactMap(\.self)
    guard let inside = vertical(parts, alignment: .leading, spacing: metrics[.boxSpacing]) else {
      return close(view, wrap(.padding(EdgeInsets(metrics[.boxInset])), box(width: 0, height: 0)))
    }
    return close(view, wrap(.padding(EdgeInsets(metrics[.boxInset])), inside))
  }
}
