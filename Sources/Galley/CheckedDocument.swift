import CStackRoom
import GalleyCatalogue
import GalleyFormats
import GalleyLanguage
package import GalleySource

/// A document that was read and checked, to be laid out as often as wanted.
///
/// Another window, text size, colour scheme or state evaluates and lays out only.
///
/// ```swift
/// let document = Interpreter().check(DocumentSource(name: "hello.yaml", text: "Text: Hello"))
/// for problem in document.problems { print(problem.message) }
/// print(document.layout(in: .device(.iPhone15)).root?.frame as Any)
/// ```
public struct CheckedDocument: Sendable {
  /// The document, and then what it imports.
  package let files: [SourceFile]
  /// By file; empty if one of them could not be read.
  let trees: [LocatedTree]
  /// Nil if it could not be read.
  let program: CheckedProgram?
  /// The types that checking has written; nil if it could not be read.
  let typing: TypeContext?
  let diagnostics: DiagnosticCollection
  /// What it was read and checked with.
  let options: InterpreterOptions

  /// The name that the document's source was given.
  public var name: String { files.first?.name ?? "" }

  /// What is wrong with the document, whatever it is laid out in, in order of place.
  public var problems: [Problem] { Problem.list(diagnostics, of: files, naming: options.settingNames) }

  /// Tells whether there is an error; warnings and notes are none.
  public var hasErrors: Bool { diagnostics.counts.errors > 0 }

  /// Evaluates the document and lays it out.
  ///
  /// What SwiftUI does before the first frame is shown is done first, such as `onAppear`, unless the surroundings ask for
  /// the first pass. Mistakes are problems of the layout; it neither reads nor checks again.
  public func layout(in surroundings: Surroundings = .own) -> DocumentLayout {
    DeepStack.run {
      guard !surroundings.isBeforeAppearing, let program, let typing, program.actsWhenAppearing(typing.catalogue) else {
        return layout(in: surroundings, store: nil)
      }
      var cascade = Cascade(self, in: surroundings)
      cascade.appear()
      return cascade.layout
    }
  }

  /// The same on this thread; with a store, the state of the document is kept for actions.
  func layout(in surroundings: Surroundings, store: StateStore?) -> DocumentLayout {
    let evaluated = EvaluatedDocument.evaluate(self, in: surroundings, store: store)
    let laidOut = LaidOutDocument.layOut(evaluated)
    return DocumentLayout.report(laidOut, of: evaluated)
  }
}

extension CheckedDocument {
  /// Checks a document that was read.
  static func check(_ read: ReadDocument, _ options: InterpreterOptions) -> CheckedDocument {
    let wrongOptions = options.diagnostics
    let trees = read.trees.compactMap(\.self)
    guard trees.count == read.files.count else {
      return CheckedDocument(
        files: read.files, trees: [], program: nil, typing: nil,
        diagnostics: DiagnosticCollection(read.settlingEdits(of: read.diagnostics) + wrongOptions), options: options)
    }
    let catalogue = Catalogue.standard(with: options.layouts)
    var (program, problems) = Checker.check(
      trees, order: read.order, stringFiles: read.stringFiles, catalogue: catalogue, target: options.target?.release,
      mistakes: read.diagnostics.filter { $0.severity == .error }, limits: options.limits.checking)
    // The checker tells the same, or the cause of it, with knowledge of names.
    var mistakes = read.diagnostics
    if !mistakes.isEmpty {
      let told = ProblemIndex(problems)
      mistakes.removeAll { told.explains($0) }
    }
    // What could not be read may use any name.
    let isComplete = !read.diagnostics.contains { $0.severity == .error }
    var diagnostics = DiagnosticCollection(
      read.settlingEdits(of: mistakes + problems.filter { isComplete || $0.code != .unusedName }))
    if !program.imageFiles.isEmpty {
      let images = ImageSizes(program.imageFiles, files: read.files, resolver: options.images)
      program.imageSizes.merge(images.sizes) { own, _ in own }
      diagnostics.add(contentsOf: images.diagnostics)
    }
    if !program.fontFiles.isEmpty {
      let fonts = FontFaces(program.fontFiles, files: read.files, resolver: options.images)
      program.fontFaces = fonts.faces
      diagnostics.add(contentsOf: fonts.diagnostics)
    }
    var typing = TypeContext(
      catalogue: catalogue, document: program, mostMethodLayers: options.limits.nodes.limit(times: 4))
    if diagnostics.counts.errors == 0 { diagnostics.add(contentsOf: typing.checkReceivers()) }
    diagnostics.add(contentsOf: wrongOptions)
    let body = program.nodes[program.body].span
    if stackRanOut(), diagnostics.counts.errors == 0 { diagnostics.add(.stackExhausted(at: body)) }
    if typing.hasTooManyLayers, diagnostics.counts.errors == 0 {
      diagnostics.add(options.limits.methodProblem(at: body))
    }
    return CheckedDocument(
      files: read.files, trees: trees, program: program, typing: typing, diagnostics: diagnostics, options: options)
  }
}
