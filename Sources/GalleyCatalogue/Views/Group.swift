import GalleyLanguage

extension ViewDefinition {
  static let group = ViewDefinition(
    "Group", summary: "Several views in the place of one, without a layout of their own.", layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [.required(.content, "The views.")], type: .generic("Group", .of(.content)), layout: .transparent),
      ViewOverload(
        [
          .required(.subviews, .subviews, "The view whose views `content` is told one by one."),
          .required(
            .content, .closureContent([.init("subviews", .wrappedValue(of: "subviews"))]),
            "What is made of them; they are a list, `subviews`."
          ).alsoCalled("transform"),
        ],
        since: .iOS(18),
        type: ViewTypeRule { context in
          let parts = [context.component(.subviews), context.component(.content)]
          return TypedReceiver(context.generic("Group", [context.generic("GroupElementsOfContent", parts)]))
        },
        layout: .transparent),
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
    ])
}

extension ArgumentLabel<ViewBlock> {
  fileprivate static var subviews: Self { Self("subviews") }
}
