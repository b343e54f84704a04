import Galley
import GalleyPictures

/// The form of pictures that is asked for, with what is said of it.
struct PictureForm {
  /// The forms of pictures.
  enum Format: String, CaseIterable {
    case svg, png, pdf, terminal, json

    /// The forms of files; terminals are shown pictures, and keep none.
    static let endings = allCases.filter { $0 != .terminal }

    /// Whether it is made of pixels.
    var isOfPixels: Bool { self == .png || self == .terminal }

    /// Whether a terminal cannot show it.
    var isBinary: Bool { self == .png || self == .pdf }
  }

  /// Nil for that of the output's name.
  var format: Format?
  /// How many times as large a picture is; nil for once.
  var zoom: Double?
  /// Nil for what the terminal understands.
  var terminal: TerminalChoice?
  /// How many characters a picture on a terminal may be wide; nil for as many as there are.
  var columns: Int?
  var idPrefix = ""
  /// What texts are in SVG pictures; nil for outlines.
  var text: PictureText?
  /// Whether pictures say which node everything belongs to.
  var marksNodes = false

  /// How many times as large pictures may be.
  static let zooms = 0.1...8.0

  /// The form for an output; fails for one that cannot have what is asked for.
  func chosen(for output: ResultOutput) throws(CommandFailure) -> Format {
    let format = try named(for: output)
    let given: [(flag: String, isGiven: Bool, formats: [Format])] = [
      ("--zoom", zoom != nil, [.svg, .png]),
      ("--id-prefix", !idPrefix.isEmpty, [.svg]),
      ("--text", text != nil, [.svg]),
      ("--annotate", marksNodes, [.svg, .json]),
      ("--terminal", terminal != nil, [.terminal]),
      ("--columns", columns != nil, [.terminal]),
    ]
    for option in given where option.isGiven && !option.formats.contains(format) {
      let forms = option.formats.map { "`\($0.rawValue)`" }.joined(separator: " and ")
      throw CommandFailure("`\(option.flag)` is for \(forms) pictures; this one is `\(format.rawValue)`")
    }
    return format
  }

  private func named(for output: ResultOutput) throws(CommandFailure) -> Format {
    let isShown = output.path == nil && StandardStream.output.isTerminal
    if let format {
      guard !(format.isBinary && isShown) else {
        throw CommandFailure(
          "a terminal cannot show \(format.rawValue.uppercased()) files: give `--output` the name of one, or ask for "
            + "`--format terminal`")
      }
      return format
    }
    guard let path = output.path, output.isFile, !output.isFolder else {
      return isShown || terminal != nil || columns != nil ? .terminal : .svg
    }
    let ending = path.split(separator: "/").last?.split(separator: ".").last.map(String.init) ?? ""
    guard let format = Format.endings.first(where: { $0.rawValue == ending.lowercased() }) else {
      let forms = Format.endings.map { "`.\($0.rawValue)`" }
      throw CommandFailure(
        "the name `\(path)` ends with no form of pictures: let it end with "
          + "\(forms.dropLast().joined(separator: ", ")) or \(forms.suffix(1).joined()), or give `--format`")
    }
    return format
  }

  /// The picture of a document in a form; `name` is what JSON calls the document, with its problems.
  func bytes(
    of picture: Picture, as format: Format, named name: String?, _ report: ProblemReport
  ) throws(PictureFailure) -> [UInt8] {
    let zoom = zoom ?? 1
    switch format {
    case .svg: return picture.svg(namesBeginWith: idPrefix, zoom: zoom, text: text ?? .outlines)
    case .png: return try picture.png(scale: picture.scale * zoom)
    case .pdf: return try picture.pdf()
    case .terminal:
      let form = (terminal ?? .auto).form
      let place = TerminalPlace(columns: columns)
      return try picture.terminal(
        form, scale: place.scale(of: form, width: picture.size.width, most: picture.scale))
    case .json: return picture.json(named: name, problems: report)
    }
  }
}
