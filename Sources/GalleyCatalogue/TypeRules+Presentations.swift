import GalleyLanguage

// Type rules of bars, menus and presentations, of which parts are known (types 5.7).

extension ModifierTypeRule {
  /// Items of a toolbar: one is in a tuple of its own, several in two.
  static func toolbar(_ label: String) -> ModifierTypeRule {
    ModifierTypeRule { context, receiver in
      let items = context.component(label)
      let parts = context.store.parts(of: items)
      let content: TypeRef
      if parts.name == "SwiftUI.TupleView", let tuple = parts.arguments.first {
        content = context.generic("TupleToolbarContent", [context.generic("TupleToolbarContent", [tuple])])
      } else {
        content = context.generic("TupleToolbarContent", [items])
      }
      let toolbar = context.generic("ToolbarModifier", [context.named("()"), content])
      return TypedReceiver(context.modified(receiver.type, toolbar))
    }
  }

  /// A context menu: only recent systems on the Mac were seen to print its items.
  static func contextMenu(_ label: String) -> ModifierTypeRule {
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
