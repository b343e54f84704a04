import Galley
import GalleySource
import GalleyTables

/// The data that the script of a page reads, as JSON.
///
/// Texts stand in it by their places in `texts`, −1 for none; columns by theirs in `columns`.
struct PageData {
  private let tables: PageTables
  private var writer = JSONWriter()

  /// Returns the data of a page; nothing in it ends the element of HTML that it stands in.
  static func json(_ report: HTMLReport) -> [UInt8] {
    var data = PageData(report.tables)
    let documents = data.json { data in
      for document in report.documents { data.write(document) }
    }
    let members: [(name: String, json: [UInt8])] = [
      ("compares", Array(report.comparesDocuments && report.documents.count > 1 ? "true".utf8 : "false".utf8)),
      ("documents", documents),
      ("texts", data.json { data in for text in data.tables.texts.table { data.writer.string(text) } }),
      ("sentences", data.json { data in for sentence in data.tables.sentences.table { data.write(sentence) } }),
      ("reasons", data.json { data in for reasons in data.tables.reasons.table { data.write(reasons) } }),
      (
        "environments",
        data.json { data in for environment in data.tables.environments.table { data.write(environment.entries) } }
      ),
      (
        "columns",
        Array("[".utf8) + report.tables.columns.table.map(\.json).joined(separator: ",".utf8) + Array("]".utf8)
      ),
    ]
    let object = members.map { Array("\"\($0.name)\":".utf8) + $0.json }.joined(separator: ",\n".utf8)
    // A `<` stands in texts only, where it may be written so.
    let pieces = object.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return Array("{".utf8) + pieces.joined(separator: "\\u003c".utf8) + Array("}".utf8)
  }

  private init(_ tables: PageTables) { self.tables = tables }

  private mutating func json(_ elements: (inout PageData) -> Void) -> [UInt8] {
    writer = JSONWriter()
    writer.beginArray()
    elements(&self)
    writer.endArray()
    return writer.bytes
  }

  // MARK: Documents

  private mutating func write(_ document: PageDocument) {
    writer.beginObject()
    writer.member("name", VisibleText.of(document.name))
    writer.key("files")
    writer.strings(document.source.names.map { VisibleText.of($0) })
    writer.key("switches")
    writer.array { writer in
      for element in document.switches {
        writer.object { writer in
          writer.member("name", VisibleText.of(element.name))
          writer.key("choices")
          writer.strings(element.choices.map { VisibleText.of($0) })
        }
      }
    }
    writer.member("leftOut", document.leftOut)
    writer.key("variants")
    writer.beginArray()
    for variant in document.variants { write(variant) }
    writer.endArray()
    writer.endObject()
  }

  private mutating func write(_ variant: PageVariant) {
    writer.beginObject()
    writer.key("choices")
    write(variant.choices)
    writer.key("hasPicture")
    writer.boolean(!variant.picture.isEmpty)
    for (name, length) in [("width", variant.size.width), ("height", variant.size.height)] {
      writer.key(named: name)
      writer.length(length)
    }
    writer.key("safeArea")
    writer.array { writer in
      let insets = variant.canvas?.safeArea ?? ViewInsets()
      // From the top on with the clock.
      let sides = [insets.top, insets.trailing, insets.bottom, insets.leading]
      let isRightToLeft = variant.canvas?.isRightToLeft ?? false
      for length in isRightToLeft ? [sides[0], sides[3], sides[2], sides[1]] : sides { writer.length(length) }
    }
    writer.key("overlays")
    writer.beginObject()
    for (name, overlay) in variant.overlays {
      writer.key(named: name)
      writer.integer(overlay.position)
    }
    writer.endObject()
    writer.member("problems", variant.problems.position)
    writer.key("notes")
    write(variant.notes)
    writer.key("isCut")
    writer.boolean(variant.nodes.isCut)
    writer.key("nodes")
    writer.beginObject()
    for (name, column) in variant.nodes.columns { writer.member(name, column.position) }
    writer.endObject()
    writer.endObject()
  }

  // MARK: Tables

  private mutating func write(_ sentence: PageSentence) {
    writer.beginArray()
    writer.integer(sentence.text.position)
    writer.integer(sentence.rule.position)
    for place in sentence.places {
      writer.integer(place.file)
      writer.integer(place.line)
    }
    writer.endArray()
  }

  private mutating func write(_ reasons: PageReasons) {
    writer.beginArray()
    writer.integer(reasons.answer.position)
    writer.boolean(reasons.isCut)
    for steps in reasons.steps { write(steps) }
    writer.endArray()
  }

  private mutating func write<Element>(_ indices: [Index<Element>]) { write(indices.map(\.position)) }

  private mutating func write(_ numbers: [Int]) {
    writer.array { writer in for number in numbers { writer.integer(number) } }
  }
}

extension PageColumn {
  /// Problems with their places.
  init(_ problems: [Problem], files: PageFileNumbers) {
    var writer = JSONWriter()
    writer.array { writer in
      for problem in problems {
        writer.object { writer in
          writer.member("severity", problem.severity.rawValue)
          writer.member("code", problem.code)
          writer.member("message", VisibleText.of(problem.message))
          if let label = problem.label { writer.member("label", VisibleText.of(label)) }
          writer.key("help")
          writer.strings(problem.help.map { VisibleText.of($0) })
          guard let range = problem.sourceRange else { return }
          writer.member("file", files[range.file])
          writer.member("line", range.line)
          writer.member("column", range.column)
        }
      }
    }
    self.init(json: writer.bytes)
  }
}
