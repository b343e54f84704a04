import GalleyLanguage

// Type rules of bars, menus and presentations, of which parts are known (types 5.7).

extension ModifierTypeRule {
  /// Items of a toolbar: one is in a tuple of its own, several in two.
  ///
  /// What plain views print nobody has published.
  static func toolbar(_ label: ArgumentLabel<ViewBlock>) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in
      guard let items = context.toolbarItems(context.component(label)) else {
        return TypedReceiver(context.modified(receiver.type, context.unknown("toolbar")))
      }
      let content = context.generic("TupleToolbarContent", [items])
      let toolbar = context.generic("ToolbarModifier", [context.named("()"), content])
      return TypedReceiver(context.modified(receiver.type, toolbar))
    }
  }

  /// A context menu: only recent systems on the Mac were seen to print its items.
  static func contextMenu(_ label: ArgumentLabel<ViewBlock>) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in
      guard context.target.platform == .macOS, context.target.release >= .iOS(18) else {
        let menu = context.generic("ContextMenuModifier", [context.unknown("contextMenu")])
        return TypedReceiver(context.modified(receiver.type, menu))
      }
      let writer = context.named("StyleContextWriter<MenuStyleContext>")
      let items = context.modified(context.component(label), writer)
      let menu = context.generic("ContextMenuModifier", [context.generic("ZStack", [items])])
      return TypedReceiver(context.modified(receiver.type, menu))
    }
  }

  /// A presentation whose modifier is known by name, but not its arguments.
  static func presentation(_ name: String, of modifier: String) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in
      let layer = context.generic(name, [context.unknown(modifier)])
      return TypedReceiver(context.modified(receiver.type, layer))
    }
  }
}

extension TypeContext {
  /// What the builder of toolbar items makes of a block; nil if there are views among the items, which are left to the
  /// view builder.
  fileprivate mutating func toolbarItems(_ block: TypeRef) -> TypeRef? {
    if let several = views(ofBlock: block) {
      return toolbarItems(of: several).map { generic("TupleToolbarContent", [store.addTuple($0)]) }
    }
    let name = store.name(of: block, .qualified)
    if ToolbarContent.typeNames.contains(name) { return block }
    guard name == "Swift.Optional" || name == "SwiftUI._ConditionalContent" else { return nil }
    return toolbarItems(of: store.parts(of: block).arguments).map { generic(store.name(of: block, .unqualified), $0) }
  }

  private mutating func toolbarItems(of blocks: [TypeRef]) -> [TypeRef]? {
    var items: [TypeRef] = []
    for block in blocks {
      guard let item = toolbarItems(block) else { return nil }
      items.append(item)
    }
    return items
  }
}
