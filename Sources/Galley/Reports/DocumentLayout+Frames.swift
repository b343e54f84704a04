import GalleySource

extension DocumentLayout {
  /// The frame of every node as UTF-8 text; nil if there are errors.
  public func frames(as format: FrameFormat = .tree, options: FrameOptions = FrameOptions()) -> [UInt8]? {
    report(as: format, options: options, sink: nil)
  }

  /// Hands the frame of every node to `sink`, as UTF-8 text in pieces of some 64 kilobytes, one after the other, so that
  /// reports of hundreds of megabytes need no memory; does nothing and returns false if there are errors.
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
    if hasErrors { return nil }
    return DeepStack.run { format.report.write(self, options: options, sink: sink) }
  }

  /// Writes the frames as the member `root` of the JSON report has them, or null.
  func writeFrames(to writer: inout JSONWriter) {
    let start = writer
    writer = DeepStack.run {
      var writer = start
      FrameJSONReport.write(self, options: FrameOptions(), to: &writer)
      return writer
    }
  }
}
