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
  /// Members of the environment, in the order of the document.
  package var environment: [EnvironmentAssignment] = []
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

  /// The keys of a preview beside members of the environment, which stand there by their names.
  private static let previewKeys = ["name", "size", "device", "orientation", "environment"]

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
      case "environment": previewEnvironment(value, in: &preview)
      default:
        guard let type = environmentTypes[text(key)] else {
          report(unknownControlKey(key, "preview", Checker.previewKeys + environmentTypes.names))
          continue
        }
        if let assignment = environmentAssignment(text(key), type, value) { preview.environment.append(assignment) }
      }
    }
    if let device { preview.canvas = .device(device, orientation) }
    return preview
  }

  private mutating func previewEnvironment(_ entry: EntryID, in preview: inout CheckedPreview) {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping of names and values", of: "environment"))
      return
    }
    for (key, value) in pairs(of: entry) {
      guard let type = environmentTypes[text(key)] else {
        report(unknownEnvironmentKey(key))
        continue
      }
      if let assignment = environmentAssignment(text(key), type, value) { preview.environment.append(assignment) }
    }
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
        spelling(of: text(entry)) { _ in Device.allNames }, fixing: contentSpan(entry)))
    return nil
  }

  private mutating func word<Word: RawRepresentable<String>>(
    _ entry: EntryID, _ words: [Word], named name: String
  ) -> Word? {
    if let word = words.first(where: { $0.rawValue == caseName(entry) }) { return word }
    report(unknownCase(entry, named: name) { _ in words.map(\.rawValue) })
    return nil
  }
}
