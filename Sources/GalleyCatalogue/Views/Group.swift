import GalleyLanguage

extension ViewDefinition {
  static let group = ViewDefinition(
    "Group", summary: "Several views in the place of one, without a layout of their own.", layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [.required(.content, "The views.")], type: .generic("Group", .of(.content)), layout: .transparent),
      taken(.subviews, "The view whose views `content` is told one by one.", "GroupElementsOfContent"),
      taken(.sections, "The view whose sections `content` is told one by one.", "GroupSectionsOfContent"),
    ],
    examples: [
      Example("Group: [ { Text: One }, { Text: Two } ]", type: "Group<TupleView<(Text, Text)>>"),
      Example(
        "HStack:\n  - Group: [ { Text: One }, { Text: Two } ]\n    modifiers: [ padding ]",
        type: "HStack<ModifiedContent<Group<TupleView<(Text, Text)>>, _PaddingLayout>>"),
      Example(
        "Group:\n  subviews: { Group: [ { Text: One }, Spacer ] }\n  content:\n    parameters: [ views ]\n"
          + "    body: { HStack: [ { Text: $(views.count) views }, { ForEach: { data: $(views), content: item } } ] }",
        type: "Group<GroupElementsOfContent<Group<TupleView<(Text, Spacer)>>, "
          + "HStack<TupleView<(Text, ForEach<SubviewsCollection, ID, Subview>)>>>>"),
      Example(
        "Group:\n  sections: { Section: { title: One, content: { Text: First } } }\n  content:\n"
          + "    parameters: [ sections ]\n"
          + "    body: { ForEach: { data: $(sections), item: section, content: { VStack: [ section.content ] } } }",
        type: "Group<GroupSectionsOfContent<Section<Text, Text, EmptyView>, "
          + "ForEach<SectionCollection, ID, VStack<SubviewsCollection>>>>"),
    ])

  /// The initialiser whose content is told the parts of a view.
  private static func taken(_ form: SubviewForm, _ summary: String, _ type: String) -> ViewOverload {
    let label = ArgumentLabel<ViewBlock>(form.rawValue)
    return ViewOverload(
      [
        .required(label, .subviews(form), summary),
        .required(
          .content, .closureContent([.init(form.rawValue, .wrappedValue(of: form.rawValue))]),
          "What is made of them; they are a list, `\(form.rawValue)`."
        ).alsoCalled("transform"),
      ],
      since: .iOS(18),
      type: ViewTypeRule { context in
        let parts = [context.component(label), context.component(.content)]
        return TypedReceiver(context.generic("Group", [context.generic(type, parts)]))
      },
      layout: .transparent)
  }
}
