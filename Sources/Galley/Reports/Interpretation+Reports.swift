import CStackRoom
import GalleyLanguage
package import GalleyLayout
package import GalleySource

extension Interpretation {
  /// The forms of the report of frames.
  public enum FrameFormat: String, Sendable, CaseIterable {
    case tree
    case json
    case csv
  }

  /// The frame of every node as UTF-8 text; nil if the document has errors.
  public func frames(as format: FrameFormat = .tree, options: FrameOptions = FrameOptions()) -> [UInt8]? {
    report(as: format, options: options, sink: nil)
  }

  /// Hands the frame of every node to `sink`, as UTF-8 text in pieces of some 64 kilobytes, one after the other, so that
  /// reports of hundreds of megabytes need no memory; does nothing and returns false if the document has errors.
  ///
  /// `sink` may be called on another thread; all calls have been made when this returns.
  @discardableResult public func writeFrames(
    as format: FrameFormat = .tree, options: FrameOptions = FrameOptions(),
    to sink: @escaping @Sendable (_ piece: [UInt8]) -> Void
  ) -> Bool {
    guard let rest = report(as: format, options: options, sink: sink) else { return false }
    sink(rest)
    return true
  }

  /// The report, but for what `sink` has taken.
  private func report(as format: FrameFormat, options: FrameOptions, sink: ByteSink?) -> [UInt8]? {
    guard let result else { return nil }
    let problems = DiagnosticReport(files: files, problems: diagnostics)
    return DeepStack.run {
      switch format {
      case .tree: FrameTreeReport.write(result, options: options, sink: sink)
      case .json: FrameJSONReport.write(result, options: options, problems: problems, sink: sink)
      case .csv: FrameCSVReport.write(result, options: options, sink: sink)
      }
    }
  }

  /// Writes the frames as the member `root` of the JSON report has them, or null.
  package func writeFrames(to writer: inout JSONWriter) {
    guard let result else { return writer.null() }
    let start = writer
    writer = DeepStack.run {
      var writer = start
      FrameJSONReport.write(result, options: FrameOptions(), to: &writer)
      return writer
    }
  }

  /// Breaks and indents the type so that every layer has a line of its own, with the view or modifier that made it and its
  /// line in the document as a comment; nil if the document has errors.
  public func prettyType(qualified: Bool = false) -> String? {
    guard let result else { return nil }
    return DeepStack.run { AnnotatedType.write(result, form: qualified ? .qualified : .unqualified) }
  }

  /// The types of the bodies of custom views and modifiers, one entry for each use with other blocks; nil if the document
  /// has errors, or if there is no end of such uses.
  ///
  /// A view that uses itself with a block around its own block is another view each time. Types of more than four
  /// megabytes together are taken for such.
  public func definitionTypes(qualified: Bool = false) -> [(name: String, type: String)]? {
    guard let result else { return nil }
    let form = qualified ? TypeStore.Form.qualified : .unqualified
    return DeepStack.run {
      var typing = result.typing
      var index = 0
      var types: [(name: String, type: String)] = []
      var lettersLeft = 4 << 20
      while index < typing.uses.count {
        let (name, type) = typing.body(of: typing.uses[index])
        guard typing.store.isShort(type, form, within: &lettersLeft), !stackRanOut() else { return nil }
        types.append((name, typing.store.print(type, form)))
        index += 1
      }
      return types
    }
  }

  /// The rectangles of all views that were laid out, in the window's coordinates; none if the document has errors.
  package var placedFrames: [Rect] {
    guard let layout = result?.layout else { return [] }
    return zip(layout.frames, layout.isPlaced).filter(\.1).map(\.0)
  }

  /// How much work the layout was; nil if nothing was laid out.
  package var counters: LayoutCounters? { result?.layout?.counters }
}
