import GalleyCatalogue
import GalleyFormats
import GalleyLanguage
import GalleyLayout
package import GalleySource

/// Reads view documents and answers what SwiftUI would make of them.
///
/// An interpreter is a value: it may be used from many threads at once, and equal input gives equal results.
///
/// ```swift
/// let interpreter = Interpreter()
/// let result = interpreter.interpret(DocumentSource(name: "hello.yaml", text: "Text: Hello"))
/// print(result.type ?? "")  // Text
/// ```
public struct Interpreter: Sendable {
  /// What documents are evaluated against.
  public var options: InterpreterOptions

  /// Creates an interpreter.
  public init(options: InterpreterOptions = InterpreterOptions()) { self.options = options }

  /// Reports all that is wrong with a document, without laying it out.
  public func validate(_ source: DocumentSource) -> Validation {
    let options = options
    return DeepStack.run {
      let (file, checked) = Interpreter.check(source, options)
      return Validation(files: [file], diagnostics: checked.diagnostics)
    }
  }

  /// Checks, evaluates and lays out a document.
  public func interpret(_ source: DocumentSource) -> Interpretation {
    let options = options
    return DeepStack.run {
      let (file, checked) = Interpreter.check(source, options)
      return Interpretation(file: file, checked: checked, options: options)
    }
  }

  /// The outcome of reading and checking.
  struct Checked: Sendable {
    var tree: LocatedTree?
    var document: CheckedDocument?
    var typing: TypeContext?
    var diagnostics: DiagnosticCollection
  }

  private static func check(_ source: DocumentSource, _ options: InterpreterOptions) -> (SourceFile, Checked) {
    let file = SourceFile(name: source.name, bytes: source.bytes)
    let reading =
      source.notation == .json
      ? readJSON(file, index: 0, limits: options.limits.reading)
      : readYAML(file, index: 0, limits: options.limits.reading)
    var diagnostics = DiagnosticCollection(reading.diagnostics)
    guard let tree = reading.tree else { return (file, Checked(diagnostics: diagnostics)) }
    let (document, problems) = Checker.check(
      tree, catalogue: .standard, target: options.target.flatMap { Target($0) })
    diagnostics.add(contentsOf: problems)
    var typing = TypeContext(catalogue: .standard, document: document)
    if diagnostics.counts.errors == 0 { diagnostics.add(contentsOf: typing.checkReceivers()) }
    return (file, Checked(tree: tree, document: document, typing: typing, diagnostics: diagnostics))
  }
}

/// What is wrong with a document.
public struct Validation: Sendable {
  package let files: [SourceFile]
  package let diagnostics: DiagnosticCollection

  /// Tells whether there is an error; warnings and notes are none.
  public var hasErrors: Bool { diagnostics.counts.errors > 0 }
}
