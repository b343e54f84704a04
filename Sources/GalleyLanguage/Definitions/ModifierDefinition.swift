package import GalleyExpressions
package import GalleyLayout
package import GalleyTables

/// A modifier of SwiftUI: everything that Galley knows about it, in one place.
package final class ModifierDefinition: Sendable {
  package let name: String
  package let summary: String
  package let availability: Availability
  /// The standing of the rule by which it changes layout, in its main statement on iOS; nil for what changes none.
  package let layoutStanding: Standing?
  /// The beginnings of the names of the figures that its layout takes, as for a view.
  package let figures: [String]
  /// Whether it says something of the container around the view, such as the title of its bar.
  package let concernsContainer: Bool
  /// The key and the value that layouts around its view can read; nil for what gives none.
  package let layoutValue: LayoutValueLabels?
  /// It stands for a modifier that Galley does not know.
  package let standsForAnother: Bool
  private let makeOverloads: @Sendable () -> [ModifierOverload]
  private let makeExamples: @Sendable () -> [Example]
  /// What numbers without labels may be meant for, each with `$0`, `$1` … for them: `{ width: $0, height: $1 }`.
  private let unlabelledForms: [String]
  private let lazyForms = LazyObject()

  package init(
    _ name: String, summary: String, since availability: Availability = .iOS(13), layoutStanding: Standing? = nil,
    figures: [String] = [], unlabelled unlabelledForms: [String] = [], concernsContainer: Bool = false,
    layoutValue: LayoutValueLabels? = nil, standsForAnother: Bool = false,
    overloads: @autoclosure @escaping @Sendable () -> [ModifierOverload],
    examples: @autoclosure @escaping @Sendable () -> [Example]
  ) {
    self.name = name
    self.summary = summary
    self.availability = availability
    self.layoutStanding = layoutStanding
    self.figures = figures
    self.unlabelledForms = unlabelledForms
    self.concernsContainer = concernsContainer
    self.layoutValue = layoutValue
    self.standsForAnother = standsForAnother
    makeOverloads = overloads
    makeExamples = examples
  }

  /// Whether it is called by the name of a type and not by that of a method.
  var isType: Bool { name.unicodeScalars.first?.properties.isUppercase ?? false }

  package var overloads: [ModifierOverload] { forms.overloads }

  /// The form that a call resolved to.
  package func overload(_ signature: Index<Signature>) -> ModifierOverload { overloads[signature.position] }

  /// How it is called.
  package var callee: Callee { forms.callee }

  package var examples: [Example] { makeExamples() }

  private var forms: Forms<ModifierOverload> {
    lazyForms.object { Forms(makeOverloads(), of: name, unlabelledForms: unlabelledForms) }
  }
}

/// The labels of a modifier under which the key of a layout value stands, and the value.
package struct LayoutValueLabels: Sendable {
  package let key: ArgumentLabel<Value>
  package let value: ArgumentLabel<Value>

  package init(key: ArgumentLabel<Value>, value: ArgumentLabel<Value>) {
    self.key = key
    self.value = value
  }
}

/// One form of a modifier.
package final class ModifierOverload: Sendable {
  package let parameters: [Parameter]
  package let availability: Availability?
  package let type: ModifierTypeRule
  /// The receivers that it can be applied to; nil for all.
  package let receivers: ReceiverRule?
  package let layout: ModifierLayout
  /// What it does to the frame of a shape that stays a shape, or becomes a filled one.
  package let shapeFrame: ShapeFrame
  /// Whether the type of what it is applied to is printed when it is evaluated.
  package let printsType: Bool
  /// What makes its action run, where `galley perform` can do that.
  package let trigger: ActionTrigger?
  /// Where its gestures stand among those of the views inside.
  package let gestureRank: GestureRank
  /// Why its view takes no taps with these arguments; nil if it does.
  package let tapObstacle: (@Sendable (Arguments) -> TapObstacle?)?
  /// How people leave what it presents.
  package let exit: PresentationExit
  /// Tells with these arguments whether people cannot swipe away what its view is presented in; nil for a modifier that
  /// does not say.
  package let keepsPresented: (@Sendable (Arguments) -> Bool)?
  /// Tells with these arguments whether what is sent inside gets no further; nil for a modifier that does not say.
  package let keepsSubmissions: (@Sendable (Arguments) -> Bool)?
  /// Whether it is bound to whether its view has the focus.
  package let tellsFocus: Bool
  /// How far in front of its siblings its view is drawn with these arguments; nil for a modifier that does not say.
  package let drawingHeight: (@Sendable (Arguments) -> Double?)?
  /// The name that it gives the coordinates of its view with these arguments; nil for a modifier that gives none.
  package let spaceName: (@Sendable (Arguments) -> String?)?
  /// Whether its first argument is the identity of what it is applied to.
  package let givesIdentity: Bool
  /// Whether it gives the views around it its `value` under its `key`.
  package let givesPreference: Bool
  /// Whether it tells which page of a navigation stack is pushed.
  package let isDestination: Bool
  /// Whether a closure of its gives a member of the environment a new value.
  package let transformsEnvironment: Bool
  /// Whether it adds a gesture of the document, which may have a mask.
  package let takesGesture: Bool
  /// The block that is shown when the view is pressed.
  package let menu: AnyArgumentLabel?
  /// Whether it puts a search field into the bars around its view.
  package let isSearch: Bool
  /// The argument with which it tags its view as an option of a selection.
  package let optionTag: AnyArgumentLabel?
  /// What it draws.
  package let drawing: ModifierDrawing
  /// What it writes into the environment of its content.
  package let environment: (@Sendable (Arguments, inout EnvironmentValues) -> Void)?

  package init(
    _ parameters: [Parameter] = [], since: Availability? = nil, type: ModifierTypeRule,
    receivers: ReceiverRule? = nil, layout: ModifierLayout = .neutral, shapeFrame: ShapeFrame = .kept,
    printsType: Bool = false, trigger: ActionTrigger? = nil, optionTag: ArgumentLabel<Value>? = nil,
    givesIdentity: Bool = false, givesPreference: Bool = false,
    menu: ArgumentLabel<ViewBlock>? = nil, isSearch: Bool = false, isDestination: Bool = false,
    gestureRank: GestureRank = .inner,
    tapObstacle: (@Sendable (Arguments) -> TapObstacle?)? = nil,
    tellsFocus: Bool = false, exit: PresentationExit = .swipe, keepsPresented: (@Sendable (Arguments) -> Bool)? = nil,
    keepsSubmissions: (@Sendable (Arguments) -> Bool)? = nil,
    drawingHeight: (@Sendable (Arguments) -> Double?)? = nil, drawing: ModifierDrawing = .none,
    spaceName: (@Sendable (Arguments) -> String?)? = nil,
    environment: (@Sendable (Arguments, inout EnvironmentValues) -> Void)? = nil
  ) {
    self.parameters = parameters
    self.availability = since
    self.type = type
    self.receivers = receivers
    self.layout = layout
    self.shapeFrame = shapeFrame
    self.printsType = printsType
    self.trigger = trigger
    self.givesIdentity = givesIdentity
    self.menu = menu.map { .of($0) }
    self.isSearch = isSearch
    self.givesPreference = givesPreference
    self.isDestination = isDestination
    self.gestureRank = gestureRank
    self.tapObstacle = tapObstacle
    self.keepsSubmissions = keepsSubmissions
    self.tellsFocus = tellsFocus
    self.exit = exit
    self.keepsPresented = keepsPresented
    self.drawingHeight = drawingHeight
    self.drawing = drawing
    self.spaceName = spaceName
    self.optionTag = optionTag.map { .of($0) }
    self.environment = environment
    takesGesture = parameters.contains { $0.kind == .gesture }
    transformsEnvironment =
      parameters.contains { $0.kind == .environmentKey }
      && parameters.contains { if case .closure = $0.kind { true } else { false } }
  }
}

/// Where the gestures of a modifier stand among those of the views inside.
package enum GestureRank: Sendable {
  /// Those of the views inside win.
  case inner
  /// They win over those of the views inside.
  case outer
  /// They run together with those of the views inside.
  case together
}

/// Why a view takes no taps.
package enum TapObstacle: String, Sendable {
  case hidden = "it is hidden"
  case transparent = "its opacity is 0"
  case refused = "it has `allowsHitTesting(false)`"
}

/// What a modifier does to the frame of a shape that it leaves a shape.
///
/// Source: layout 3.4.
package enum ShapeFrame: Sendable {
  /// It changes the path alone.
  case kept
  /// The shape fills what it is offered, also where it kept a ratio before.
  case filled

  /// What an inset does: the shape has no rule of its own any more.
  package static let ofInsets: ShapeFrame = UnconfirmedChoices.insetCirclesFill ? .filled : .kept
}
