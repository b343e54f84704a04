import GalleyExpressions
import GalleyLanguage

extension TypeContext {
  /// The type of a list's content; rows of data that the list itself goes through were put into stacks before the 2021
  /// release (types 12), those of a `ForEach` in it, and of bindings, which came with that release, were not.
  mutating func rows() -> TypeRef {
    guard target.release < .iOS(15), kind(of: .content) == .loop(.content), let loop = loop(.content), !loop.isBinding,
      !loop.isEditable
    else { return component(.content) }
    let row = generic("HStack", [type(of: loop.content).type])
    return generic("ForEach", [written(loop.data.type), written(loop.idType), row])
  }

  /// `OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>`.
  mutating func outlineGroup() -> TypeRef {
    guard let loop = loop(.content) else { return named("EmptyView") }
    let row = type(of: loop.content).type
    let group = generic("DisclosureGroup", [row, named("OutlineSubgroupChildren")])
    return generic("OutlineGroup", [written(loop.data.type), written(loop.idType), row, row, group])
  }

  /// The loop that fills a block of elements.
  func loop(_ label: ArgumentLabel<ViewBlock>) -> CheckedForEach? {
    guard case .node(let node)? = argument(label)?.content,
      case .forEach(let index) = document.nodes[node].kind
    else { return nil }
    return document.forEachs[index]
  }
}
