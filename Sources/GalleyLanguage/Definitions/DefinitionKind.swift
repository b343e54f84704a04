/// What a document can define.
package enum DefinitionKind: String, Sendable, CaseIterable {
  case type, value, function, property, action, view, viewModifier, viewMethod, style, shape, layout, alignment,
    environmentValue, containerValue
  case color, image, font, string

  /// The keys of such a definition, in the order in which they are written; none where it has a form of its own, or can
  /// have one.
  ///
  /// The checker and the schema take them from here.
  package var keys: [DefinitionKey] {
    switch self {
    case .function: [.parameters, .let, .type, .value]
    case .property: [.opaque, .parameters, .body]
    case .action: [.parameters, .do]
    case .view: [.generics, .parameters, .available, .state, .let, .functions, .properties, .actions, .body]
    case .viewModifier: [.method, .parameters, .state, .let, .functions, .properties, .actions, .body]
    case .viewMethod: [.parameters, .let, .modifiers, .body]
    case .style: [.protocol, .parameters, .state, .let, .functions, .properties, .actions, .body]
    case .shape: [.parameters, .let, .functions, .insettable, .path]
    case .layout:
      [.parameters, .layoutValues, .functions, .cache, .sizeThatFits, .placeSubviews, .spacing, .explicitAlignment]
    case .alignment: [.axis, .default]
    case .type, .value, .environmentValue, .containerValue, .color, .image, .font, .string: []
    }
  }

  /// The keys as documents write them.
  var labels: [String] { keys.map(\.rawValue) }

  /// The keys without which such a definition is none.
  package var required: [DefinitionKey] {
    switch self {
    case .function: [.value]
    case .view, .viewModifier: [.body]
    case .style: [.protocol, .body]
    case .shape: [.path]
    case .action: [.do]
    case .layout: [.sizeThatFits, .placeSubviews]
    case .type, .value, .property, .viewMethod, .alignment, .environmentValue, .containerValue, .color, .image, .font,
      .string:
      []
    }
  }
}

/// A key of a definition.
package enum DefinitionKey: String, Sendable, CaseIterable {
  case generics, parameters, available, state, `let`, functions, properties, actions, body, method, modifiers
  case `protocol`, insettable, path, opaque, type, value, axis, `default`, `do`
  case layoutValues, cache, sizeThatFits, placeSubviews, spacing, explicitAlignment

  /// One sentence for the schema and the reference.
  package var summary: String {
    switch self {
    case .generics: "Type parameters, inferred from the arguments and printed before the types of blocks."
    case .parameters: "Names and types."
    case .available: "The first releases that have it, such as `[iOS 16]`."
    case .state: "Initial values of @State."
    case .let: "Stored and computed values."
    case .functions: "Pure functions."
    case .properties: "View-valued properties and functions."
    case .actions: "Named actions."
    case .body: "What it shows."
    case .method: "The method of a View extension that applies it, or its name and labels."
    case .modifiers: "What a view method applies."
    case .protocol: "The style protocol, such as `ButtonStyle`."
    case .insettable: "Whether the shape can be inset."
    case .path: "The instructions of the shape’s path."
    case .opaque: "Whether it is `some View`: modifiers on it never fold."
    case .type: "The type of the result, where its form does not show it."
    case .value: "The result."
    case .axis: "Along which axis it aligns."
    case .default: "Where it lies in a view that does not say so."
    case .do: "Its statements."
    case .layoutValues: "The keys that it reads of its subviews, with what a view has that was given none."
    case .cache: "Values that are computed once for its subviews, under `let`."
    case .sizeThatFits: "Its size for `proposal`: `let` and `value`, or statements that end in `return`."
    case .placeSubviews: "Statements that place the subviews in `bounds`."
    case .spacing: "The distances that it wishes from its neighbours; those of its subviews if left out."
    case .explicitAlignment: "Where guides lie, by name; what its subviews have for the others."
    }
  }
}
