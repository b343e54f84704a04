// Sentences on ideas that have no single name here.
extension Synonyms {
  /// Returns a sentence on what takes the place of an idea that has no single name here, or nil.
  package static func advice(for word: String) -> String? {
    advice[String(decoding: Suggestions.fold(word), as: UTF8.self)]
  }

  /// Returns a sentence on what a call without an argument that it needs may be meant for, or nil.
  package static func adviceWithout(_ label: String, in call: String) -> String? { withoutArgument["\(call).\(label)"] }

  private static let withoutArgument = [
    "Label.systemImage":
      "such as `systemImage: star`; a title without a symbol is a `Text`, and a symbol without a title an `Image`",
    "Button.action": "`action: []` does nothing yet",
    "Slider.value": "such as `value: $level`, with `state: { level: 0.5 }`",
    "Toggle.isOn": "such as `isOn: $shown`, with `state: { shown: false }`",
    "Picker.selection":
      "such as `selection: $choice`, with `state: { choice: red }` and `tag: red` on one of its views",
    "TextField.format":
      "a text is edited by `text: $name`; a number has a format, such as `format: number`",
    "TextField.text": "such as `text: $name`, with `state: { name: \"\" }`",
  ]

  private static let spacing =
    "`spacing` is an argument of the stack around the views: `VStack: { spacing: 8, content: [ … ] }`"

  private static let wrapping =
    "SwiftUI has no view that wraps; `LazyVGrid: { columns: [ { adaptive: { minimum: 80 } } ], content: [ … ] }` has as "
    + "many columns as fit"

  private static let presenting =
    "`sheet: { isPresented: $shown, content: [ … ] }` is a modifier of the view that shows it, and `shown` a state"
  private static let bars =
    "`NavigationStack` has the bars: `navigationTitle` and `toolbar` are modifiers of the view inside"
  private static let lengthOfContainer =
    "`containerRelativeFrame: { axes: horizontal, length: $(length / 2) }` is half as wide as the container"

  private static let advice: [String: String] = [
    "gap": spacing,
    "spacing": spacing,
    "space": spacing,
    "order": "views stand in the order of their list; `zIndex` says which is drawn in front",
    "show": "an `if` around the view shows it: `{ if: $(shown), then: { Text: Hello } }`",
    "alignment":
      "`frame: { maxWidth: infinity, alignment: leading }` among `modifiers` places a view in the room around it, "
      + "`multilineTextAlignment` the lines of a text; stacks take `alignment` below their name",
    "alignitems": "the `alignment` of a stack places its children across its axis",
    "alignself": "give the child a `frame` with `maxWidth: infinity` and an `alignment`",
    "actionsheet":
      "an ActionSheet is `confirmationDialog: { title: Sure?, isPresented: $asks, actions: [ { Button: Yes } ] }` since iOS 15; "
      + "the modifier `actionSheet` takes words and buttons as the views of its `content`",
    "br": "each view of a `VStack` has a line of its own, and a text in quotes has lines between `\\n`",
    "classname": "looks are given in `modifiers`, in order, innermost first",
    "display": "`hidden` keeps the place of a view, `if` takes it out",
    "enabled": "`disabled` takes the opposite value",
    "expanded": "`frame: { maxWidth: infinity, maxHeight: infinity }` takes all that is offered",
    "flowlayout": wrapping,
    "fontsize": "`font: { system: { size: 20 } }` is a font of a size, `font: title` one of the text styles",
    "flex": "`frame: { maxWidth: infinity }` takes what is left, `layoutPriority` says who is served first",
    "flexgrow": "`frame: { maxWidth: infinity }` takes what is left, `layoutPriority` says who is served first",
    "flexshrink": "`layoutPriority` says who keeps its size, `fixedSize` that it never shrinks",
    "flexbox": "the axis is the view: `HStack` is a row, `VStack` a column",
    "flexwrap": "stacks never wrap; a `LazyVGrid` with an adaptive column does",
    "justifycontent":
      "put a `Spacer` before, behind or between the children, or give the stack a `frame` with an `alignment`",
    "mainaxisalignment":
      "put a `Spacer` before, behind or between the children, or give the stack a `frame` with an `alignment`",
    "margin": "`padding` behind the other modifiers is space around them",
    "navigationbar": bars, "appbar": bars, "topappbar": bars, "sliverappbar": bars,
    "bottomnavigationbar":
      "`TabView` has the bar with the tabs: `TabView: [ { Tab: { title: Home, systemImage: house, content: [ … ] } } ]`",
    "positioned":
      "a `ZStack` has an `alignment`, and `offset` moves a view from there; `overlay: { alignment: topTrailing, content: [ … ] }` "
      + "puts a view at a corner of another",
    "withanimation":
      "`animation: { animation: spring, value: $(shown) }` moves a view when a value changes, `withAnimation` is a statement of an action",
    "objectfit": "`scaledToFit` and `scaledToFill` are the two ways to fill an image's frame",
    "gradient":
      "a Gradient is a style: `Rectangle` with `fill: { gradient: { colors: [red, blue] } }`, or `LinearGradient`",
    "modal": presenting, "presentation": presenting, "presentationbutton": presenting, "presentationlink": presenting,
    "position": "`position` is the place of the centre within the parent, `offset` a shift that layout does not see",
    "listtile": "a row of a list is an `HStack`, or a `Label` with a title and an image",
    "relativeheight": lengthOfContainer, "relativesize": lengthOfContainer, "relativewidth": lengthOfContainer,
    "scaffold": bars,
    "size":
      "a view has `frame: { width: 20, height: 20 }`, a symbol `font` or `imageScale`, a picture `resizable` and then "
      + "`frame`",
    "sizedbox": "a size is a modifier: `frame: { width: 100, height: 20 }`; empty room is a `Spacer` with a frame",
    "style": "looks are given in `modifiers`, in order, innermost first",
    "transform": "`scaleEffect: 2` draws a view larger, `rotationEffect` turns it, `offset` moves it",
    "visibility": "`hidden` keeps the place of a view, `if` takes it out",
    "visible": "`hidden` keeps the place of a view, `if` takes it out",
    "wrap": wrapping,
  ]
}
