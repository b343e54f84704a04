/// What there is a JSON Schema of: what documents may hold, and every JSON that the command prints.
public enum SchemaSubject: String, Sendable, CaseIterable {
  case document, frames, type, diagnostics, perform, catalogue, explain, diff, picture
  case explainCode = "explain-code"

  /// Returns the schema as pretty JSON with a line break at its end.
  public func write() -> [UInt8] {
    switch self {
    case .document: DocumentSchema.write()
    case .frames: FrameSchema.write()
    case .type: TypeSchema.write()
    case .diagnostics: DiagnosticSchema.write()
    case .perform: PerformSchema.write()
    case .catalogue: CatalogueSchema.write()
    case .explain: ExplainSchema.write()
    case .diff: DiffSchema.write()
    case .picture: PictureSchema.write()
    case .explainCode: CodeSchema.write()
    }
  }
}
