import Galley

/// A call with nothing but documents and, at most, a format: `galley frames card.yaml`, `galley validate --format json .`; of
/// `explain` also what is asked: `galley explain card.yaml title --width`, of `render` where the picture goes:
/// `galley render card.yaml -o card.svg`.
///
/// Most calls are of this kind, and the parser of arguments finds out by reflection what a command takes, which costs
/// several times as much as the work on a small document. So they are read here. Whatever is not plain, or not right, is
/// left to the parser, which alone explains and complains.
struct PlainCall {
  private let command: String
  private var files: [String] = []
  private var format: String?
  private var aspects: [Explanation.Aspect] = []
  private var output: String?

  /// Reads the arguments behind the program's name; nil if they are not plain.
  init?(_ arguments: [String]) {
    guard let command = arguments.first else { return nil }
    self.command = command
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "--format" {
        guard format == nil, let value = rest.popFirst() else { return nil }
        format = value
      } else if command == "render", argument == "-o" || argument == "--output" {
        guard output == nil, let value = rest.popFirst() else { return nil }
        output = value
      } else if command == "explain", argument.hasPrefix("--"),
        let aspect = Explanation.Aspect(rawValue: String(argument.dropFirst(2)))
      {
        if !aspects.contains(aspect) { aspects.append(aspect) }
      } else if argument.utf8.first == UInt8(ascii: "-"), argument != "-" {
        return nil
      } else {
        files.append(argument)
      }
    }
    if files.isEmpty { return nil }
  }

  /// What the call asks for; nil if its command or format is none that can be asked for plainly.
  var job: (any Job)? {
    var request = DocumentRequest(files: files)
    switch command {
    case "validate":
      guard let format = chosen(.text as ProblemReport.Format) else { return nil }
      request.diagnostics.format = format
      return ValidateJob(request: request)
    case "type":
      guard let format = chosen(.text as TypeJob.Format) else { return nil }
      return TypeJob(request: request, format: format)
    case "frames":
      guard let format = chosen(.tree as FrameFormat) else { return nil }
      return FramesJob(request: request, format: format)
    case "explain":
      guard let format = chosen(.text as ExplainJob.Format) else { return nil }
      request.files = [files[0]]
      var job = ExplainJob(request: request, nodes: Array(files.dropFirst()))
      job.format = format
      if !aspects.isEmpty { job.aspects = Explanation.Aspect.allCases.filter(aspects.contains) }
      return job
    case "render":
      guard format == nil else { return nil }
      request.result = ResultOutput(path: output)
      return RenderJob(request: request)
    default: return nil
    }
  }

  /// The format that is asked for, or `usual` if none is; nil for one that does not exist.
  private func chosen<Format: RawRepresentable<String>>(_ usual: Format) -> Format? {
    guard let format else { return usual }
    return Format(rawValue: format)
  }
}
