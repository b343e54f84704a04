import GalleyExpressions
package import GalleyLayout
import GalleyTables

// Grids: which cells stand in which row, and the items of lazy grids.

extension Lowering {
  /// The cells of a GridRow, marked as a row; a row around it is the one that counts (grid 1.1).
  package mutating func gridRow(_ view: ViewReference) -> [LoweredView] {
    let row = findings.addRow(alignment: arguments(of: view)[.verticalAlignment])
    let cells = within(orientation: UnconfirmedChoices.dividersInRowsAreHorizontal ? nil : .horizontal) {
      $0.lowerList(.content, of: view)
    }
    return stand(view, for: cells).map { cell in
      var cell = cell
      cell.row = Link(row)
      return cell
    }
  }

  /// The rows of a grid from its flattened cells: runs of one GridRow, and views that are a row of their own.
  package func gridRows(of cells: [LoweredView]) -> [GridStructure.Row] {
    var result: [GridStructure.Row] = []
    var current = Link<GridRow>.none
    for cell in cells {
      if let row = cell.row.index {
        if cell.row == current {
          result[result.count - 1].cellCount += 1
        } else {
          result.append(GridStructure.Row(cellCount: 1, isRow: true, alignment: findings.alignment(of: row)))
        }
      } else {
        result.append(GridStructure.Row(cellCount: 1, isRow: false, alignment: nil))
      }
      current = cell.row
    }
    return result
  }

  /// A container's primitive with what follows from its children: the rows of a grid, the values for a layout.
  mutating func completed(_ primitive: Primitive, with children: some Collection<LoweredView>) -> Primitive {
    if case .custom(let layout) = primitive, !document.layoutValues.isEmpty {
      hostContent.setLayoutValues(children.map { layoutValues(of: $0) }, of: layout)
    }
    guard case .grid(var structure) = primitive else { return primitive }
    structure.rows = gridRows(of: Array(children))
    return .grid(structure)
  }

  /// Lowers a block as the layout in another block arranges it: a container without views of its own.
  package mutating func arrange(
    _ label: ArgumentLabel<ViewBlock>, of view: ViewReference, by layout: ArgumentLabel<ViewBlock>
  ) -> [LoweredView] {
    let (primitive, axis) = arrangement(layout, of: view)
    let children = within(orientation: axis) { $0.lowerList(label, of: view) }
    return [add(completed(primitive, with: children), for: view, children: children)]
  }

  /// The container that a block holds, and the axis that Spacer and Divider in it follow; a ZStack where there is none.
  private mutating func arrangement(_ label: ArgumentLabel<ViewBlock>, of view: ViewReference) -> (Primitive, Axis?) {
    var next = Link(block(label, of: view.id, view.parameters))
    while let current = next.index {
      let node = tree[current]
      if case .layout(let layout) = node.kind { return (arrangement(of: layout, node), nil) }
      if node.isView, let overload = catalogue.viewOverload(of: node),
        case .container(let makePrimitive, let axis) = overload.layout
      {
        return (makePrimitive(arguments(of: node, overload.parameters)), axis)
      }
      next = node.firstChild
    }
    return (.depthStack(alignment: .center), nil)
  }

  /// LazyVGrid or LazyHGrid with its items.
  package mutating func lazyGrid(_ view: ViewReference, items: ArgumentLabel<[GridItem]>, axis: Axis) -> [LoweredView] {
    let arguments = arguments(of: view)
    let cells = within(LoweringSurroundings(controls: surroundings.controls)) { $0.lowerList(.content, of: view) }
    let structure = LazyGridStructure(
      axis: axis, items: arguments[items] ?? [],
      alignment: arguments[.alignment(across: axis)]
        ?? (axis == .vertical ? .horizontalCenter : .verticalCenter),
      spacing: arguments[.spacing], fullWidthRows: Set(cells.indices.filter { cells[$0].isFullWidth }))
    return [add(.lazyGrid(structure), for: view, children: cells)]
  }
}

extension LoweredView {
  /// It takes a row of a lazy grid for itself: the header or footer of a section (grid 2.4).
  package var isFullWidth: Bool { listPart.map { $0.part != .row } ?? false }
}

extension ArgumentLabel<[GridItem]> {
  /// The items of a lazy grid.
  package init(_ name: String) {
    self.init(name, .value(.array(.builtIn("GridItem")))) { value, types in
      guard case .array(let values) = value else { return nil }
      return values.compactMap { GridItem($0, types) }
    }
  }
}

extension GridItem {
  fileprivate init?(_ value: Value, _ types: TypeTable) {
    guard case .record(_, let fields) = value, fields.count == 3,
      case .enumeration(_, _, let payload) = fields[0], let kind: GridItemSize = types.enumerationCase(fields[0])
    else { return nil }
    let numbers = payload.map { $0.number ?? 0 }
    let size: Size
    switch kind {
    case .fixed: size = .fixed(numbers.first ?? 0)
    case .adaptive: size = .adaptive(minimum: numbers.first ?? 10, maximum: numbers.last ?? .infinity)
    case .flexible: size = .flexible(minimum: numbers.first ?? 10, maximum: numbers.last ?? .infinity)
    }
    self.init(size, spacing: fields[1].number, alignment: types.alignment(fields[2]))
  }
}

/// How wide a column is, or how high a row, as SwiftUI calls it.
package enum GridItemSize: String, SwiftUIEnumeration {
  case fixed
  case flexible
  case adaptive

  package static var swiftName: String { "GridItem.Size" }
}
