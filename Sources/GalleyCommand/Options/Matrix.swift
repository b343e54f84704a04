import Galley

/// All combinations of the choices of some axes.
struct Matrix {
  /// More are not laid out.
  static let mostCells = 64

  /// One combination.
  struct Cell {
    /// The position of the choice of each axis.
    let choices: [Int]
    let canvas: CanvasOptions
  }

  /// A combination as something to lay out in.
  struct Setting: Sendable {
    let choices: [Int]
    let surroundings: Surroundings
  }

  let axes: [MatrixAxis]

  /// The combinations of choices within `canvas`; those of the last axis change first.
  func cells(of canvas: CanvasOptions) throws -> [Cell] {
    if let repeated = axes.indices.first(where: { place in axes[..<place].contains { $0.key == axes[place].key } }) {
      throw CommandFailure("`--matrix` is given `\(axes[repeated].key)` twice; write all choices behind one key")
    }
    var count = 1
    for axis in axes {
      let (product, overflow) = count.multipliedReportingOverflow(by: axis.choices.count)
      guard !overflow, product <= Self.mostCells else {
        throw CommandFailure("`--matrix` asks for more than \(Self.mostCells) combinations")
      }
      count = product
    }
    var cells = [Cell(choices: [], canvas: canvas)]
    for axis in axes {
      cells = try cells.flatMap { cell in
        try axis.choices.indices.map { place in
          Cell(choices: cell.choices + [place], canvas: try cell.canvas.choosing(axis.choices[place], for: axis.key))
        }
      }
    }
    return cells
  }
}

extension Matrix {
  /// What is laid out in, in the order of the cells.
  func settings(of canvas: CanvasOptions, limits: InterpreterOptions.Limits) throws -> [Setting] {
    try cells(of: canvas).map {
      Setting(choices: $0.choices, surroundings: try $0.canvas.surroundings(limits: limits))
    }
  }

  /// A combination in words, without what all others have as well.
  func words(for choices: [Int]) -> String {
    zip(axes, choices).filter { axis, _ in axes.count == 1 || axis.choices.count > 1 }
      .map { axis, choice in axis.words(for: axis.choices[choice]) }.joined(separator: " · ")
  }
}

extension MatrixAxis {
  /// A choice in words: values of the document, which nobody knows by themselves, with their names.
  fileprivate func words(for choice: String) -> String {
    CanvasOptions.Key(rawValue: key) == nil ? "\(key): \(choice)" : choice
  }
}

extension CanvasOptions {
  /// What `--matrix` can set beside the values of documents.
  fileprivate enum Key: String {
    case device, orientation, size, locale, preview
    case colorScheme = "color-scheme"
    case dynamicType = "dynamic-type"
    case layoutDirection = "layout-direction"
  }

  /// The same options with another choice of one of them; what is none of them is a value of the document.
  fileprivate func choosing(_ choice: String, for key: String) throws -> CanvasOptions {
    guard let option = Key(rawValue: key) else {
      guard let assignment = Assignment(argument: "\(key)=\(choice)") else {
        throw CommandFailure("`--matrix` cannot set `\(key)`")
      }
      var result = self
      result.assignments.append(assignment)
      return result
    }
    var words = ["--\(option.rawValue)", choice]
    // Another device is held as the one before.
    if option == .device, let orientation { words += ["--orientation", orientation.rawValue] }
    return try replaced(byWords: words, of: "--matrix")
  }
}
