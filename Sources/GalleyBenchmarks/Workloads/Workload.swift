/// Something to measure under a name: a layout tree, or a document.
enum Workload: Sendable {
  case layout(LayoutWorkload)
  case document(DocumentWorkload)

  var name: String {
    switch self {
    case .layout(let workload): workload.name
    case .document(let workload): workload.name
    }
  }

  func measure() -> Measurement {
    switch self {
    case .layout(let workload): Measurement(workload)
    case .document(let workload): Measurement(workload)
    }
  }

  /// Every workload, in the order in which they are run.
  static let all: [Workload] =
    (LayoutWorkload.flat + LayoutWorkload.balanced + LayoutWorkload.deep + LayoutWorkload.chain + LayoutWorkload.text)
    .map { .layout($0) } + (DocumentWorkload.small + DocumentWorkload.all).map { .document($0) }
}
