import GalleySource

/// The types of the body of a document, or of one of its nodes, as they are reported.
public struct TypeReport: Sendable {
  /// A line for every layer.
  public var isPretty = false
  /// With module names.
  public var isQualified = false
  /// The bodies of definitions, too.
  public var showsDefinitions = false
  /// Name, path or place of the node whose type is meant; nil for the body.
  public var node: String?

  /// Creates a report of the type of the body.
  public init() {}

  /// Why there is no report.
  public enum Failure: Error, Hashable, Sendable {
    /// Nothing in the document has this name, path or place.
    case unknownNode(String)
    /// A view uses itself with ever larger types, so that the types of definitions have no end.
    case endlessDefinitions
  }

  /// Returns the types that were asked for, one for the body or one or more for a node; nil if there are errors.
  public func types(of layout: DocumentLayout) throws(Failure) -> [String]? {
    if layout.hasErrors { return nil }
    guard let node else { return try bodyTypes(of: layout) }
    let found = layout.nodes(meantBy: node)
    guard !found.isEmpty else { throw .unknownNode(node) }
    return found.compactMap { isPretty ? $0.prettyType(qualified: isQualified) : $0.type(qualified: isQualified) }
  }

  private func bodyTypes(of layout: DocumentLayout) throws(Failure) -> [String]? {
    let plain = isQualified ? layout.qualifiedType : layout.type
    guard let type = isPretty ? layout.prettyType(qualified: isQualified) : plain else { return nil }
    guard showsDefinitions else { return [type] }
    guard let definitions = layout.definitionTypes(qualified: isQualified) else { throw .endlessDefinitions }
    return [type] + definitions.map { "\($0.name).body: \($0.type)" }
  }

  /// Returns the report as JSON, with at most `maximum` problems; the schema is `SchemaSubject.type`.
  ///
  /// `isNamed` names the document, for a list of reports.
  public func json(
    of layout: DocumentLayout, isNamed: Bool = false, maximum: Int = ProblemReport.defaultMaximum
  ) throws(Failure) -> [UInt8] {
    let types = try types(of: layout)
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    writer.member("galley", 1)
    if isNamed { writer.member("file", layout.name) }
    if let types, let first = types.first {
      writer.member("type", first)
      if types.count > 1 {
        writer.key("types")
        writer.strings(types)
      }
    }
    layout.problemReport(maximum: maximum).write(to: &writer)
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}

extension DocumentLayout {
  func problemReport(maximum: Int) -> ProblemReport {
    var report = ProblemReport(maximum: maximum, settingNames: document.options.settingNames)
    report.add(self)
    return report
  }
}
