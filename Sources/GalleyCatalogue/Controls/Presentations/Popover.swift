import GalleyLanguage

extension ModifierDefinition {
  static let popover = ModifierDefinition(
    "popover", summary: "Shows views in a popover beside the view, which stays as it is.",
    since: .iOS(13).except(.tvOS, .watchOS),
    layoutStanding: .model, figures: ["popover", "sheet"],
    overloads: [
      ModifierOverload(
        [
          .required(.isPresented, "Whether it is shown."),
          .optional(
            "attachmentAnchor", .type("PopoverAttachmentAnchor"), "What it points at; the view’s bounds if left out.",
            nullable: false), .optional("arrowEdge", .type("Edge"), "The edge that it stands at; `top` if left out."),
          .required(.content, "The views."),
        ],
        type: ModifierTypeRule { context, receiver in
          let state = context.generic("PopoverConditionalStateProvider", [context.component(.content)])
          return TypedReceiver(context.modified(receiver.type, context.generic("PopoverPresentationModifier", [state])))
        }.since(.iOS(18), before: .unknown("popover")), layout: .popover),
      ModifierOverload(
        [
          .binding(.item, to: .optionalIdentifiable, "What it shows; nil while it is not shown.", nullable: true),
          .optional(
            "attachmentAnchor", .type("PopoverAttachmentAnchor"), "What it points at; the view’s bounds if left out.",
            nullable: false), .optional("arrowEdge", .type("Edge"), "The edge that it stands at; `top` if left out."),
          .required(
            .content, .closureContent([.init("item", .wrappedValue(of: "item"))]),
            "The views; `item` is what they show."),
        ], type: .unknown("popover"), layout: .popover),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { popover: { isPresented: false, content: { Text: More } } } ]",
        type: "ModifiedContent<Text, PopoverPresentationModifier<PopoverConditionalStateProvider<Text>>>")
    ])
}
