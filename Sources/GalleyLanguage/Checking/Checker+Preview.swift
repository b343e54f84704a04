import GalleyFormats
package import GalleyLayout
import GalleySource

/// What a document asks to be shown on.
package struct CheckedPreview: Sendable {
  package enum Canvas: Sendable {
    case size(Size)
    case device(Device, DeviceOrientation)
  }

  /// A name for tools, if the document gives one.
  package var name: String?
  package var canvas: Canvas?
  package var isDark: Bool?
  package var isRightToLeft: Bool?
  package var dynamicTypeSize: DynamicTypeSize?
  package var locale: String?
}

extension Checker {
  /// `preview: { size: { width:, height: } }`, `{ device:, orientation: }`, or a list of those with names.
  mutating func checkPreview(_ entry: EntryID) {
    if tree.kind(entry) == .sequence {
      for element in tree.elements(entry) { document.previews.append(preview(element)) }
    } else {
      document.previews = [preview(entry)]
    }
  }

  private static let previewKeys = [
    "name", "size", "device", "orientation", "colorScheme", "layoutDirection", "dynamicTypeSize", "locale",
  ]

  private mutating func preview(_ entry: EntryID) -> CheckedPreview {
    var preview = CheckedPreview()
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping with `size` or `device`", of: "preview"))
      return preview
    }
    var device: Device?
    var orientation = DeviceOrientation.portrait
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "name": preview.name = text(value)
      case "size": preview.canvas = previewSize(value).map { .size($0) }
      case "device": device = previewDevice(value)
      case "orientation": orientation = word(value, DeviceOrientation.allCases, named: "orientation") ?? .portrait
      case "colorScheme": preview.isDark = word(value, ["light", "dark"], named: "colorScheme").map { $0 == "dark" }
      case "layoutDirection":
        preview.isRightToLeft = word(value, ["leftToRight", "rightToLeft"], named: "layoutDirection").map {
          $0 == "rightToLeft"
        }
      case "dynamicTypeSize":
        preview.dynamicTypeSize = word(value, DynamicTypeSize.allCases, named: "dynamicTypeSize")
      case "locale": preview.locale = text(value)
      default: report(unknownControlKey(key, "preview", Checker.previewKeys))
      }
    }
    if let device { preview.canvas = .device(device, orientation) }
    return preview
  }

  private mutating func previewSize(_ entry: EntryID) -> Size? {
    guard let value = constant(entry, .builtIn("CGSize"), named: "size"), case .record(_, let fields) = value,
      fields.count == 2, let width = fields[0].number, let height = fields[1].number
    else { return nil }
    guard width >= 0, height >= 0, width.isFinite, height.isFinite else {
      report(wrongType(entry, wanted: "a size in points that is not negative", of: "size"))
      return nil
    }
    return Size(width: width, height: height)
  }

  private mutating func previewDevice(_ entry: EntryID) -> Device? {
    if let device = Device.named(text(entry)) { return device }
    report(
      Diagnostic(
        .unknownDevice, "there is no device `\(text(entry))`", at: span(entry),
        label: Suggestions.question(for: text(entry), in: Device.allNames), expected: Device.allNames))
    return nil
  }

  private mutating func word<Word: RawRepresentable<String>>(
    _ entry: EntryID, _ words: [Word], named name: String
  ) -> Word? {
    if let word = words.first(where: { $0.rawValue == caseName(entry) }) { return word }
    report(unknownCase(entry, words.map(\.rawValue), named: name))
    return nil
  }

  private mutating func word(_ entry: EntryID, _ words: [String], named name: String) -> String? {
    if words.contains(caseName(entry)) { return caseName(entry) }
    report(unknownCase(entry, words, named: name))
    return nil
  }
}
