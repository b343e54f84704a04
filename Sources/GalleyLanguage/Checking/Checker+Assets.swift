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

  /// `images: { card: { width: 120, height: 80 } }`: sizes in points.
  mutating func checkImages(_ entry: EntryID) {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping of names and sizes", of: "images"))
      return
    }
    let size = [TypeDeclaration.Field("width", .double), TypeDeclaration.Field("height", .double)]
    for (key, value) in pairs(of: entry) {
      guard let parts = fields(value, size, of: text(key)) else { continue }
      let lengths = parts.compactMap { if case .constant(let value) = $0 { value.number } else { nil } }
      guard lengths.count == 2, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
        report(wrongType(value, wanted: "a size in points that is not negative", of: text(key)))
        continue
      }
      document.imageSizes[text(key)] = Size(width: lengths[0], height: lengths[1])
    }
  }
}
