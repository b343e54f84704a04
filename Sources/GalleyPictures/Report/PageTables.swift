import GalleyDrawing
import GalleyTables

/// What the variants of a page have in common: texts, reasons and columns of node tables, each once, and the outlines of glyphs.
struct PageTables: Sendable {
  var texts = SharedValues<String>()
  var sentences = SharedValues<PageSentence>()
  var reasons = SharedValues<PageReasons>()
  var environments = SharedValues<PageEnvironment>()
  var columns = SharedValues<PageColumn>()
  var overlays = SharedValues<PageOverlay>()
  var outlines = SharedOutlines()

  /// About how many bytes of the page all of it takes.
  var pageSize: Int {
    texts.pageSize + sentences.pageSize + reasons.pageSize + environments.pageSize + columns.pageSize
      + overlays.pageSize + outlines.definitions.count
  }

  /// How much there is, to go back to.
  struct Mark {
    fileprivate let texts: Index<String>
    fileprivate let sentences: Index<PageSentence>
    fileprivate let reasons: Index<PageReasons>
    fileprivate let environments: Index<PageEnvironment>
    fileprivate let columns: Index<PageColumn>
    fileprivate let overlays: Index<PageOverlay>
    fileprivate let outlines: SharedOutlines
  }

  var mark: Mark {
    Mark(
      texts: texts.table.endIndex, sentences: sentences.table.endIndex, reasons: reasons.table.endIndex,
      environments: environments.table.endIndex, columns: columns.table.endIndex,
      overlays: overlays.table.endIndex, outlines: outlines)
  }

  /// Forgets what came behind a mark.
  mutating func goBack(to mark: Mark) {
    texts.removeAll(from: mark.texts)
    sentences.removeAll(from: mark.sentences)
    reasons.removeAll(from: mark.reasons)
    environments.removeAll(from: mark.environments)
    columns.removeAll(from: mark.columns)
    overlays.removeAll(from: mark.overlays)
    outlines = mark.outlines
  }
}

/// A sentence of an explanation.
struct PageSentence: PageValue {
  let text: Index<String>
  let rule: Index<String>
  /// What in the documents is to blame.
  let places: [PagePlace]

  var pageSize: Int { 12 + 8 * places.count }
}

/// A line of a file of the document.
struct PagePlace: Hashable, Sendable {
  /// The number of the file among those of the document.
  let file: Int
  /// From 1.
  let line: Int
}

/// Why a node has its size and place.
struct PageReasons: PageValue {
  let answer: Index<String>
  /// The steps of one direction, and then those of the other.
  let steps: [[Index<PageSentence>]]
  /// Whether there were too many to tell all.
  let isCut: Bool

  var pageSize: Int { 12 + steps.reduce(0) { $0 + 5 * $1.count } }
}

/// The settings that reach a node: names and values in turn.
struct PageEnvironment: PageValue {
  let entries: [Index<String>]

  var pageSize: Int { 4 + 4 * entries.count }
}

/// What a table of nodes says of each node in turn, as JSON.
struct PageColumn: PageValue {
  let json: [UInt8]

  var pageSize: Int { json.count + 1 }
}

/// What is drawn over pictures by the painter of overlays: an element of SVG.
struct PageOverlay: PageValue {
  let picture: [UInt8]

  var pageSize: Int { picture.count + 40 }
}
