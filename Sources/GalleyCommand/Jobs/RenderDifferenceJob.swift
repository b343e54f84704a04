import Galley
import GalleyPictures

/// Draws what is different between two layouts.
struct RenderDifferenceJob: Job {
  let first: DiffJob.Side
  let second: DiffJob.Side
  /// Whether both are one document, which is read once.
  let isSameText: Bool
  /// What stands above the two pictures.
  let names: (before: String, after: String)
  var form = PictureForm()
  var options = PictureOptions()
  var diagnostics: ProblemOutput
  var result: ResultOutput
  /// Problems of this severity and graver ones end in status 1.
  var denied = Problem.Severity.error

  func run() throws {
    let format = try form.chosen(for: result)
    let source = try first.source(sparing: result)
    let other = isSameText ? source : try second.source(sparing: result)
    let before = first.layout(of: source, keepsReasons: format == .json)
    let after = second.layout(of: other, keepsReasons: format == .json)
    for layout in [before, after] { diagnostics.printDebugOutput(of: layout) }
    var report = diagnostics.emptyReport
    for layout in isSameText && !after.hasErrors ? [before] : [before, after] { report.add(layout) }
    let picture = try picture(of: after.difference(from: before, isSameText: isSameText), &report)
    if !diagnostics.isQuiet, let sheet = picture?.sheet { report.add(sheet, asPixels: format.isOfPixels) }
    let bytes = try picture.map { (picture) throws(CommandFailure) in
      format == .json
        ? picture.json
        : try orFailure { () throws(PictureFailure) in try form.bytes(of: picture.sheet, as: format, named: nil, report)
        }
    }
    if format == .json {
      try result.write(bytes ?? report.errorDocument())
    } else {
      diagnostics.printText(report)
      if let bytes { try result.write(bytes) }
    }
    let notes = format.isOfPixels ? picture?.sheet.notesOfPixels : picture?.sheet.notes
    let isDenied = report.hasProblems(from: denied) || denied == .note && notes?.isEmpty == false
    throw picture?.isEmpty == true && !isDenied ? ExitStatus.success : .documentErrors
  }

  private func picture(
    of difference: LayoutDifference?, _ report: inout ProblemReport
  ) throws(CommandFailure) -> DifferencePicture? {
    guard let difference else { return nil }
    do throws(PictureFailure) {
      return try DifferencePicture(
        difference, options, nameBefore: names.before, nameAfter: names.after, reportingTo: &report)
    } catch {
      throw Self.failure(error)
    }
  }

  private func orFailure<Value>(_ body: () throws(PictureFailure) -> Value) throws(CommandFailure) -> Value {
    do throws(PictureFailure) {
      return try body()
    } catch {
      throw Self.failure(error)
    }
  }

  private static func failure(_ failure: PictureFailure) -> CommandFailure {
    let help = failure.isTooLarge ? "; a smaller `--zoom` or `--scale` makes it smaller" : ""
    return CommandFailure("there is no picture of the difference: \(failure)\(help)")
  }
}
