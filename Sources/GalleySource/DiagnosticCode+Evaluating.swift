extension DiagnosticCode {
  /// The codes of evaluation and layout.
  package static let evaluating: [DiagnosticCode] = [
    .duplicateID, .endlessChange, .estimatedLength, .foreignDevice, .infinitePlacement, .keyboardModel, .missingObject,
    .modelCanvas,
    .noGeometrySource, .searchWithoutBar,
    .severalGeometrySources, .stackExhausted, .tooManyLayoutPasses, .tooManyLevels, .tooManyNodes, .tooManySteps,
  ]

  /// The codes of values that exist, and that a limit keeps from being computed.
  package static let limitsOfEvaluation: [DiagnosticCode] = [
    .stackExhausted, .tooManyLevels, .tooManySteps, .valueTooLarge,
  ]

  package static let duplicateID = DiagnosticCode(
    "duplicate-id", .warning, summary: "Two elements of a loop have the same id.",
    explanation: "SwiftUI tells the elements of a `ForEach` apart by their ids. Elements with the same id share state "
      + "and animations, and some may not be shown.")
  package static let endlessChange = DiagnosticCode(
    "endless-change", summary: "Actions that wait for a change change what they wait for.",
    explanation:
      "After state has changed, SwiftUI runs `onChange` whose value is another one than before, and what follows "
      + "from that. Here each round made another one necessary. Change the state only if a condition asks for it.")
  package static let estimatedLength = DiagnosticCode(
    "estimated-length", .note, summary: "A lazy container is not built whole, and its length is estimated.",
    explanation:
      """
      With \(setting: .buildsOnlyVisibleCells), `LazyVStack`, `LazyHStack`, `LazyVGrid` and `LazyHGrid` in a scroll view \
      build the views that can be seen, as SwiftUI does, and take the average of those for the length of each of the \
      others. Without it every view is built and the length is exact.
      """)
  package static let foreignDevice = DiagnosticCode(
    "foreign-device", .note, summary: "The target is of another platform than the device.",
    explanation:
      "Types, controls and the metrics of texts follow the target; the window and its safe area follow the device. No "
      + "program runs on such a pair. Choose a device of the target's platform, or another target.")
  package static let infinitePlacement = DiagnosticCode(
    "infinite-placement", summary: "A layout places a subview at a point that is not finite.",
    explanation: "What a layout is offered may be infinite, and so is what it computes of that. Place subviews relative"
      + " to `bounds`, which are finite.")
  package static let keyboardModel = DiagnosticCode(
    "keyboard-model", .note, summary: "A keyboard is shown whose height nobody measured.",
    explanation:
      """
      \(setting: .showsKeyboard), or `keyboard: true` in `preview`, covers the lower part of the window and makes it a safe \
      area of its own, the region `keyboard`. The heights by device and orientation are a model. Where there is no window, \
      or the platform shows no keyboard, nothing is covered.
      """)
  package static let missingObject = DiagnosticCode(
    "missing-object", summary: "A view reads an object that nobody put into the environment.",
    explanation: "Put it there with `environmentObject` or `environment` on a view around this one. SwiftUI would stop "
      + "the program here.")
  package static let modelCanvas = DiagnosticCode(
    "model-canvas", .note, summary: "The canvas was chosen by the target's platform.",
    explanation:
      """
      Nothing names a canvas, so the document is laid out in one that is usual on the platform. Windows have no fixed size \
      there, and these canvases are models. Name one with \(setting: .device), \(setting: .size) or `preview`.
      """)
  package static let noGeometrySource = DiagnosticCode(
    "no-geometry-source", .warning, summary: "No view is the source of a matched geometry.",
    explanation: "Views with `matchedGeometryEffect` and `isSource: false` take the frame of the view with the same id "
      + "in the same namespace that is the source. Here no such view shows, so that they stay where they are.")
  package static let searchWithoutBar = DiagnosticCode(
    "search-without-bar", .note, summary: "No bar shows a search field.",
    explanation:
      "`searchable` puts its field into the bar of the navigation container around the view, or of the first one inside "
      + "it. Here there is neither, so that no field shows. Put a `NavigationStack` or `NavigationSplitView` around it."
  )
  package static let severalGeometrySources = DiagnosticCode(
    "several-geometry-sources", .warning, summary: "Several views are the source of one matched geometry.",
    explanation:
      "Of the views with `matchedGeometryEffect` that have the same id in the same namespace and show at the "
      + "same time, exactly one may be the source. SwiftUI leaves open what happens otherwise; give the others "
      + "`isSource: false`.")
  package static let stackExhausted = DiagnosticCode(
    "stack-exhausted", summary: "A document is nested deeper than the stack allows that the system gives.",
    explanation:
      "Galley follows a document by recursion, on a stack with a gigabyte of address space. Where the address space of a "
      + "process is limited (`ulimit -v`, `ulimit -d`), it makes do with less, and then documents may be nested less "
      + "deeply. Nest the views, values or functions less deeply, or raise the limit of the process.")
  package static let tooManyLayoutPasses = DiagnosticCode(
    "too-many-layout-passes", summary: "Layout computes more sizes than the limit.",
    explanation:
      """
      Views that have to be measured again and again for other proposals, deep inside each other, multiply. The limit ends \
      such a layout; give some of the views a fixed `frame`, or raise it with \(setting: .layoutPasses).
      """)
  package static let tooManyLevels = DiagnosticCode(
    "too-many-levels", summary: "Views, functions or statements are nested deeper than the limit.",
    explanation: "A view that contains itself, or a function that calls itself, needs a condition that ends it.")
  package static let tooManyNodes = DiagnosticCode(
    "too-many-nodes", summary: "The document has or makes more views, modifiers, values or expressions than the limit.",
    explanation:
      """
      Loops inside loops multiply. The limit keeps a small document from becoming an enormous one, and an enormous one from \
      taking long; \(setting: .nodes) raises it.
      """)
  package static let tooManySteps = DiagnosticCode(
    "too-many-steps", summary: "Expressions take more steps than the limit.",
    explanation: "Functions that call each other, and long lists, can take very long. The limit ends them.")
}
