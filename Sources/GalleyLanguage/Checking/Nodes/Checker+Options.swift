import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Views that choose one of several options by their tags.

extension Checker {
  /// Warns of options of which none can ever be chosen: they have no tags, or tags of another type than the selection.
  mutating func checkOptions(of call: CheckedCall, _ overload: ViewOverload, _ view: String) {
    guard let choice = overload.choice, content(choice.selection, of: call, overload) != nil else { return }
    document.hasChoices = true
    guard let type = selectionType(of: call, overload, choice),
      let options = content(choice.options, of: call, overload), case .node(let block) = options.content
    else { return }
    var search = OptionSearch(document, catalogue: catalogue, label: choice.options)
    search.look(at: block)
    let wanted = tagTypes(of: type, choice)
    guard !search.isOpen, !search.tags.contains(where: { fitsSelection($0.type, wanted) }) else { return }
    if let tag = search.tags.first {
      report(foreignTag(tag.type, at: tag.span, wanted: wanted, view, choice))
    } else if choice.takesTags, let option = search.untagged {
      report(missingTags(option, wanted: wanted, view))
    }
  }

  private func content(
    _ label: AnyArgumentLabel, of call: CheckedCall, _ overload: ViewOverload
  ) -> CheckedArgument? {
    call.arguments.lazy.map { document.arguments[$0] }.first {
      overload.parameters[$0.parameter].label == label.name
    }
  }

  /// The type of what the selection is bound to; nil for a constant, with which nobody means to choose.
  private func selectionType(of call: CheckedCall, _ overload: ViewOverload, _ choice: OptionChoice) -> ValueType? {
    guard let selection = content(choice.selection, of: call, overload),
      case .binding(let type)? = document.type(of: selection.content)
    else { return nil }
    return type
  }

  /// The types of tags that a selection can have, the usual one first.
  private func tagTypes(of selection: ValueType, _ choice: OptionChoice) -> [ValueType] {
    if choice.takesSeveral, case .array(let element) = selection { return [element] }
    return selection.isOptional ? [selection.unwrapped, selection] : [selection]
  }

  private func fitsSelection(_ tag: ValueType, _ wanted: [ValueType]) -> Bool {
    if tag == .unknown || tag == .null { return true }
    return wanted.contains { type in
      if type == .unknown || type == tag { return true }
      guard case .named(let id) = type else { return false }
      return document.types[id].traits.contains(.generic)
    }
  }

  private func missingTags(_ option: CheckedNode, wanted: [ValueType], _ view: String) -> Diagnostic {
    let value = sampleTag(of: wanted[0])
    return Diagnostic(
      .noMatchingTag, "nothing can be chosen in this `\(view)`: none of its options has a `tag`", at: option.span,
      label: words(
        yaml: "give each option one: `modifiers: [ { tag: \(value) } ]`",
        json: "give each option one: `\"modifiers\": [ { \"tag\": \(value) } ]`"),
      help: ["the option is chosen whose tag is the selection, \(withArticle(wanted[0].spelled(in: document.types)))"],
      expected: ["tag"])
  }

  private func foreignTag(
    _ type: ValueType, at sourceSpan: SourceSpan, wanted: [ValueType], _ view: String, _ choice: OptionChoice
  ) -> Diagnostic {
    let name = wanted[0].spelled(in: document.types)
    return Diagnostic(
      .noMatchingTag,
      "nothing can be chosen in this `\(view)`: its selection is \(withArticle(name)), and the \(choice.takesTags ? "tags of its options" : "ids of its elements") are "
        + "of the type `\(type.spelled(in: document.types))`", at: sourceSpan,
      label: choice.takesTags
        ? "such as `tag: \(sampleTag(of: wanted[0]))`" : "give the selection the type of the ids",
      help: ["\(choice.takesTags ? "a tag" : "an id") has the very type of the selection, as in Swift"],
      expected: choice.takesTags ? ["tag"] : [])
  }

  /// What a tag of a type is written like.
  private func sampleTag(of type: ValueType) -> String {
    if case .named(let id) = type, let first = document.types[id].cases.first {
      let example = "$(\(document.types[id].name).\(first.name))"
      return words(yaml: example, json: "\"\(example)\"")
    }
    let samples: [ValueType: String] = [
      .int: "1", .double: "1.5", .bool: "true", .string: words(yaml: "first", json: "\"first\""),
    ]
    return samples[type] ?? "…"
  }
}
