/// Something to measure under a name: a layout tree, a document, or the start of the program.
enum Workload: Sendable {
  case layout(LayoutWorkload)
  case document(DocumentWorkload)
  case parsing(ParsingWorkload)
  case startUp(StartUpWorkload)

  var name: String {
    switch self {
    case .layout(let workload): workload.name
    case .document(let workload): workload.name
    case .parsing(let workload): workload.name
    case .startUp(let workload): workload.name
    }
  }

  func measure(_ options: RunOptions) -> Measurement {
    switch self {
    case .layout(let workload): Measurement(workload)
    case .document(let workload): Measurement(workload)
    case .parsing(let workload): Measurement(workload)
    case .startUp(let workload): Measurement(workload, galley: options.galley)
    }
  }

  /// Every workload, in the order in which they are run.
  static var all: [Workload] {
    layouts.map(Workload.layout) + documents.map(Workload.document)
      + ParsingWorkload.all.map(Workload.parsing) + StartUpWorkload.all.map(Workload.startUp)
  }

  private static let layouts: [LayoutWorkload] = [
    LayoutWorkload.flat, LayoutWorkload.balanced, LayoutWorkload.deep, LayoutWorkload.chain, LayoutWorkload.text,
    LayoutWorkload.grid,
  ].flatMap { $0 }

  private static let documents: [DocumentWorkload] = DocumentWorkload.small + DocumentWorkload.all
}
