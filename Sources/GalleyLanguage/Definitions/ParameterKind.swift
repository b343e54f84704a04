package import GalleyExpressions

/// What may be written for an argument.
package enum ParameterKind: Sendable, Hashable {
  /// A value of a type, in the forms of the language's table of values, or an expression.
  case value(ValueType)
  /// Any number of values of a type, which Swift takes one after another: a list, or a single one.
  case variadic(ValueType)
  /// A value of any type; its type may show in the signature (`tag`, `id`).
  case anyValue
  /// A value that a slot is called with, or a view.
  case slotValue
  /// A ShapeStyle.
  case style
  /// A shape node.
  case shape
  /// The instructions of a path.
  case path
  /// A view-builder block.
  case content
  /// A view-builder block with closure parameters.
  case closureContent([ClosureParameter])
  /// Statements that run when asked.
  case action
  /// Statements with parameters that they are told when they run.
  case closureAction([ClosureParameter])
  /// A two-way connection to state; a plain value is a constant one.
  case binding(ValueType)
  /// A closure that gives a value, such as that of an alignment guide; a plain value stands for one that ignores its
  /// parameters.
  case closure([ClosureParameter], result: ValueType)
  /// An observable object, given by an expression.
  case object
  /// A member of the environment by its name, which decides what `environmentValue` beside it takes.
  case environmentKey
  /// A value of the member that `environmentKey` beside it names.
  case environmentValue
  /// The name of a Swift type of the author's own, such as a preference key; it shows in the signature.
  case typeName
  /// A gesture, such as `TapGesture` or `{ DragGesture: { minimumDistance: 5 }, onEnded: [] }`.
  case gesture
  /// Modifiers that are applied to the view later, with the closure's parameters in scope.
  case effects([ClosureParameter])
  /// A range of an enumeration's cases or of Int, `small...large`, that may be open at either end; its value is a list
  /// of both ends, or a closed range that an expression gave.
  case caseRange(String)
  /// A block that is given as a view, not as a closure (`background(Text(…))`).
  case view
  /// A view whose views, or sections, a container is told one by one.
  case subviews(SubviewForm)
  /// A member of `ContainerValues` by its name, which decides what `containerValue` beside it takes.
  case containerKey
  /// A value of the member that `containerKey` beside it names.
  case containerValue
  /// A key of a view over data, as ForEach has it.
  case loop(LoopKey)
  /// A member of the element of the table around the call, by its name.
  case elementMember
  /// A view-builder block in which `image` stands for a picture.
  case imageContent(view: String)
  /// A style of one of these protocols, by name: `bordered`, or one of the document's.
  case controlStyle([String])
  /// A value whose type follows this one, in which type parameters of the definition stand for others.
  case generic(ValueType)

  /// A parameter of a closure, with the name that it has unless the document gives its own.
  package struct ClosureParameter: Sendable, Hashable {
    package var name: String
    package var type: ValueType
    /// The value that it has before layout; nil for one that only layout knows.
    package var value: Value?
    /// The argument of the same call that its type follows from; nil where the declaration says it.
    package private(set) var source: Source?

    /// How the type of what a closure is told follows from another argument, which is named by its label.
    package enum Source: Sendable, Hashable {
      /// It is what the argument has, which is not nil where the closure runs: the item that a sheet shows.
      case wrappedValue(of: String)
      /// It is a value of the argument's type: the new one, where the argument changes.
      case value(of: String)
      /// It is one of the argument's elements.
      case element(of: String)
      /// The argument is the name of its type.
      case typeName(String)
      /// It is the member of the environment that the argument names.
      case environmentMember(String)

      /// The label of the argument.
      package var label: String {
        switch self {
        case .wrappedValue(let label), .value(let label), .element(let label), .typeName(let label),
          .environmentMember(let label):
          label
        }
      }
    }

    package init(_ name: String, _ type: ValueType, value: Value? = nil) {
      self.name = name
      self.type = type
      self.value = value
    }

    /// What an argument of the same call says of its type.
    package init(_ name: String, _ source: Source) {
      self.name = name
      type = .unknown
      self.source = source
    }

    /// The label of the argument whose wrapped value it is; nil for none.
    package var unwraps: String? {
      guard case .wrappedValue(let label)? = source else { return nil }
      return label
    }
  }

  /// What a key of a view over data is for.
  package enum LoopKey: Sendable, Hashable {
    /// The elements.
    case data
    /// The member that tells them apart.
    case identity
    /// The name of an element in the block.
    case name
    /// The member that holds the elements below an element.
    case children
    /// What they are sorted by.
    case order
    /// The block that is evaluated once for each of them.
    case content
    /// A block of rows that says the elements one by one.
    case rows
    /// The type of the elements.
    case elementType
  }

  package static let number = ParameterKind.value(.double)
  package static let integer = ParameterKind.value(.int)
  package static let string = ParameterKind.value(.string)
  package static let bool = ParameterKind.value(.bool)
  /// A text that Swift localises: Markdown is read in it, and the locale writes its numbers.
  package static let localizedStringKey = ParameterKind.value(.localizedStringKey)
  /// The words of a Text, where Swift takes a Text or nil; `{ Text: Find }` stands for them as well.
  package static let optionalText = ParameterKind.value(.optional(.localizedStringKey))

  /// Any number of values of the built-in type that Swift calls `name`.
  package static func types(_ name: String) -> ParameterKind { .variadic(.builtIn(name)) }

  /// A value of the built-in type that Swift calls `name`.
  package static func type(_ name: String) -> ParameterKind { .value(.builtIn(name)) }

  /// The numbers that a value may be made of where its parameter says nothing: all that are numbers.
  var ownNumbers: NumberDomain? {
    switch self {
    case .value(let type), .variadic(let type), .binding(let type), .closure(_, let type):
      type.mayHoldNumbers ? .any : nil
    case .style: .any
    case .path: .finite
    case .anyValue, .slotValue, .shape, .content, .closureContent, .action, .closureAction, .object, .environmentKey,
      .environmentValue, .typeName, .gesture, .effects, .caseRange, .view, .subviews, .containerKey, .containerValue,
      .loop, .elementMember, .imageContent,
      .controlStyle, .generic:
      nil
    }
  }

  /// What a closure is told; nil for what is none.
  var told: [ClosureParameter]? {
    switch self {
    case .closureContent(let told), .closureAction(let told), .effects(let told), .closure(let told, _): told
    case .value, .variadic, .anyValue, .slotValue, .style, .shape, .path, .content, .action, .binding, .object,
      .environmentKey,
      .environmentValue, .typeName, .gesture, .caseRange, .view, .subviews, .containerKey, .containerValue, .loop,
      .elementMember, .imageContent, .controlStyle,
      .generic:
      nil
    }
  }

  /// The same closure, which is told something else.
  func telling(_ told: [ClosureParameter]) -> ParameterKind {
    switch self {
    case .closureContent: .closureContent(told)
    case .closureAction: .closureAction(told)
    case .effects: .effects(told)
    case .closure(_, let result): .closure(told, result: result)
    case .value, .variadic, .anyValue, .slotValue, .style, .shape, .path, .content, .action, .binding, .object,
      .environmentKey,
      .environmentValue, .typeName, .gesture, .caseRange, .view, .subviews, .containerKey, .containerValue, .loop,
      .elementMember, .imageContent, .controlStyle,
      .generic:
      self
    }
  }

  /// Tells whether statements are meant.
  package var isAction: Bool {
    if case .closureAction = self { return true }
    return self == .action
  }

  /// Tells whether a view-builder block or view is meant.
  package var isContent: Bool {
    switch self {
    case .content, .closureContent, .imageContent, .view, .subviews: true
    case .loop(let key): key == .content
    case .value, .variadic, .anyValue, .slotValue, .style, .shape, .path, .action, .closureAction, .binding, .closure,
      .object,
      .environmentKey, .environmentValue, .containerKey, .containerValue, .typeName, .gesture, .effects, .caseRange,
      .elementMember, .controlStyle, .generic:
      false
    }
  }
}

/// What a container is told of a view.
package enum SubviewForm: String, Sendable {
  case subviews
  case sections

  /// What it is told, as a type.
  var type: ValueType { .array(.named(self == .subviews ? .subview : .sectionConfiguration)) }

  /// The views of a node in this form.
  func recipe(_ node: NodeID) -> DynamicValue.Recipe { self == .subviews ? .subviews(node) : .sections(node) }
}

extension ValueType {
  /// Whether values of the type are Doubles, or may be made of them.
  fileprivate var mayHoldNumbers: Bool {
    switch self {
    case .double: true
    case .optional(let wrapped), .array(let wrapped): wrapped.mayHoldNumbers
    case .tuple(let elements): elements.contains { $0.type.mayHoldNumbers }
    case .named: Self.typesOfNumbers.contains(self)
    case .unknown, .null, .bool, .int, .string, .dictionary, .range, .closedRange, .closedRealRange, .caseRange,
      .applied, .binding, .metatype:
      false
    }
  }

  /// The types with Doubles in them.
  private static let typesOfNumbers: Set<ValueType> = Set(
    [
      "Angle", "Animation", "AnyGradient", "AnyShapeStyle", "CGAffineTransform", "CGPoint", "CGRect", "CGSize", "Color",
      "EdgeInsets", "Font", "Gradient", "Gradient.Stop", "GridItem", "PresentationDetent", "RectangleCornerRadii",
      "ShapeStyle", "StrokeStyle", "UnitPoint",
    ].map { ValueType.builtIn($0) }.filter { $0 != .unknown })
}
