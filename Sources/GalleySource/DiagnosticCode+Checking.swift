extension DiagnosticCode {
  /// The codes of the checker, but for those of definitions.
  package static let checking: [DiagnosticCode] = [
    .ambiguousName,
    .constantBinding,
    .contradictoryLimits,
    .doubtfulArgument,
    .foreignNode,
    .ignoredKey,
    .ineffectiveModifier,
    .infiniteLength,
    .misplacedKey,
    .missingArgument,
    .missingDestination,
    .missingViewKey,
    .modifierAsView,
    .modifiersNotAList,
    .nameInText,
    .nilNotAllowed,
    .noMatchingOverload,
    .noMatchingTag,
    .noPrimaryArgument,
    .notAModifier,
    .notANode,
    .notAvailable,
    .notConstant,
    .numberOutOfRange,
    .oldYAMLValue,
    .overlappingEdges,
    .severalModifierKeys,
    .severalViewKeys,
    .switchNotExhaustive,
    .tooManyParameters,
    .unknownAction,
    .unknownArgument,
    .unknownCase,
    .unknownFont,
    .unknownModifier,
    .unknownSymbol,
    .unknownView,
    .unmarkedExpression,
    .viewAsModifier,
    .wrongReceiver,
    .wrongType,
  ]

  package static let ambiguousName = DiagnosticCode(
    "ambiguous-name", summary: "A bare name can mean values of several types, and nothing tells which.",
    explanation:
      "Swift finds `.center` ambiguous where a guide of either axis could be meant. Write the type before the "
      + "name, in an expression: `$(VerticalAlignment.center)`.")

  package static let constantBinding = DiagnosticCode(
    "constant-binding", .warning, summary: "A control gets the value of a state, and not the state.",
    explanation: "`$(isOn)` is the value that `isOn` has now, so the binding made of it is constant, and using the "
      + "control changes nothing. A connection to the state is written `$isOn`.")

  package static let contradictoryLimits = DiagnosticCode(
    "contradictory-limits", .warning, summary: "A greatest length is less than the least one.",
    explanation: "A minimum, an ideal and a maximum must not decrease. SwiftUI complains of contradictory limits while "
      + "the program runs, and lays out with what it makes of them.")

  package static let doubtfulArgument = DiagnosticCode(
    "doubtful-argument", .warning, summary: "A value stands for another argument than its author probably means.",
    explanation: "A scalar behind a view's name is its first argument, which is mostly a title. Give the value its "
      + "label, or put quotes around it if it is to be read.")

  package static let ignoredKey = DiagnosticCode(
    "ignored-key", .warning, summary: "A key that nobody reads is written like one that means something here.",
    explanation: "Keys that begin with `$` are comments of the author, such as `$comment`, and allowed everywhere. One "
      + "that is the name of an argument, of a key of the document or of a state with `$` before it was probably meant to be "
      + "read: `width` is the argument, `state` the key, and a state is set by its bare name, as in `set: { count: 3 }`."
  )

  package static let foreignNode = DiagnosticCode(
    "foreign-node", summary: "A node is written in the form of another tool.",
    explanation: "Other systems name a component in a member such as `type` and give its properties and children in "
      + "others. Here the name of the view is the key itself, and its arguments are the value: "
      + "`VStack: { spacing: 8, content: [ { Text: Hello } ] }`. Looks stand in `modifiers`, in order.")

  package static let ineffectiveModifier = DiagnosticCode(
    "ineffective-modifier", .warning, summary: "A modifier says something to a container that is not around it.",
    explanation: "Titles and their like belong to the view inside a navigation container, whose bar shows them. Beside "
      + "the container itself they are seen by nobody.")

  package static let infiniteLength = DiagnosticCode(
    "infinite-length", summary: "A length is infinite, or no number, where only a finite one can be laid out.",
    explanation: "Greatest lengths may be infinite, such as `maxWidth`, and so may the radius of a corner. Distances, "
      + "insets and least lengths may not: nothing could be laid out with them.")

  package static let misplacedKey = DiagnosticCode(
    "misplaced-key", summary: "`modifiers` or `name` stands below a view key instead of beside it.",
    explanation: "Arguments of a view stand below its key; its modifiers and its name are siblings of the key."
      + " Move the lines one level out.")

  package static let missingArgument = DiagnosticCode(
    "missing-argument", summary: "A call leaves out an argument that has no default.",
    explanation: "Add the argument; the help lines say what it means.")

  package static let missingDestination = DiagnosticCode(
    "missing-destination", .warning, summary: "A link has a value, and no page is there for any value.",
    explanation:
      "A tap on such a link does nothing: a `navigationDestination` in its stack says which page values of a "
      + "type have, or the link has a `destination` of its own.")

  package static let missingViewKey = DiagnosticCode(
    "missing-view-key", summary: "A node has no view key.",
    explanation: "A node is a mapping whose one view key names the view, such as `Text: Hello`.")

  package static let modifierAsView = DiagnosticCode(
    "modifier-as-view", summary: "A modifier stands in a view's place.",
    explanation: "Modifiers are entries of the `modifiers` list beside the view that they modify.")

  package static let modifiersNotAList = DiagnosticCode(
    "modifiers-not-a-list", summary: "`modifiers` is not a list.",
    explanation: "The order of modifiers has a meaning, so they are a list: every entry wraps the result of "
      + "those before it.")

  package static let nameInText = DiagnosticCode(
    "name-in-text", .warning, summary: "A text holds the name of a value, and not the value.",
    explanation:
      "Only `$( )` inserts a value: `$(price)`. `$price` is shown as it stands; it is a connection to a state "
      + "where a binding is wanted, and nothing else. A bare name is a text wherever a text will do.")

  package static let nilNotAllowed = DiagnosticCode(
    "nil-not-allowed", summary: "`null` was given for an argument that is not optional.",
    explanation: "Leave the argument out to get its default, or give it a value.")

  package static let noMatchingOverload = DiagnosticCode(
    "no-matching-overload", summary: "No form of a view or modifier takes these arguments together.",
    explanation: "Several SwiftUI initialisers share a name; the candidates say which labels go together.")

  package static let noMatchingTag = DiagnosticCode(
    "no-matching-tag", .warning, summary: "No option of a selection has a tag that the selection can have.",
    explanation:
      "Pickers, tab views and lists choose the option whose `tag` equals their selection, and it must be of the very type "
      + "of the selection. The elements of a `ForEach` have their ids for tags. Where no tag fits, nothing is ever chosen, "
      + "and SwiftUI does not say so.")

  package static let noPrimaryArgument = DiagnosticCode(
    "no-primary-argument", summary: "A value stands for a whole call that has no single main argument.",
    explanation: "Write the arguments with their labels, as a mapping.")

  package static let notAModifier = DiagnosticCode(
    "not-a-modifier", summary: "Something in a `modifiers` list is not a modifier.",
    explanation: "An entry is a modifier's name, or a mapping of the name and its arguments.")

  package static let notANode = DiagnosticCode(
    "not-a-node", summary: "Something that is not a view stands where a view is expected.",
    explanation: "Text is a view like others: write `Text: Hello`.")

  package static let notAvailable = DiagnosticCode(
    "not-available", summary: "The target does not have a view, modifier or argument.",
    explanation: "The message names the first release that has it. Raise the document's target, or do without.")

  package static let notConstant = DiagnosticCode(
    "not-constant", summary: "A default needs evaluation where a plain value is expected.",
    explanation: "Defaults of members are the same for every value, so they cannot use names or state.")

  package static let overlappingEdges = DiagnosticCode(
    "overlapping-edges", summary: "An edge is given two lengths.",
    explanation:
      "`padding: { horizontal: 8 }` and its relatives give each edge one length. `horizontal` is leading and "
      + "trailing, `vertical` top and bottom, `all` all four, so `leading` cannot stand beside `horizontal`. Name the "
      + "edges one by one, or leave one of the keys out.")

  package static let numberOutOfRange = DiagnosticCode(
    "number-out-of-range", .warning, summary: "A number lies outside of what its place can take.",
    explanation:
      "SwiftUI uses the nearest number that has a meaning: a negative width counts as 0, an opacity of 50 as 1. "
      + "Where it would stop the program, this is an error.")

  package static let oldYAMLValue = DiagnosticCode(
    "old-yaml-value", summary: "A value means something else than it did in YAML 1.1.",
    explanation: "Documents are read by the rules of YAML 1.2: only `true` and `false` are truth values, `010` is ten, "
      + "and `yes`, `1_000`, `12:30` and `2001-01-01` are texts. Write the number or truth value that is meant, or put "
      + "the value in quotes if it is a text.")

  package static let severalModifierKeys = DiagnosticCode(
    "several-modifier-keys", summary: "One entry of `modifiers` holds several modifiers.",
    explanation: "Each modifier is an entry of its own, since their order has a meaning.")

  package static let severalViewKeys = DiagnosticCode(
    "several-view-keys", summary: "A node has two view keys.",
    explanation: "A node is one view. Several views are a list of nodes, each with its own `-`.")

  package static let switchNotExhaustive = DiagnosticCode(
    "switch-not-exhaustive", summary: "A `switch` does not cover every value of its subject.",
    explanation: "Add the missing cases, or a `default`.")

  package static let tooManyParameters = DiagnosticCode(
    "too-many-parameters", summary: "A closure names more parameters than it has.",
    explanation: "The block is called with a fixed number of values; name at most that many.")

  package static let unknownAction = DiagnosticCode(
    "unknown-action", summary: "There is no action of this name.",
    explanation: "An action is a list of statements, or the name of an entry of `actions`.")

  package static let unknownArgument = DiagnosticCode(
    "unknown-argument", summary: "A view or modifier has no argument with this label.",
    explanation: "Labels are those of the SwiftUI initialiser; the help line lists them.")

  package static let unknownCase = DiagnosticCode(
    "unknown-case", summary: "A value is not one of those that are possible.",
    explanation: "The help line lists the possible values.")

  package static let unknownFont = DiagnosticCode(
    "unknown-font", .note, summary: "The advances of a custom font are not known.",
    explanation: "Texts in a font that the document only names are measured in the system font of the same size. Their "
      + "widths, and where they break into lines, are estimates. With the font's file under `fonts` they are its own.")

  package static let unknownModifier = DiagnosticCode(
    "unknown-modifier", summary: "There is no modifier of this name.",
    explanation: "\(setting: .catalogue) lists all modifiers.")

  package static let unknownSymbol = DiagnosticCode(
    "unknown-symbol", .note, summary: "The name of a symbol is probably misspelt.",
    explanation:
      "Names of symbols are words with periods between them, and this one is a mistake of typing away from a name of words "
      + "that usual symbols have. SwiftUI shows nothing for a symbol that it does not have. Nobody here knows all symbols, "
      + "so this is a note.")

  package static let unknownView = DiagnosticCode(
    "unknown-view", summary: "There is no view of this name.",
    explanation: "\(setting: .catalogue) lists all views; a document can define its own under `views`.")

  package static let unmarkedExpression = DiagnosticCode(
    "unmarked-expression", summary: "A name or an expression stands without `$( )`, and so is a text.",
    explanation: "What is written without marks is the value itself: `width: w` is the text w. The value of something "
      + "in scope is an expression and stands in `$( )`, as in `width: $(w)`; a binding to state has the mark `$` "
      + "alone, as in `isOn: $isOn`.")

  package static let viewAsModifier = DiagnosticCode(
    "view-as-modifier", summary: "A view stands in a `modifiers` list.",
    explanation: "Views are drawn behind or over another by `background` and `overlay`.")

  package static let wrongReceiver = DiagnosticCode(
    "wrong-receiver", summary: "A modifier is applied to a view that does not have it.",
    explanation: "Some modifiers belong to one type, such as `resizable` to Image. A modifier in front of it "
      + "that wraps the view hides that type, so the order matters.")

  package static let wrongType = DiagnosticCode(
    "wrong-type", summary: "A value is of another kind than is wanted here.",
    explanation: "The message says what is wanted.")
}
