import GalleyLanguage
import GalleySource

extension CheckedDocument {
  /// What `Surroundings.preview` calls the previews of the document, in its order: the name that it gives one, or the
  /// place from 1 where it gives none, gives it to two, or where the name is the place of another.
  public var previewNames: [String] {
    let previews = program?.previews ?? []
    var known: Set<String> = []
    return previews.enumerated().map { place, preview in
      let isPlace = preview.name.flatMap { Int($0) }.map { (1...previews.count).contains($0) } ?? false
      guard let name = preview.name, !isPlace, known.insert(name).inserted else { return "\(place + 1)" }
      return name
    }
  }

  /// The same document on the preview that is meant, nil for the one that it is on; nil if it has none of that name.
  func showing(_ preview: String?) -> CheckedDocument? {
    guard let preview, var program else { return self }
    let names = previewNames
    let place = names.firstIndex(of: preview) ?? Int(preview).map { $0 &- 1 }
    guard let place, names.indices.contains(place) else { return nil }
    guard place != program.shownPreview, let typing else { return self }
    program.shownPreview = place
    // What the other preview passes has types of its own.
    let shown = TypeContext(
      catalogue: typing.catalogue, document: program, mostMethodLayers: options.limits.nodes.limit(times: 4))
    return CheckedDocument(
      files: files, trees: trees, program: program, typing: shown, diagnostics: diagnostics, options: options)
  }

  /// The complaint about a preview that the document does not have.
  func noPreview(_ name: String) -> Diagnostic {
    let names = previewNames
    guard !names.isEmpty else {
      return .option(
        "the document has no preview, and `\(name)` was asked for", mend: "give it `preview: { name: \(name) }`")
    }
    return .unknown("preview", name, among: names)
  }
}
