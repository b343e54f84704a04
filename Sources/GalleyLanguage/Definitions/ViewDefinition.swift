package import GalleyExpressions
package import GalleyLayout
package import GalleyTables

/// A view of SwiftUI: everything that Galley knows about it, in one place.
package final class ViewDefinition: Sendable {
  package let name: String
  /// One sentence for completion and the reference.
  package let summary: String
  package let availability: Availability
  /// The standing of the rule that it is laid out by, in its main statement on iOS; nil for what has no layout.
  package let layoutStanding: Standing?
  /// The beginnings of the names of the figures that its layout takes: `switch` for `switch.width` and `switch.height`.
  package let figures: [String]
  /// Whether it is a container with bars, about which the views inside of it say what they show.
  package let hasBars: Bool
  /// The name of Shape's static member that stands for it where a shape is meant: `capsule`.
  package let shorthand: String?
  /// The view that its cells stand in, row by row; nil for any view without rows.
  package let rowView: String?
  /// It stands for a view that Galley does not know.
  package let standsForAnother: Bool
  /// What values of its type are, where documents can have such; nil for any other view.
  package let valueForm: ViewValueForm?
  /// What it is where it is no view by itself; nil for a view.
  package let part: PartKind?
  private let makeOverloads: @Sendable () -> [ViewOverload]
  private let makeExamples: @Sendable () -> [Example]
  private let lazyForms = LazyObject()

  package init(
    _ name: String, summary: String, since availability: Availability = .iOS(13), layoutStanding: Standing?,
    figures: [String] = [], shorthand: String? = nil, rowView: String? = nil, standsForAnother: Bool = false,
    valueForm: ViewValueForm? = nil, part: PartKind? = nil,
    overloads: @autoclosure @escaping @Sendable () -> [ViewOverload],
    examples: @autoclosure @escaping @Sendable () -> [Example]
  ) {
    // Every shape can be a value.
    self.valueForm = valueForm ?? (shorthand == nil ? nil : .node)
    self.part = part
    self.name = name
    self.summary = summary
    self.availability = availability
    self.layoutStanding = layoutStanding
    self.figures = figures
    hasBars = figures.contains("bar")
    self.shorthand = shorthand
    self.rowView = rowView
    self.standsForAnother = standsForAnother
    makeOverloads = overloads
    makeExamples = examples
  }

  /// The initialisers, the most usual first.
  package var overloads: [ViewOverload] { forms.overloads }

  /// The initialiser that a call resolved to.
  package func overload(_ signature: Index<Signature>) -> ViewOverload { overloads[signature.position] }

  /// How it is called.
  package var callee: Callee { forms.callee }

  package var examples: [Example] { makeExamples() }

  private var forms: Forms<ViewOverload> { lazyForms.object { Forms(makeOverloads(), of: name) } }
}

/// What values of a view's type are.
package enum ViewValueForm: Sendable {
  /// A node of just that type.
  case node
  /// A value of expressions; its name shows it.
  case expression
}

/// One initialiser of a view.
package final class ViewOverload: Sendable {
  package let parameters: [Parameter]
  package let availability: Availability?
  /// What it prints as, and which of its modifiers fold.
  package let type: ViewTypeRule
  package let layout: ViewLayout
  /// What it hands to a style of the document; nil for a view that has no styles.
  package let styled: StyledControl?
  /// Which of the views in its content it shows.
  package let showing: ContentShowing
  /// Its part in navigation; nil for a view that has none.
  package let navigation: NavigationPart?
  /// How it chooses among its options; nil for a view that has none.
  package let choice: OptionChoice?
  /// The block that is shown when it is tapped, or pressed if a tap does something else.
  package let menu: AnyArgumentLabel?
  /// Tells with these arguments whether it is the button that cancels what it is in; nil for what is no such button.
  package let cancels: (@Sendable (Arguments) -> Bool)?
  /// Tells with these arguments whether return sends what is typed into it; nil for what nobody types into.
  package let isSentByReturn: (@Sendable (Arguments) -> Bool)?
  /// The argument that is its tag where it is an option itself.
  package let optionTag: AnyArgumentLabel?
  /// Its content is told the views of an argument one by one.
  let tellsSubviews: Bool
  /// It is a section: it has no layout of its own, but a part in that of the container around it.
  var isSection: Bool { showing == .container && !layout.isTransparent }
  /// What it draws.
  package let drawing: ViewDrawing

  package init(
    _ parameters: [Parameter], since: Availability? = nil, type: ViewTypeRule, styled: StyledControl? = nil,
    showing: ContentShowing = .all, navigation: NavigationPart? = nil, choice: OptionChoice? = nil,
    optionTag: ArgumentLabel<Value>? = nil, menu: ArgumentLabel<ViewBlock>? = nil,
    cancels: (@Sendable (Arguments) -> Bool)? = nil, isSentByReturn: (@Sendable (Arguments) -> Bool)? = nil,
    drawing: ViewDrawing = .parts, layout: ViewLayout
  ) {
    self.parameters = parameters
    self.styled = styled
    self.showing = layout.isTransparent ? .container : showing
    self.choice = choice
    self.navigation = navigation
    self.menu = menu.map { .of($0) }
    self.cancels = cancels
    self.isSentByReturn = isSentByReturn
    self.optionTag = optionTag.map { .of($0) }
    self.drawing = drawing
    tellsSubviews = parameters.contains { if case .subviews = $0.kind { true } else { false } }
    self.availability = since
    self.type = type
    self.layout = layout
  }
}

/// What a view does in navigation.
package enum NavigationPart: Sendable {
  /// It shows the page that was pushed last.
  case stack
  /// A tap on it pushes a page.
  case link
}

/// Which of the views in its `content` a view shows.
package enum ContentShowing: Sendable {
  /// Every one of them.
  case all
  /// Those that meet its viewport.
  case viewport
  /// Those that meet the viewport of the scroll view around it.
  case lazily
  /// Those of its rows that meet its own viewport; all of them are built.
  case rows
  /// Those that the container around it shows.
  case container
}

/// What an overload of a view becomes in the layout tree.
package enum ViewLayout: Sendable {
  /// A leaf.
  case leaf(@Sendable (Arguments) -> Primitive)
  /// A container of its content block's flattened views; `orientation` is the axis that Spacer and Divider in it follow.
  case container(@Sendable (Arguments) -> Primitive, orientation: Axis?)
  /// Nothing of its own: its content's views take its place.
  case transparent
  /// As transparent, but a container around it cannot know how many views there are.
  case erased
  /// Anything else.
  case custom(@Sendable (inout Lowering, ViewReference) -> [LoweredView])

  /// The axis that its views stand along; nil where they do not, or where lowering decides.
  package var axis: Axis? {
    guard case .container(_, let orientation) = self else { return nil }
    return orientation
  }

  /// Whether it hides what it holds, and how many views that is.
  package var isErased: Bool {
    switch self {
    case .erased: true
    case .transparent, .leaf, .container, .custom: false
    }
  }

  /// Whether it adds no node of its own.
  package var isTransparent: Bool {
    switch self {
    case .transparent, .erased: true
    case .leaf, .container, .custom: false
    }
  }
}
