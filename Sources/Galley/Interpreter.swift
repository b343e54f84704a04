/// Reads view documents and answers what SwiftUI would make of them.
///
/// An interpreter is a value: it may be used from many threads at once, and equal input gives equal results.
///
/// ```swift
/// let interpreter = Interpreter()
/// let document = interpreter.check(DocumentSource(name: "hello.yaml", text: "Text: Hello"))
/// print(document.layout().type ?? "")  // Text
/// ```
public struct Interpreter: Sendable {
  /// How documents are read and checked.
  public var options: InterpreterOptions

  /// Creates an interpreter.
  public init(options: InterpreterOptions = InterpreterOptions()) { self.options = options }

  /// Reads a document, with what it imports, and checks it.
  ///
  /// Mistakes are problems of the document.
  public func check(_ source: DocumentSource) -> CheckedDocument {
    DeepStack.run { [options] in
      let document = ReadDocument.read(source, options)
      return CheckedDocument.check(document, options)
    }
  }
}
