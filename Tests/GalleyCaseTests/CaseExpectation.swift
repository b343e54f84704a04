import Foundation

/// What an `expected.txt` says; its form is described in `Tests/Cases/README.md`.
struct CaseExpectation: Sendable {
  /// One evaluation of the document.
  struct Run: Sendable {
    /// `proposal`, `size` or `device` with its value; nil for the document's own preview.
    var canvas: (key: String, value: String)?
    var settings: [(key: String, value: String)] = []
    var frames: [(label: String, numbers: [Double?])] = []
    var drawn: [(label: String, numbers: [Double?])] = []
    var present: [String] = []
    var absent: [String] = []
    var probes: [PictureProbe] = []
    var inkProbes: [InkProbe] = []
    /// What happens in a session: appearing first, then each event.
    var steps: [Step] = []

    /// How much is compared with something.
    var comparisons: Int {
      frames.count + drawn.count + present.count + absent.count + probes.count + inkProbes.count
        + steps.reduce(0) { $0 + $1.comparisons }
    }
  }

  /// Something that happens in a session, and what comes of it.
  struct Step: Sendable {
    /// As `galley perform --then` takes it; nil for appearing.
    var event: String?
    var printed: [String]?
    /// The values of all views' state of a name, in the order of the document.
    var states: [(name: String, values: [String])] = []
    /// Words of the reason why the event cannot happen.
    var failure: String?
    var shown: [String] = []
    var notShown: [String] = []

    var comparisons: Int {
      states.count + shown.count + notShown.count + (printed == nil ? 0 : 1) + (failure == nil ? 0 : 1)
    }
  }

  /// A diagnostic that must be reported.
  struct Problem: Sendable, Hashable {
    var severity: String
    var code: String
    var position: String
  }

  var source: String?
  var type: String?
  var views: [(name: String, type: String)] = []
  var runs: [Run] = []
  var problems: [Problem] = []
  /// The JSON twin has other problems: JSON cannot say what is wrong here.
  var twinDiffers = false
  /// Lines that could not be understood.
  var mistakes: [String] = []

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      guard let colon = line.firstIndex(of: ":") else {
        mistakes.append(String(line))
        continue
      }
      let key = line[..<colon].split(separator: " ", maxSplits: 1).map(String.init)
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      if !read(key: key, value: String(value)) { mistakes.append(String(line)) }
    }
  }

  private mutating func read(key: [String], value: String) -> Bool {
    switch key.first {
    case "source": source = value
    case "type": type = value
    case "views":
      let parts = value.split(separator: "=", maxSplits: 1).map { $0.trimmed }
      guard parts.count == 2 else { return false }
      views.append((parts[0], parts[1]))
    case "proposal", "size", "device": runs.append(Run(canvas: (key[0], value)))
    case "set", "target", "scale", "direction", "dynamic-type", "color-scheme", "pixels":
      change { $0.settings.append((key[0], value)) }
    case "frame", "drawn":
      let numbers = value.split(separator: " ").map { Double($0) }
      guard key.count == 2, numbers.count == 4 else { return false }
      change { run in
        if key[0] == "frame" { run.frames.append((key[1], numbers)) } else { run.drawn.append((key[1], numbers)) }
      }
    case "pixel":
      guard key.count == 2, let probe = PictureProbe(place: key[1], color: value) else { return false }
      change { $0.probes.append(probe) }
    case "ink":
      guard key.count == 2, let probe = InkProbe(place: key[1], answer: value) else { return false }
      change { $0.inkProbes.append(probe) }
    case "twin":
      guard value == "differs" else { return false }
      twinDiffers = true
    case "do": change { $0.steps.append(Step(event: value)) }
    case "prints": changeStep { $0.printed = value.isEmpty ? [] : value.components(separatedBy: " | ") }
    case "state":
      guard key.count == 2 else { return false }
      changeStep { $0.states.append((key[1], value.components(separatedBy: " | "))) }
    case "fails": changeStep { $0.failure = value }
    case "shows": changeStep { $0.shown.append(value) }
    case "hides": changeStep { $0.notShown.append(value) }
    case "present": change { $0.present.append(value) }
    case "absent": change { $0.absent.append(value) }
    case "error", "warning", "note":
      let parts = value.split(separator: " ").map(String.init)
      guard parts.count == 2 else { return false }
      problems.append(Problem(severity: key[0], code: parts[0], position: parts[1]))
    default: return false
    }
    return true
  }

  /// Changes the step that was begun last; before the first event that is appearing.
  private mutating func changeStep(_ body: (inout Step) -> Void) {
    change { run in
      if run.steps.isEmpty { run.steps.append(Step()) }
      body(&run.steps[run.steps.count - 1])
    }
  }

  /// Changes the run that was started last; the first statement of a run without a canvas starts one.
  private mutating func change(_ body: (inout Run) -> Void) {
    if runs.isEmpty { runs.append(Run()) }
    body(&runs[runs.count - 1])
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
