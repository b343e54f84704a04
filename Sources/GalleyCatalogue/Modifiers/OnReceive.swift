import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let onReceive = ModifierDefinition(
    "onReceive", summary: "Does something whenever a publisher sends a value.",
    overloads: [
      ModifierOverload(
        [
          .required(.publisher, "The type of the publisher."),
          .optional("perform", .closureAction([.init("output", .unknown)]), "What is done; `output` is the value.")
            .alsoCalled("action"),
        ],
        type: ModifierTypeRule { context, receiver in
          TypedReceiver(context.generic("SubscriptionView", [context.component(.publisher), receiver.type]))
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { onReceive: { publisher: TimerPublisher, perform: [] } } ]",
        type: "SubscriptionView<TimerPublisher, Text>")
    ])
}

extension ArgumentLabel<Value> {
  fileprivate static var publisher: Self { Self("publisher", .typeName) }
}
