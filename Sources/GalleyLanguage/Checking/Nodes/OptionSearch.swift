import CStackRoom
import GalleyExpressions
import GalleySource
import GalleyTables

/// Looks for the tags of the options that a view chooses among.
struct OptionSearch {
  private let document: CheckedProgram
  private let catalogue: Catalogue
  /// The block of options, which views that others show the content of hold under the same label.
  private let label: AnyArgumentLabel
  /// The tag of an option.
  struct Tag {
    var type: ValueType
    var span: SourceSpan
  }

  private(set) var tags: [Tag] = []
  /// The first option without a tag.
  private(set) var untagged: CheckedNode?
  /// Some options stand where nobody looks: in a view of the document's own, or below a mistake.
  private(set) var isOpen = false

  init(_ document: CheckedProgram, catalogue: Catalogue, label: AnyArgumentLabel) {
    self.document = document
    self.catalogue = catalogue
    self.label = label
  }

  /// Looks at a view, or at those of a block; `identity` is the type that the loop around tags its elements with.
  mutating func look(at node: NodeID, identity: ValueType? = nil) {
    guard stackHasRoom() else { return isOpen = true }
    let checked = document.nodes[node]
    if lookForTag(in: checked) { return }
    switch checked.kind {
    case .invalid, .customView, .property, .slot, .viewValue, .shownValue, .modifiedContent, .configuration:
      isOpen = true
    case .constants: break
    case .customShape, .customLayout: add(checked, identity)
    case .block(let members): for member in members { look(at: document.blockMembers[member], identity: identity) }
    case .conditional(let index):
      let conditional = document.conditionals[index]
      for body in conditional.branches.map(\.body) + [conditional.otherwise].compactMap(\.self) {
        look(at: body, identity: identity)
      }
    case .selection(let index):
      let selection = document.selections[index]
      for body in selection.cases.map(\.body) + [selection.otherwise].compactMap(\.self) {
        look(at: body, identity: identity)
      }
    case .forEach(let index):
      let loop = document.forEachs[index]
      look(at: loop.content, identity: loop.idType)
    case .view(let view): look(at: checked, catalogue.views[view].overload(checked.call.overload), identity)
    }
  }

  private mutating func look(at view: CheckedNode, _ overload: ViewOverload, _ identity: ValueType?) {
    if let tag = overload.optionTag {
      if add(tag, of: view.call, overload.parameters) { return }
      // One that must be there and is not has been complained of.
      if overload.parameters.contains(where: { $0.label == tag.name && $0.isRequired }) { return isOpen = true }
    }
    let content = view.call.arguments.map({ document.arguments[$0] }).first {
      overload.parameters[$0.parameter].label == label.name
    }
    // What is chosen inside of another view that chooses is that view's own.
    guard let content, overload.choice == nil else { return add(view, identity) }
    guard case .node(let body) = content.content else { return isOpen = true }
    if overload.showing == .container { return look(at: body, identity: identity) }
    lookInside(body)
    add(view, identity)
  }

  /// A tag inside of a container may count, and may not.
  private mutating func lookInside(_ body: NodeID) {
    var inside = OptionSearch(document, catalogue: catalogue, label: label)
    inside.look(at: body)
    if !inside.tags.isEmpty || inside.isOpen { isOpen = true }
  }

  /// An option without a tag of its own.
  private mutating func add(_ option: CheckedNode, _ identity: ValueType?) {
    if let identity {
      tags.append(Tag(type: identity, span: option.span))
    } else if untagged == nil {
      untagged = option
    }
  }

  /// Looks for a modifier that tags a view; true if there is one, or may be.
  private mutating func lookForTag(in checked: CheckedNode) -> Bool {
    for index in checked.modifiers {
      let modifier = document.modifiers[index]
      switch modifier.kind {
      case .modifier(let definition):
        let overload = catalogue.modifiers[definition].overload(modifier.call.overload)
        if let tag = overload.optionTag, add(tag, of: modifier.call, overload.parameters) { return true }
      case .invalid, .custom, .concatenation, .method:
        isOpen = true
        return true
      }
    }
    return false
  }

  /// Adds the tag that a call gives; false if it gives none.
  private mutating func add(
    _ tag: AnyArgumentLabel, of call: CheckedCall, _ parameters: [Parameter]
  ) -> Bool {
    for index in call.arguments where parameters[document.arguments[index].parameter].label == tag.name {
      let argument = document.arguments[index]
      let type = document.type(of: argument.content)?.withoutBinding ?? .unknown
      tags.append(Tag(type: type, span: argument.span))
      return true
    }
    return false
  }
}
