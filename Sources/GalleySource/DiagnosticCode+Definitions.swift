extension DiagnosticCode {
  /// The codes of what a document defines, imports and asks for.
  package static let definitions: [DiagnosticCode] = [
    .duplicateDefinition,
    .emptyBody,
    .forwardUse,
    .importCycle,
    .importOutsideRoot,
    .invalidName,
    .invalidTarget,
    .missingBody,
    .missingReturn,
    .nameTaken,
    .recursiveView,
    .shadowedName,
    .tooManyDefinitions,
    .unknownAsset,
    .unknownDevice,
    .unknownEnvironmentKey,
    .unknownKey,
    .unknownParameter,
    .unknownSignature,
    .unknownState,
    .unknownType,
    .unknownVersion,
    .unreadableFont,
    .unreadableImage,
    .unreadableImport,
    .unusedName,
  ]

  package static let duplicateDefinition = DiagnosticCode(
    "duplicate-definition", summary: "A name is defined twice, here or in a document that is imported.",
    explanation: "Definitions of a document and of those that it imports share their names: views, styles, shapes, "
      + "modifiers and types among each other, and so do values and functions. Rename one of the two.")

  package static let emptyBody = DiagnosticCode(
    "empty-body", .warning, summary: "`body` is written and has nothing behind it.",
    explanation: "An empty block is written `[]`. A key with nothing behind it usually means that the views "
      + "below it are not indented.")

  package static let forwardUse = DiagnosticCode(
    "forward-use", summary: "A value uses one that is declared below it, or itself.",
    explanation: "The entries of `let` and `state` are computed from top to bottom, so each sees only those above it. "
      + "Change their order; two that need each other have no value at all.")

  package static let importCycle = DiagnosticCode(
    "import-cycle", summary: "Documents import each other.",
    explanation: "What two documents both need belongs into a third one that both import.")

  package static let importOutsideRoot = DiagnosticCode(
    "import-outside-root", summary: "An import leaves the folder of the document.",
    explanation: "A document can import what lies in its own folder and below it, so that it can be moved and cannot "
      + "be made to read other people's files.")

  package static let invalidName = DiagnosticCode(
    "invalid-name", summary: "A definition's name breaks the case of its namespace.",
    explanation: "UpperCamelCase names views, shapes and styles; lowerCamelCase names everything else. So a "
      + "reader can tell a view from an argument.")

  package static let invalidTarget = DiagnosticCode(
    "invalid-target", summary: "`target` is not a platform and a version.",
    explanation: "A target names whose SwiftUI is meant, such as `iOS 18` or `macOS 14`; types, metrics and "
      + "availability follow it.")

  package static let missingBody = DiagnosticCode(
    "missing-body", summary: "A document has no `body`.",
    explanation: "Only a document that is imported by another can do without a body.")

  package static let missingReturn = DiagnosticCode(
    "missing-return", summary: "A method of a layout can end without a result.",
    explanation: "`sizeThatFits` says a size on every way through its statements: end it, and both branches of an `if`"
      + " that ends it, with `{ return: … }`.")

  package static let nameTaken = DiagnosticCode(
    "name-taken", summary: "A definition takes the name of something built in.",
    explanation: "Choose another name; views of SwiftUI and the words of the language cannot be redefined.")

  package static let recursiveView = DiagnosticCode(
    "recursive-view", summary: "A view contains itself, and nothing could ever end that.",
    explanation: "A view may contain itself where a condition or a loop on the way depends on its parameters or its "
      + "state, as in a tree. Without one every instance would hold another.")

  package static let shadowedName = DiagnosticCode(
    "shadowed-name", .warning, summary: "A name in a block hides another one of the same view.",
    explanation: "Inside the block the name means the inner value, which is easily overlooked. Choose another name, "
      + "unless the value is the same, as in `if: { let: name, be: $(name) }`.")

  package static let tooManyDefinitions = DiagnosticCode(
    "too-many-definitions", summary: "There are more definitions than the limit, or more of a kind.",
    explanation:
      """
      A document and what it imports may declare a thousand types, a thousand alignment guides and a thousand environment \
      values, and a type may have a thousand members or cases; all definitions together, with the parameters, state and \
      values inside them, may be fifty thousand. \(setting: .definitions) raises both limits; checking then takes longer.
      """)

  package static let unknownAsset = DiagnosticCode(
    "unknown-asset", summary: "The asset catalogue has no such entry.",
    explanation: "Colours are declared under `colors`, pictures under `images`.")

  package static let unknownDevice = DiagnosticCode(
    "unknown-device", summary: "There is no device of this name.",
    explanation: "Devices are named as Apple names them, such as `iPhone 15`.")

  package static let unknownEnvironmentKey = DiagnosticCode(
    "unknown-environment-key", summary: "The environment has no such member.",
    explanation: "SwiftUI's members are named as in `EnvironmentValues`; a document declares its own under "
      + "`environmentValues`.")

  package static let unknownKey = DiagnosticCode(
    "unknown-key", summary: "A document or definition has no such key.",
    explanation: "Keys that begin with `x-` or `$` are free for your own use.")

  package static let unknownParameter = DiagnosticCode(
    "unknown-parameter", summary: "A value is given from outside for a name that the document does not have.",
    explanation: "Values can be given for the entries of `parameters` and `state`.")

  package static let unknownSignature = DiagnosticCode(
    "unknown-signature", .note, summary: "Nobody has published what a modifier prints as in a type.",
    explanation: "The layer stands as `unknown(name)` in the type, so that nothing is guessed. Sizes and places "
      + "do not depend on it.")

  package static let unknownState = DiagnosticCode(
    "unknown-state", summary: "A statement changes something that is not there.",
    explanation: "Statements change the entries of `state`, or bindings that a view was given.")

  package static let unknownType = DiagnosticCode(
    "unknown-type", summary: "There is no type of this name.",
    explanation: "Types are `Int`, `Double`, `String`, `Bool`, lists `[T]`, optionals `T?`, SwiftUI's own and "
      + "those under `types`.")

  package static let unknownVersion = DiagnosticCode(
    "unknown-version", summary: "The document asks for a version of the language that this Galley does not know.",
    explanation: "Version 1 is the only one so far.")

  package static let unreadableFont = DiagnosticCode(
    "unreadable-font", summary: "The file of a font cannot be read.",
    explanation:
      "Paths under `fonts` are relative to the document that names them, and stay in its folder. TrueType files with "
      + "outlines of their own (`glyf`) are read, up to 16 megabytes; fonts in other forms can be converted to that.")

  package static let unreadableImage = DiagnosticCode(
    "unreadable-image", summary: "A picture of the asset catalogue cannot be read.",
    explanation: "Paths under `images` are relative to the document that names them, and stay in its folder. The size "
      + "is read from the beginning of PNG, JPEG, GIF, WebP and SVG files; write `width` and `height` for others.")

  package static let unreadableImport = DiagnosticCode(
    "unreadable-import", summary: "A document that is imported cannot be read.",
    explanation: "Paths under `import` are relative to the document that imports.")

  package static let unusedName = DiagnosticCode(
    "unused-name", .warning, summary: "A name is declared and never used.",
    explanation: "Remove it, or begin its name with an underscore if it is to stay.")
}
