import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

// The document's asset catalogue: colours and pictures.

extension Checker {
  /// `colors: { barColor: { light: "#222222", dark: "#EEEEEE" } }`, or one colour for both.
  mutating func checkColors(_ entry: EntryID) {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping of names and colours", of: "colors"))
      return
    }
    for (key, value) in pairs(of: entry) {
      let name = text(key)
      document.colorNames.append(name)
      let appearances = tree.kind(value) == .mapping ? pairs(of: value) : []
      guard appearances.contains(where: { ["light", "dark"].contains(text($0.key)) }) else {
        if let color = assetColor(value, named: name) { document.colors[name] = AssetColor(light: color, dark: color) }
        continue
      }
      var light: Color?
      var dark: Color?
      for (label, entry) in appearances {
        switch text(label) {
        case "light": light = assetColor(entry, named: "light")
        case "dark": dark = assetColor(entry, named: "dark")
        default: report(unknownField(label, ["light", "dark"], of: name))
        }
      }
      if let color = light ?? dark { document.colors[name] = AssetColor(light: light ?? color, dark: dark ?? color) }
    }
  }

  private mutating func assetColor(_ entry: EntryID, named name: String) -> Color? {
    guard let value = constant(entry, .builtIn("Color"), named: name), case .color(let color) = value else {
      return nil
    }
    return color
  }

  /// `images: { card: { width: 120, height: 80 } }`: sizes in points; or `{ file: card.png }`, whose size is in the file.
  mutating func checkImages(_ entry: EntryID) {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping of names and sizes", of: "images"))
      return
    }
    let size = [TypeDeclaration.Field("width", .double), TypeDeclaration.Field("height", .double)]
    for (key, value) in pairs(of: entry) {
      document.imageNames.append(text(key))
      if tree.kind(value) == .string {
        report(pathAsFile(key, value, "a size or a file"))
        continue
      }
      guard tree.kind(value) == .mapping else {
        report(wrongType(value, wanted: "`width` and `height`, or `file`", of: text(key)))
        continue
      }
      if pairs(of: value).contains(where: { text($0.key) == "file" }) {
        checkImageFile(key, value)
        continue
      }
      guard let parts = fields(value, size, of: text(key)) else { continue }
      let lengths = parts.compactMap { if case .constant(let value) = $0 { value.number } else { nil } }
      guard lengths.count == 2, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
        report(wrongType(value, wanted: "a size in points that is not negative", of: text(key)))
        continue
      }
      document.imageSizes[text(key)] = Size(width: lengths[0], height: lengths[1])
    }
  }

  /// `{ file: card.png }`, with `scale` where a pixel is not a point.
  private mutating func checkImageFile(_ key: EntryID, _ entry: EntryID) {
    guard var file = assetFile(key, entry, example: "card.png", others: [Checker.scaleKey]) else { return }
    if let value = pairs(of: entry).first(where: { text($0.key) == Checker.scaleKey })?.value {
      guard tree.kind(value) == .number, let scale = tree.real(value), scale > 0, scale.isFinite else {
        report(wrongType(value, wanted: "the number of pixels in a point, such as 2", of: Checker.scaleKey))
        return
      }
      file.scale = scale
    }
    document.imageFiles.append(file)
  }

  /// `fonts: { Brand: { file: brand.ttf } }`.
  mutating func checkFonts(_ entry: EntryID) {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping of names and files", of: "fonts"))
      return
    }
    for (key, value) in pairs(of: entry) {
      document.fontNames.append(text(key))
      guard tree.kind(value) == .mapping else {
        report(
          tree.kind(value) == .string
            ? pathAsFile(key, value, "a file") : wrongType(value, wanted: "`file`", of: text(key)))
        continue
      }
      if let file = assetFile(key, value, example: "brand.ttf", others: []) { document.fontFiles.append(file) }
    }
  }

  /// The file that a picture or a font is in; `others` are what may stand beside it.
  private mutating func assetFile(_ key: EntryID, _ entry: EntryID, example: String, others: [String]) -> AssetFile? {
    var file: AssetFile?
    var isMisspelt = false
    for (label, value) in pairs(of: entry) where !others.contains(text(label)) {
      guard text(label) == "file" else {
        report(unknownField(label, ["file"] + others, of: text(key)))
        isMisspelt = true
        continue
      }
      guard tree.kind(value) == .string, !isTemplate(value) else {
        report(wrongType(value, wanted: "a path such as `\(example)`", of: "file"))
        return nil
      }
      file = AssetFile(name: text(key), path: text(value), scale: nil, span: span(value))
    }
    if file == nil, !isMisspelt {
      report(
        Diagnostic(
          .missingArgument, "`\(text(key))` needs `file`", at: span(entry), label: "write `file: \(example)`"))
    }
    return file
  }

  private static let scaleKey = "scale"

  /// Complains of the name of a picture that is not there; one that cannot be read has been complained of.
  mutating func checkImageName(_ value: Value, for parameter: Parameter, at entry: EntryID) {
    guard parameter.isImageName, case .string(let name) = value, !document.imageNames.contains(name) else { return }
    if let problem = pictureOfWeb(at: entry) { return report(problem) }
    let spelling = spelling(of: name) { $0.document.imageNames.list }
    var problem = Diagnostic.unknownImage(name, at: span(entry), among: spelling.known)
    let symbolLabel = parameter.label == "image" ? "systemImage" : "systemName"
    problem.label = spelling.question
    guard !isTemplate(entry) else { return report(problem) }
    problem.fix = spelling.closest.map { TextEdit(span: contentSpan(entry), replacement: $0) }
    // Names of symbols are words with periods between them; pictures are hardly ever called so.
    if spelling.closest == nil, !name.contains("."), !name.contains("/") {
      let mend = Sketch.mapping([(symbolLabel, .text(name))]).inline(isJSON: isInDoubleQuotes(entry))
      let isLabelled = entry > tree.root && text(entry.previous) == parameter.label
      problem.help = problem.help.dropLast()
      problem.label = "a symbol of the system is `\(isLabelled ? String(mend.dropFirst(2).dropLast(2)) : mend)`"
    } else if spelling.closest == nil, name.contains("."), !isPictureFile(name) {
      let quote = isInDoubleQuotes(entry) ? "\"" : ""
      let mend = "\(quote)\(symbolLabel)\(quote): \(tree.entrySource(entry))"
      problem.help = problem.help.dropLast()
      if entry > tree.root, text(entry.previous) == parameter.label {
        problem.label = "write `\(mend)` for a symbol of the system"
        problem.fix = TextEdit(span: contentSpan(entry.previous), replacement: symbolLabel)
      } else {
        problem.label = "write `{ \(mend) }` for a symbol of the system"
        problem.fix = TextEdit(span: span(entry), replacement: "{ \(mend) }")
      }
    }
    report(problem)
  }

  /// Tells whether a name ends like those of files with pictures.
  private func isPictureFile(_ name: String) -> Bool {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return ["gif", "heic", "jpeg", "jpg", "pdf", "png", "svg", "tiff", "webp"].contains(ending)
  }

  /// Complains of colours that the asset catalogue has not, and notes fonts whose advances are not known.
  mutating func checkAssets(in value: Value, at entry: EntryID) {
    for name in value.assetColors where !document.colorNames.contains(name) {
      if isFull { break }
      report(unknownColor(name, at: entry))
    }
    if let name = value.customFontName { noteUnknownFont(name, at: entry) }
  }

  /// The complaint about a path in the place of what says that it is one.
  private func pathAsFile(_ key: EntryID, _ value: EntryID, _ wanted: String) -> Diagnostic {
    Diagnostic(
      .wrongType, "`\(text(key))` must be \(wanted), and this is \(describe(value))", at: span(value),
      label: "did you mean `{ file: \(text(value)) }`?",
      fix: TextEdit(span: span(value), replacement: "{ file: \(tree.entrySource(value)) }"))
  }
}

extension Diagnostic {
  /// The asset catalogue has no colour of this name.
  static func unknownColor(_ name: String, at sourceSpan: SourceSpan, among names: [String]) -> Diagnostic {
    if name.hasPrefix("#") { return .notHexadecimal(name, at: sourceSpan) }
    return Diagnostic(
      .unknownAsset, "the asset catalogue has no colour `\(name)`", at: sourceSpan,
      help: [
        names.isEmpty
          ? "declare it under `colors`: `colors: { \(name): { light: \"#222222\", dark: \"#EEEEEE\" } }`"
          : "the document's colours are \(names.prefix(100).map { "`\($0)`" }.joined(separator: ", "))"
      ], expected: names)
  }

  /// The asset catalogue has no picture of this name.
  static func unknownImage(_ name: String, at sourceSpan: SourceSpan, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownAsset, "the asset catalogue has no picture `\(name)`", at: sourceSpan,
      help: [
        names.isEmpty
          ? "declare it with its size: `images: { \(name): { width: 120, height: 80 } }`"
          : "the document's pictures are \(names.prefix(100).map { "`\($0)`" }.joined(separator: ", "))",
        "a symbol of the system is named with `systemName` or `systemImage`",
      ], expected: names)
  }
}
