import GalleyExpressions
import GalleyTables

// The types that result builders make (types 3).

extension TypeContext {
  /// The type of a view-builder block; `let` contributes nothing.
  mutating func block(_ members: IndexRange<NodeID>) -> TypeRef {
    var types: [TypeRef] = []
    for index in members {
      let member = document.blockMembers[index]
      if case .constants = document.nodes[member].kind { continue }
      types.append(type(of: member).type)
    }
    switch types.count {
    case 0: return tableRow.map { store.add("EmptyTableRowContent", [$0]) } ?? named("EmptyView")
    case 1: return types[0]
    default: return several(types)
    }
  }

  /// What a view builder makes of several views; a pack from the 2026 release on (types 12).
  private mutating func several(_ views: [TypeRef]) -> TypeRef {
    if let tableRow { return store.add("TupleTableRowContent", [tableRow, store.addTuple(views)]) }
    if target.release < .iOS(27) { return store.add("TupleView", [store.addTuple(views)]) }
    return store.add("TupleContent", [store.addPack(views)])
  }

  /// The type of the rows of a table that a block holds.
  package mutating func typeOfRows(_ block: NodeID, of row: TypeRef) -> TypeRef {
    // What a block is elsewhere is not what it is among rows.
    let outer = (tableRow, memo)
    defer { (tableRow, memo) = outer }
    tableRow = row
    memo = TypeMemo(nodes: document.nodes.count, modifiers: document.modifiers.count)
    return type(of: block).type
  }

  /// The types of the views of a block; nil unless it has several.
  package func views(ofBlock type: TypeRef) -> [TypeRef]? {
    let block = store.parts(of: type)
    guard block.name == "SwiftUI.TupleView" || block.name == "SwiftUI.TupleContent", let views = block.arguments.first
    else { return nil }
    return store.parts(of: views).arguments
  }

  /// Both branches are in the type, whichever runs; without an else it is optional.
  mutating func conditional(_ conditional: CheckedConditional) -> TypeRef {
    var branches: [TypeRef] = []
    for branch in conditional.branches {
      let content = type(of: branch.body).type
      branches.append(branch.isErased ? named("AnyView") : content)
    }
    if let otherwise = conditional.otherwise { branches.append(type(of: otherwise).type) }
    let tree = balanced(branches[...])
    return conditional.otherwise == nil ? store.add("Optional", [tree]) : tree
  }

  mutating func selection(_ selection: CheckedSelection) -> TypeRef {
    var branches: [TypeRef] = []
    for candidate in selection.cases { branches.append(type(of: candidate.body).type) }
    if let otherwise = selection.otherwise { branches.append(type(of: otherwise).type) }
    return balanced(branches[...])
  }

  /// The left subtree takes the largest power of two that is smaller than the number of branches (types 3.3).
  private mutating func balanced(_ branches: ArraySlice<TypeRef>) -> TypeRef {
    guard let first = branches.first else { return named("EmptyView") }
    if branches.count == 1 { return first }
    var half = 1
    while half * 2 < branches.count { half *= 2 }
    let left = balanced(branches.prefix(half))
    let right = balanced(branches.dropFirst(half))
    return store.add("_ConditionalContent", [left, right])
  }

  mutating func forEach(_ loop: CheckedForEach) -> TypeRef {
    let content = type(of: loop.content).type
    if loop.isEditable {
      let collection = written(loop.data.type.withoutBinding)
      let data = store.add("IndexedIdentifierCollection", [collection, written(loop.idType)])
      let editable = store.add("EditableCollectionContent", [content, collection])
      return store.add("ForEach", [data, written(loop.idType), editable])
    }
    if loop.isBinding {
      // The indices with the ids of their elements (types 3.4).
      let pair = store.addTuple([named("Int"), written(loop.idType)])
      let data = store.add("LazyMapSequence", [named("Range<Int>"), pair])
      return store.add("ForEach", [data, written(loop.idType), content])
    }
    let data =
      switch loop.data.recipe {
      case .subviews: store.add("ForEachSubviewCollection", [content])
      case .sections: store.add("ForEachSectionCollection", [content])
      case .constant, .expression, .variable, .binding, .bindingClosures, .build, .bounded, .choice, .declaring,
        .loop, .view, .rowValues:
        written(loop.data.type)
      }
    return store.add("ForEach", [data, written(loop.idType), content])
  }
}
