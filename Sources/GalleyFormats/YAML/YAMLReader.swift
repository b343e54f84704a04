import CLibYAML
internal import GalleySource

/// Turns libyaml's events into a located tree, one event at a time and without values of its own in between.
///
/// libyaml finds the structure and decodes scalars; this reader adds what a document needs beyond it: byte spans, the
/// core schema, duplicate keys, aliases and merge keys as copies within a limit, and one document a file.
struct YAMLReader: ~Copyable {
  /// One open mapping or sequence.
  struct OpenCollection {
    var entry: EntryID
    var keyBase: Int
    var isMapping: Bool
    var isFlow: Bool
    /// Whether the next node is a key.
    var expectsKey: Bool
    /// Whether the next node is the value of a merge key.
    var merges = false
    /// The byte offset behind the last child.
    var end: Int
  }

  /// What `&name` was set to.
  struct Anchor {
    var entry: EntryID
    /// The place of `&name`.
    var start: Int
    var isUsed = false
  }

  /// A text without quotes that YAML takes for something else without an error.
  struct MisreadText {
    enum Kind {
      /// An expression `$( … )` that goes on behind its scalar.
      case expression
      /// A text in double quotes that ends in the middle of an expression.
      case cutText
      /// A text that begins with an indicator.
      case indicator
      /// A text that begins with `!` and is read as an unknown tag.
      case tag
      /// A key with the dash of a list before it, and no space between.
      case dash
      /// A space or a quote that is none to YAML, at the edge of a key or behind its colon.
      case typographic
    }

    var kind: Kind
    var start: Int
    var valueStart: Int
    var isInFlow: Bool
  }

  /// Nodes that are passed over: a complex key and its value.
  struct Skip {
    var nodes = 0
    var depth = 0
  }

  /// What libyaml reads: the source, or a copy in which earlier mistakes are masked by bytes of the same number.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether `bytes` is such a copy.
  let isMasked: Bool
  let limits: ReadingLimits
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  let event: UnsafeMutablePointer<yaml_event_t>
  var tree: LocatedTree
  var problems: ProblemList
  var marks: CodePointMap
  var openCollections: [OpenCollection] = []
  var keys = KeyIndex()
  var anchors: [String: Anchor] = [:]
  /// Entries that aliases and merge keys have added.
  var copiedEntries = 0
  var skip = Skip()
  /// The last complete node, for explanations of what follows it.
  var lastNode = 0..<0
  var misreadTexts: [MisreadText] = []
  /// How many of the open collections stand in brackets.
  var flowDepth = 0
  /// What is left of the work that libyaml may spend in brackets: for every token it looks at each bracket that is open.
  private var flowBudget: Int
  /// How many bytes may still be looked at for expressions; none in a document without a dollar sign.
  var expressionBudget: Int
  private var documents = 0
  /// Set when nothing more can be read; the tree is then unusable.
  private(set) var isBroken = false
  private var isFinished = false
  /// What libyaml stopped at.
  private(set) var failure: YAMLFailure?

  /// Creates a reader of `bytes`, whose entries point into `source`, which has the same number of bytes.
  init(
    bytes: UnsafeBufferPointer<UInt8>, isMasked: Bool, source: [UInt8], index: UInt32, limits: ReadingLimits
  ) {
    self.bytes = bytes
    self.isMasked = isMasked
    self.limits = limits
    tree = LocatedTree(source: source, file: index)
    tree.entries.reserveCapacity(bytes.count / 12 + 16)
    problems = ProblemList(file: index, limit: limits.problems)
    let origin = byteOrderMarkLength(bytes)
    marks = CodePointMap(bytes: bytes, origin: origin)
    flowBudget = 20_000_000 + 16 * bytes.count
    expressionBudget = holds(UInt8(ascii: "$"), in: bytes) ? 4 * bytes.count : 0
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    event.initialize(to: yaml_event_t())
    guard yaml_parser_initialize(parser) == 1 else {
      isBroken = true
      isFinished = true
      return
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress.map { $0 + origin }, bytes.count - origin)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// Reads the whole stream, or up to the first syntax error or exhausted limit.
  mutating func readDocument() {
    while !isFinished {
      guard yaml_parser_parse(parser, event) == 1 else {
        failure = YAMLFailure(parser, marks: &marks)
        isBroken = true
        return
      }
      takeEvent()
      yaml_event_delete(event)
      if problems.isFull { isFinished = true }
      if tree.entries.count > limits.ownEntries, !isFinished {
        giveUp(tooManyEntries(limits, at: tree.span(EntryID(limits.ownEntries))))
      }
    }
    if tree.entries.isEmpty {
      tree.entries.append(LocatedTree.Entry(kind: .null, flags: .plain, start: 0, length: 0))
    }
    noteUnusedAnchors()
  }

  private mutating func takeEvent() {
    flowBudget -= flowDepth + skip.depth
    if flowBudget < 0 { return giveUp(tooMuchInBrackets()) }
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: if !skipsNode(opening: 0) { takeScalar() }
    case YAML_MAPPING_START_EVENT: if !skipsNode(opening: 1) { open(.mapping) }
    case YAML_SEQUENCE_START_EVENT: if !skipsNode(opening: 1) { open(.sequence) }
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: if !skipsNode(opening: -1) { close() }
    case YAML_ALIAS_EVENT: if !skipsNode(opening: 0) { takeAlias() }
    case YAML_DOCUMENT_START_EVENT: startDocument()
    case YAML_STREAM_END_EVENT: isFinished = true
    default: break
    }
  }

  private mutating func startDocument() {
    documents += 1
    guard documents > 1 else { return }
    let start = marks.byteOffset(Int(event.pointee.start_mark.index))
    problems.report(
      Diagnostic(
        .severalDocuments, "a second document begins here, but one file is one document",
        at: problems.span(start, min(start + 3, bytes.count)),
        help: ["put it in a file of its own; `import` brings its definitions in"]))
    isFinished = true
  }

  /// What there is to say about texts that were misread, or else about what libyaml stopped at.
  func mistakes() -> [YAMLMistake] {
    let misread = misreadTexts.compactMap { text -> YAMLMistake? in
      let scene = scene(YAMLFailure(misreadAt: text.start, isInFlow: text.isInFlow))
      return switch text.kind {
      case .expression:
        scene.unquotedExpression(
          text.start, valueStart: text.valueStart, inFlow: scene.isInFlow)
      case .cutText: scene.cutText(at: text.start).map { scene.quotesInExpression($0) }
      case .indicator: scene.unquotedIndicator(at: text.start)
      case .tag: scene.brokenTag()
      case .dash: scene.dashWithoutSpace(at: text.start)
      case .typographic: scene.typographicCharacters(from: text.start, to: text.valueStart)
      }
    }
    // A misread text is often what libyaml stops at further on, so it is mended first.
    // Where spaces of indentation are none, one place stands for all.
    let strange = misread.first { $0.diagnostic.code == .typographicCharacter && $0.masks.isEmpty }
    if !misread.isEmpty { return strange.map { [$0] } ?? misread + splitExpressions(behind: misread) }
    return failure.map { failure in
      let scene = scene(failure)
      let mistake = scene.swiftSource() ?? scene.explain()
      guard mistake.isReadAsMeant else { return [mistake] }
      return [mistake] + scene.unquotedExpressions(below: failure.position)
    } ?? []
  }

  /// The expressions below the last text that was misread, if that is one and libyaml stopped at it.
  private func splitExpressions(behind misread: [YAMLMistake]) -> [YAMLMistake] {
    guard let failure, let last = misread.last, last.isReadAsMeant else { return [] }
    return scene(failure).unquotedExpressions(below: Int(last.diagnostic.span.end))
  }

  /// Notes that the text at `start`, in the value that begins at `valueStart`, is read as something else.
  mutating func noteMisread(_ kind: MisreadText.Kind, at start: Int, valueStart: Int) {
    misreadTexts.append(
      MisreadText(kind: kind, start: start, valueStart: valueStart, isInFlow: openCollections.last?.isFlow ?? false))
  }

  private func scene(_ failure: YAMLFailure) -> YAMLScene {
    YAMLScene(
      source: tree.source, file: tree.file, failure: failure, openCollections: openCollections,
      openings: openCollections.map { Int(tree.entries[$0.entry].start) }, lastNode: lastNode)
  }

  /// Ends reading without a usable tree.
  mutating func giveUp(_ diagnostic: Diagnostic) {
    problems.report(diagnostic)
    isBroken = true
    isFinished = true
  }
}
