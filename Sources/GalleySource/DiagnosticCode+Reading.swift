extension DiagnosticCode {
  /// The codes of the readers.
  package static let reading: [DiagnosticCode] = [
    .badIndentation, .complexKey, .controlCharacter, .documentTooDeep, .duplicateKey, .emptyDocument, .emptyFile,
    .emptyKey, .fileTooLarge, .foreignBraces, .invalidEscape, .invalidNumber, .invalidTagValue, .invalidUTF8,
    .jsonComment,
    .mergeWithoutMapping, .mismatchedBracket, .misplacedComma, .missingColon, .missingComma, .missingSpace,
    .missingValue,
    .quotesInExpression, .recursiveAlias, .severalDocuments, .swiftInterpolation, .swiftSource, .syntaxError,
    .tabIndentation,
    .textAfterDocument, .textAfterValue, .textAroundDocument, .textCutByComment, .tooManyAliases, .typographicCharacter,
    .unclosedBracket,
    .unclosedString,
    .undefinedAlias, .unknownTag, .unquotedColon, .unquotedExpression, .unquotedIndicator, .unquotedKey,
    .unquotedText, .wrongQuotes,
  ]

  package static let badIndentation = DiagnosticCode(
    "bad-indentation",
    summary: "A line of a YAML document is indented in a way that fits no mapping or list around it.",
    explanation: "YAML reads structure from indentation: the keys of one mapping start in one column, and so do the "
      + "dashes of one list. Give the line the indentation of its siblings, or indent it further if it belongs "
      + "to the line above.")
  package static let complexKey = DiagnosticCode(
    "complex-key", summary: "A mapping or a list stands where a key should be.",
    explanation: "YAML allows whole mappings and lists as keys, JSON and this language do not. Often the braces were "
      + "meant as text and need quotes.")
  package static let controlCharacter = DiagnosticCode(
    "control-character", summary: "A character that cannot be seen stands in the document.",
    explanation:
      "Control characters are not allowed in documents; inside quotes most of them can be written as an escape "
      + "such as `\\t` or `\\u0007`.")
  package static let documentTooDeep = DiagnosticCode(
    "document-too-deep", summary: "Mappings and lists are nested more deeply than the limit allows.",
    explanation: "The limit on depth keeps hostile documents from exhausting memory. Split the document into custom "
      + "views, or raise the limit.")
  package static let duplicateKey = DiagnosticCode(
    "duplicate-key", summary: "A mapping holds the same key twice.",
    explanation:
      "Both notations would keep only one of the two values, and which one differs between tools. Remove one "
      + "of them, or give it the name that was meant.")
  package static let emptyDocument = DiagnosticCode(
    "empty-document", summary: "A JSON document has no value.",
    explanation: "A JSON document is exactly one value, so an empty file is none. The smallest document is `{}`.")
  package static let emptyFile = DiagnosticCode(
    "empty-file", .warning, summary: "A file among documents has nothing in it.",
    explanation: "A folder was searched for documents, and this file has the ending of one but no content: it may have "
      + "been saved too early. Write the document, or remove the file. An empty file that is named itself is an error.")
  package static let emptyKey = DiagnosticCode(
    "empty-key", summary: "A pair of a YAML mapping has no key.",
    explanation: "A colon without a name before it makes a pair with an empty key. Write the key, or put the text that "
      + "begins with a colon in quotes.")
  package static let fileTooLarge = DiagnosticCode(
    "file-too-large", summary: "A file is larger than the limit allows.",
    explanation:
      "The limit on file size bounds the memory that a document can take. Split the document with `import`, or "
      + "raise the limit.")
  package static let foreignBraces = DiagnosticCode(
    "foreign-braces", summary: "`{{ }}` or `${ }` of another tool stands in place of `$( )`.",
    explanation:
      "Template languages write placeholders in braces. Here they would be shown as they stand, or YAML would "
      + "read them as mappings. An expression of this language is written `$(name)`.")
  package static let invalidEscape = DiagnosticCode(
    "invalid-escape", summary: "A backslash in quotes begins no escape.",
    explanation:
      "Inside double quotes a backslash has to begin one of the escapes of the notation. A backslash itself is "
      + "written twice; in YAML single quotes take backslashes as they are.")
  package static let invalidNumber = DiagnosticCode(
    "invalid-number", summary: "A number is not written as the notation wants it.",
    explanation: "JSON numbers have no leading plus or zeros, have digits on both sides of the point, and are decimal.")
  package static let invalidTagValue = DiagnosticCode(
    "invalid-tag-value", summary: "A value does not fit the tag before it.",
    explanation: "The tags `!!int`, `!!float`, `!!bool`, `!!null`, `!!str`, `!!map` and `!!seq` say what kind of value "
      + "follows. Remove the tag, or write a value of that kind.")
  package static let invalidUTF8 = DiagnosticCode(
    "invalid-utf8", summary: "The file holds bytes that are not UTF-8.",
    explanation: "Documents are encoded in UTF-8. Save the file in that encoding; a byte order mark is allowed.")
  package static let jsonComment = DiagnosticCode(
    "json-comment", summary: "A JSON document holds a comment.",
    explanation:
      "JSON has no comments. Use a key such as `$comment`, which is ignored everywhere, or write the document "
      + "in YAML.")
  package static let mergeWithoutMapping = DiagnosticCode(
    "merge-without-mapping", summary: "The value of the merge key `<<` is not a mapping.",
    explanation:
      "`<<` takes the pairs of another mapping into this one; its value is an alias of a mapping, or a list of "
      + "such aliases.")
  package static let mismatchedBracket = DiagnosticCode(
    "mismatched-bracket", summary: "A closing bracket does not fit the one that is open.",
    explanation:
      "Brackets and braces close in the opposite order of their opening. Often one of them is missing between "
      + "the two places.")
  package static let misplacedComma = DiagnosticCode(
    "misplaced-comma", summary: "A comma stands where there is nothing to separate.",
    explanation:
      "Commas separate the elements of a list and the pairs of a mapping; none may stand before the first or "
      + "after the last, and no two in a row.")
  package static let missingColon = DiagnosticCode(
    "missing-colon", summary: "A key has no colon behind it.",
    explanation:
      "The pairs of a mapping are written `\"key\": value`, in YAML `key: value`. A view beside which `name` "
      + "or `modifiers` stands is the key of a pair, too: `- Divider:`.")
  package static let missingComma = DiagnosticCode(
    "missing-comma", summary: "Two values follow each other without a comma.",
    explanation: "The elements of a list and the pairs of a mapping are separated by commas.")
  package static let missingSpace = DiagnosticCode(
    "missing-space", summary: "A colon of a YAML document has no space behind it.",
    explanation: "In YAML a colon separates a key from its value only with a space or a line break behind it; without "
      + "one it is a letter of the text.")
  package static let missingValue = DiagnosticCode(
    "missing-value", summary: "A key, a comma or a parameter has no value.",
    explanation:
      """
      In JSON every key has a value and every comma separates two of them. Where nothing is meant, write `null`, or remove \
      the key. A parameter of the document without a default needs a value before the document can be shown: from \
      \(setting: .values), from \(setting: .data), from the program that shows it, or from the document's own `preview`, \
      under `set`. A document that is only checked needs none.
      """)
  package static let quotesInExpression = DiagnosticCode(
    "quotes-in-expression", .warning,
    summary: "An expression in double quotes holds double quotes, or backslashes.",
    explanation:
      "YAML ends a text in double quotes at the next one, and knows few escapes. Galley reads such an expression up to "
      + "its closing parenthesis all the same; other programs that read YAML do not. Put the text in single quotes, which "
      + "take both as they are.")
  package static let recursiveAlias = DiagnosticCode(
    "recursive-alias", summary: "An alias stands inside the value that it names.",
    explanation: "An alias repeats the value of its anchor, so a value that contains its own alias would never end.")
  package static let severalDocuments = DiagnosticCode(
    "several-documents", summary: "A file holds more than one document.",
    explanation: "One file is one document. Put the others in files of their own; `import` brings their definitions in."
  )
  package static let swiftInterpolation = DiagnosticCode(
    "swift-interpolation", summary: "Swift's `\\( )` stands in a text.",
    explanation:
      "In Swift a backslash and parentheses insert a value into a text. Here an expression is written `$( )`, "
      + "and a backslash begins an escape.")
  package static let swiftSource = DiagnosticCode(
    "swift-source", summary: "Swift source stands where this language is meant.",
    explanation:
      "Documents are YAML or JSON: a view's name is a key with its arguments below it, and `modifiers` is a list "
      + "beside it. `Text(\"Hello\").padding(8)` is written `{ Text: Hello, modifiers: [ { padding: 8 } ] }`, and the "
      + "statement `count += 1` is `{ set: { count: $(count + 1) } }`. An expression of Swift stands in `$( )`: a chain of "
      + "calls such as `red.opacity(0.5)`, and a range with names in it such as `0..<count`, are read without it as well, "
      + "with a warning.")
  package static let syntaxError = DiagnosticCode(
    "syntax-error", summary: "The bytes are not well-formed JSON or YAML.",
    explanation: "The document could not be read as the notation that its name or its first bytes announce.")
  package static let tabIndentation = DiagnosticCode(
    "tab-indentation", summary: "A tab indents a line of a YAML document.",
    explanation: "YAML is indented with spaces only, since a tab has no agreed width. Replace the tab with spaces.")
  package static let textAfterDocument = DiagnosticCode(
    "text-after-document", summary: "Something follows the end of a document.",
    explanation: "A document is exactly one value. Remove what follows it, or look for a bracket that closes too "
      + "early.")
  package static let textAfterValue = DiagnosticCode(
    "text-after-value", summary: "Text follows a value that has already ended.",
    explanation: "In YAML a value that begins with a quote or a bracket ends at its partner, and nothing may follow on "
      + "the line. Put the whole text in quotes; inside single quotes a single quote is written twice.")
  package static let textAroundDocument = DiagnosticCode(
    "text-around-document", summary: "Fences of Markdown or a sentence stand around a document.",
    explanation:
      "A document that was copied from a page or a conversation may have brought lines along that are no part "
      + "of it: a fence of three backticks, or a sentence that announces it. Remove those lines.")
  package static let textCutByComment = DiagnosticCode(
    "text-cut-by-comment", .warning, summary: "A text may have lost its end to a comment.",
    explanation:
      "In YAML a `#` behind a space begins a comment, so `Text: Item #5` shows `Item`. Put the text in quotes "
      + "if the rest belongs to it; a space behind the `#` says that a comment is meant.")
  package static let tooManyAliases = DiagnosticCode(
    "too-many-aliases", summary: "Aliases and merge keys copy more than the limit allows.",
    explanation: "Each alias is a copy of what it names, and aliases of aliases multiply. The limit keeps a small "
      + "document from becoming an enormous one.")
  package static let typographicCharacter = DiagnosticCode(
    "typographic-character", summary: "A curly quote or a no-break space stands where a plain one is meant.",
    explanation:
      "Word processors, chats and web pages put “ ” for \" and a space that does not break for a plain one. They look "
      + "alike, but neither YAML nor JSON nor Swift takes them for quotes and spaces. Write the plain character; to show "
      + "curly quotes, put straight ones around the whole text.")
  package static let unclosedBracket = DiagnosticCode(
    "unclosed-bracket", summary: "A bracket is never closed.",
    explanation: "Every `{` and `[` needs its partner. The place shown is the opening one.")
  package static let unclosedString = DiagnosticCode(
    "unclosed-string", summary: "A quote is never closed.",
    explanation: "A text that begins with a quote ends with the same quote. The place shown is the opening one.")
  package static let undefinedAlias = DiagnosticCode(
    "undefined-alias", summary: "An alias names an anchor that has not been set.",
    explanation:
      "In YAML a value that begins with `*` is an alias: it repeats the value that was marked with `&` and the "
      + "same name further up. A text that begins with `*` needs quotes.")
  package static let unknownTag = DiagnosticCode(
    "unknown-tag", summary: "A value has a tag that this language does not know.",
    explanation: "In YAML a value that begins with `!` has a tag. Only the core tags `!!str`, `!!int`, `!!float`, "
      + "`!!bool`, `!!null`, `!!map` and `!!seq` are known. A text that begins with `!` needs quotes.")
  package static let unquotedColon = DiagnosticCode(
    "unquoted-colon", summary: "A text without quotes holds a colon and a space.",
    explanation: "In YAML a colon with a space behind it separates a key from its value. A text that holds one needs "
      + "quotes.")
  package static let unquotedExpression = DiagnosticCode(
    "unquoted-expression", .warning,
    summary: "An expression without quotes holds characters that YAML takes for its own.",
    explanation:
      "YAML ends a plain text at `: ` and ` #`, and inside `{ }` and `[ ]` also at commas and brackets. Galley reads "
      + "such an expression up to its closing parenthesis all the same; other programs that read YAML do not. Put it "
      + "in quotes.")
  package static let unquotedIndicator = DiagnosticCode(
    "unquoted-indicator", summary: "A text without quotes begins with a character that has a meaning in YAML.",
    explanation: "A value that begins with `@`, a backtick, `%`, `*`, `&`, `!`, `|`, `>`, `- ` or `? ` is not read as "
      + "text. Put it in quotes.")
  package static let unquotedKey = DiagnosticCode(
    "unquoted-key", summary: "A key of a JSON document has no quotes.",
    explanation: "JSON keys stand in double quotes.")
  package static let unquotedText = DiagnosticCode(
    "unquoted-text", summary: "A text of a JSON document has no quotes.",
    explanation: "JSON texts stand in double quotes; the only bare words are `true`, `false` and `null`.")
  package static let wrongQuotes = DiagnosticCode(
    "wrong-quotes", summary: "A JSON text or key stands in quotes other than double quotes.",
    explanation: "JSON knows only straight double quotes; single and curly quotes are letters to it.")
}
