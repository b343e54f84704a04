extension DiagnosticCode {
  /// The codes of the expression language.
  package static let expressions: [DiagnosticCode] = [
    .divisionByZero, .emptyExpression, .expressionSyntax, .expressionTooDeep, .expressionTooLarge, .forceUnwrap,
    .indexOutOfRange, .integerDivision, .integerOverflow, .invalidConversion, .invalidLiteral, .invalidRange,
    .needlessOptional, .noAgreement, .noLocaleWords, .noMatchingFunction, .noMemberContext, .notCallable,
    .notLocalizable,
    .optionalInText, .optionalValue,
    .typeAsValue,
    .typeMismatch, .unbalancedExpression, .unknownFunction, .unknownMember, .unknownName, .unsupportedSyntax,
    .untypedValue, .unwrappedNil, .valueTooLarge, .wrongCallArguments,
  ]

  package static let divisionByZero = DiagnosticCode(
    "division-by-zero", summary: "An Int is divided by zero.",
    explanation: "Integers have no infinity, so `/` and `%` have no result here. Test the divisor first, or divide "
      + "Doubles, where the result is infinite.")

  package static let emptyExpression = DiagnosticCode(
    "empty-expression", summary: "There is nothing between `$(` and `)`.",
    explanation: "Write an expression between the parentheses. A literal `$(` in a text is written `$$(`.")

  package static let expressionSyntax = DiagnosticCode(
    "expression-syntax", summary: "An expression is not well-formed.",
    explanation: "`$( )` holds one Swift expression: literals, names, members, calls, subscripts and operators.")

  package static let expressionTooDeep = DiagnosticCode(
    "expression-too-deep", summary: "An expression, or the type of its value, is nested too deeply.",
    explanation: "Parentheses, brackets and signs may be nested only so far; chains of operators and members are flat. "
      + "Give parts of the expression a name in `let` and use the names.")

  package static let expressionTooLarge = DiagnosticCode(
    "expression-too-large", summary: "An expression has too many parts, or too many readings.",
    explanation: "Values of this size belong in `let`, `state` or a data file rather than in one expression.")

  package static let forceUnwrap = DiagnosticCode(
    "force-unwrap", .note, summary: "`!` takes an optional value as if it were never nil.",
    explanation: "Where the value is nil, Swift stops the program, and Galley reports `unwrapped-nil`. Say with `??` "
      + "what stands for a missing value, or use an `if` node with `let`.")

  package static let indexOutOfRange = DiagnosticCode(
    "index-out-of-range", summary: "A subscript asks for an element that the array does not have.",
    explanation: "Indices run from 0 to one less than `count`. The message shows both.")

  package static let integerDivision = DiagnosticCode(
    "integer-division", .note, summary: "Two Ints are divided, and a rest is lost.",
    explanation: "As in Swift, `7 / 2` is 3. Write one of the operands as a Double, as in `7 / 2.0` or "
      + "`Double(count) / 2`, to get 3.5. Where an Int is asked for, as in a function of `type: Int`, nothing is said.")

  package static let integerOverflow = DiagnosticCode(
    "integer-overflow", summary: "The result of an Int operation does not fit into 64 bits.",
    explanation: "Use Doubles where numbers may get this large.")

  package static let invalidConversion = DiagnosticCode(
    "invalid-conversion", summary: "A number cannot be converted to an Int.",
    explanation: "NaN, infinity and numbers beyond 64 bits have no Int. Limit the number first, with `min` and `max`.")

  package static let invalidLiteral = DiagnosticCode(
    "invalid-literal", summary: "A number or a text in an expression is not well-formed.",
    explanation: "Numbers are written as in Swift, texts in double quotes with Swift's escapes.")

  package static let invalidRange = DiagnosticCode(
    "invalid-range", summary: "The lower bound of a range lies above its upper bound.",
    explanation: "`a..<b` needs a ≤ b, and so does `a...b`; the message shows both values. For a count that may be "
      + "negative write `0..<max(0, count)`.")

  package static let needlessOptional = DiagnosticCode(
    "needless-optional", .warning, summary: "Something is done for `nil` to a value that is never nil.",
    explanation: "`?.`, `??` and comparisons with nil are for optional values. This one always has a value, so the "
      + "operator can go.")

  package static let noAgreement = DiagnosticCode(
    "no-agreement", .note, summary: "A noun in `^[…](inflect: true)` stays as it is.",
    explanation: "Grammar agreement puts a noun into the plural where its number is not 1. Galley knows the regular "
      + "plurals of English and a list of others. Where there is no number, or no known plural, the words stand as "
      + "they are written, and their width may differ from SwiftUI's.")

  package static let noLocaleWords = DiagnosticCode(
    "no-locale-words", .note, summary: "A date or a list is written as in English.",
    explanation:
      "Formats of dates and lists have words and patterns for Arabic, Chinese, Danish, Dutch, English, French, "
      + "German, Italian, Japanese, Korean, Norwegian, Polish, Portuguese, Russian, Spanish and Swedish. In another language "
      + "they are written as in English, and their width may differ from SwiftUI's. Numbers are the locale's in any case."
  )

  package static let noMatchingFunction = DiagnosticCode(
    "no-matching-function", summary: "No form of a function takes these arguments.",
    explanation: "Several functions share the name; the help lines list them with their labels and types.")

  package static let noMemberContext = DiagnosticCode(
    "no-member-context", summary: "A leading dot is used where no type is expected.",
    explanation: "`.red` stands for a member of the type that is expected. Where any type would do, write the type "
      + "before the dot, as in `Color.red`.")

  package static let notCallable = DiagnosticCode(
    "not-callable", summary: "Something that is not a function is called.",
    explanation: "Parentheses behind a name call it. Properties such as `count` are used without them.")

  package static let notLocalizable = DiagnosticCode(
    "not-localizable", .note, summary: "A value stands in a localised text that Swift does not take there.",
    explanation: "In a text that is localised, Swift takes Strings and numbers, and no truth values, enumerations, "
      + "lists or records of your own. Galley writes what Swift's `print` would. In Swift, put a String there: "
      + "`String(describing: value)`.")

  package static let optionalInText = DiagnosticCode(
    "optional-in-text", .warning, summary: "An optional value is put into a text.",
    explanation: "Swift prints `Optional(…)` around a value that is there, which nobody wants to read. Say with `??` "
      + "what stands for a missing value.")

  package static let optionalValue = DiagnosticCode(
    "optional-value", summary: "An optional value is used where a value is needed.",
    explanation: "The value may be nil. Say with `??` what stands for it then, reach its members with `?.`, or use an "
      + "`if` node with `let`.")

  package static let typeAsValue = DiagnosticCode(
    "type-as-value", summary: "The name of a type stands where a value is needed.",
    explanation: "A type is called to make a value, as in `CGSize(width: 1, height: 2)`, or has members, as in "
      + "`Color.red`.")

  package static let typeMismatch = DiagnosticCode(
    "type-mismatch", summary: "A value in an expression has another type than its place needs.",
    explanation: "The message names both types. Ints become Doubles where needed; everything else is converted in "
      + "writing, as in `String(count)`.")

  package static let unbalancedExpression = DiagnosticCode(
    "unbalanced-expression", summary: "`$(` has no closing parenthesis.",
    explanation: "Either the parenthesis was forgotten, or YAML cut the text: quote a scalar whose expression holds "
      + "`: `, ` #`, or within `{ }` and `[ ]` a comma or a bracket. A literal `$(` is written `$$(`.")

  package static let unknownFunction = DiagnosticCode(
    "unknown-function", summary: "There is no function with this name.",
    explanation: "Functions are those of the document's `functions`, and Swift's and SwiftUI's that the reference "
      + "lists.")

  package static let unknownMember = DiagnosticCode(
    "unknown-member", summary: "A type has no member with this name.",
    explanation: "The help line lists the members that the value's type has.")

  package static let unknownName = DiagnosticCode(
    "unknown-name", summary: "No value in scope has this name.",
    explanation: "In scope are the parameters, state, lets and functions around, the items of the loops around, and "
      + "`environment`.")

  package static let unsupportedSyntax = DiagnosticCode(
    "unsupported-syntax", summary: "A part of Swift that expressions do not have.",
    explanation: "Expressions compute values. Assignments, casts and statements are not part of them; the "
      + "message says what takes their place.")

  package static let untypedValue = DiagnosticCode(
    "untyped-value", .warning, summary: "A member is asked of a value whose type only Swift code knows.",
    explanation: "What a closure is told has the type that Swift code gives it, and Galley knows that type only if "
      + "SwiftUI or the document declares it. Members of other values have no value. Declare the type under `types`, "
      + "or use the value as a whole.")

  package static let unwrappedNil = DiagnosticCode(
    "unwrapped-nil", summary: "`!` stands behind a value that is nil.",
    explanation: "`value!` is for an optional that has a value at this point; Swift would stop the program here. Say "
      + "with `??` what stands for nil.")

  package static let valueTooLarge = DiagnosticCode(
    "value-too-large", summary: "A text or a collection is larger, or a value is nested more deeply, than the limit.",
    explanation: "Values are limited so that every document ends in bounded memory. The message shows the size and "
      + "the limit. Lists, mappings and records nest two hundred levels.")

  package static let wrongCallArguments = DiagnosticCode(
    "wrong-call-arguments", summary: "A call leaves out an argument, has one too many, or labels one wrongly.",
    explanation: "Arguments come in the order of the declaration, with its labels; the help line shows it.")
}
