/// Words of style sheets that no modifier stands for: why they are not needed, or what takes their place.
enum StyleSheetWords {
  struct Meaning {
    /// Why there is no such word here.
    var reason: String
    /// What is written in its place; nil where it is left out.
    var mend: String?
  }

  /// What a word says of a view behind a name of style sheets, both folded; nil for any other.
  static func meaning(of name: String, _ word: String) -> Meaning? {
    byName[name]?[word] ?? (word == "none" && drawn.contains(name) ? nothing : nil)
  }

  private static let nothing = Meaning(reason: "nothing of the kind is there by itself")
  /// What style sheets draw by themselves, so that they have a word for nothing.
  private static let drawn: Set<String> = [
    "appearance", "backgroundimage", "border", "boxshadow", "filter", "liststyle", "liststyletype", "outline",
    "textdecoration", "texttransform", "transform", "transition",
  ]
  private static let stacked = Meaning(reason: "a stack lays its views out in a row or a column by itself")
  private static let inFlow = Meaning(reason: "every view stands where the one around it puts it")
  private static let scrolling = Meaning(
    reason: "a view that scrolls is one of its own", mend: "put a `ScrollView` around it: `ScrollView: [ … ]`")
  private static let sides = Meaning(
    reason: "views never flow around others",
    mend: "`HStack: [ …, Spacer, … ]` puts views at the two ends of a row")

  private static let byName: [String: [String: Meaning]] = [
    "boxsizing": ["borderbox": inFlow, "contentbox": inFlow],
    "cursor": [
      "pointer": Meaning(reason: "fingers have no pointer"), "default": Meaning(reason: "fingers have no pointer"),
    ],
    "display": [
      "flex": stacked, "inlineflex": stacked, "block": inFlow, "inline": inFlow, "inlineblock": inFlow,
      "grid": Meaning(
        reason: "a grid is a view of its own",
        mend: "`Grid: [ { GridRow: [ … ] } ]` has rows, `LazyVGrid: { columns: [ flexible ], content: [ … ] }` cells"),
    ],
    "flexdirection": [
      "row": Meaning(reason: "the axis is the view", mend: "an `HStack` is a row"),
      "column": Meaning(reason: "the axis is the view", mend: "a `VStack` is a column"),
    ],
    "float": ["left": sides, "right": sides],
    "overflow": ["visible": inFlow, "scroll": scrolling, "auto": scrolling],
    "overflowx": ["scroll": scrolling, "auto": scrolling],
    "overflowy": ["scroll": scrolling, "auto": scrolling],
    "position": [
      "absolute": Meaning(
        reason: "no view is taken out of the layout",
        mend: "views over each other stand in a `ZStack` or an `overlay`; `offset: { x: 8, y: 8 }` moves one"),
      "fixed": Meaning(
        reason: "no view is taken out of the layout",
        mend: "`safeAreaInset: { edge: bottom, content: [ … ] }` keeps a view at an edge of the screen"),
      "relative": inFlow, "static": inFlow,
      "sticky": Meaning(
        reason: "no view is taken out of the layout",
        mend: "the headers of a `LazyVStack` stay with `pinnedViews: sectionHeaders`"),
    ],
    "textalign": [
      "justify": Meaning(
        reason: "the lines of a text are never stretched", mend: "`multilineTextAlignment: leading` is the usual way")
    ],
  ]

  /// The name and the numbers of a call of style sheets, without their units: `rotate(45deg)`; nil for any other text.
  ///
  /// Angles are in degrees, or all in radians.
  static func call(in written: String) -> (name: String, numbers: [String], isInRadians: Bool)? {
    guard written.hasSuffix(")"), let open = written.firstIndex(of: "(") else { return nil }
    let words = written[written.index(after: open)...].dropLast().split { ", ".contains($0) }.map(String.init)
    let isInRadians = !words.isEmpty && words.allSatisfy { $0.hasSuffix("rad") }
    let numbers = words.compactMap { word -> String? in
      if isInRadians { return Double(word.dropLast(3)).map { _ in String(word.dropLast(3)) } }
      if word.hasSuffix("turn") { return Double(word.dropLast(4)).map { WrittenNumber.spelled($0 * 360) } }
      return StyleSheetValue.length(word)
    }
    return numbers.count == words.count ? (written[..<open].lowercased(), numbers, isInRadians) : nil
  }

  /// The curve and the seconds of `0.3s ease-in`, in which a style sheet changes something; nil for any other text.
  static func change(in written: String) -> (curve: String, seconds: Double)? {
    var curve = "default"
    var seconds: Double?
    for word in StyleSheetValue.words(of: written) {
      if let known = curves[word] { curve = known }
      guard seconds == nil, word.last == "s" else { continue }
      let isThousandth = word.hasSuffix("ms")
      seconds = Double(word.dropLast(isThousandth ? 2 : 1)).map { isThousandth ? $0 / 1_000 : $0 }
    }
    guard let seconds, seconds.isFinite else { return nil }
    return (curve == "default" ? "easeInOut" : curve, seconds)
  }

  private static let curves = [
    "ease": "easeInOut", "ease-in": "easeIn", "ease-out": "easeOut", "ease-in-out": "easeInOut", "linear": "linear",
  ]
}
