import GalleyExpressions
import GalleyLanguage
import GalleySource

/// A part of a document whose meaning can be asked for by leaving it out: a modifier, or an argument of a view or modifier.
public struct DocumentPart: Hashable, Sendable {
  /// What a part is.
  public enum Kind: String, Sendable, CaseIterable {
    /// A modifier with its arguments.
    case modifier
    /// An argument of a view or modifier.
    case argument
  }

  /// What it is.
  public let kind: Kind
  /// The name of the modifier, or the label of the argument: `padding`, `spacing`.
  public let name: String
  /// What it is in one line: `padding: 16`, `spacing: 8`.
  public let summary: String
  /// Where the document writes it, from its name to the end of its value.
  public let sourceRange: SourceRange
  let content: ProgramPart
}

extension CheckedDocument {
  /// The innermost part that is written around a place such as `7:25`, or `card.yaml:7:25` in a file that is imported; nil
  /// where a view stands, or nothing.
  ///
  /// Lines and columns count from 1, in Unicode scalars. An argument that its modifier cannot be without stands for the
  /// modifier.
  public func part(at place: String) -> DocumentPart? {
    guard let place = WrittenPlace(place), let finder = partFinder, case .part(let part) = finder.meaning(of: place)
    else {
      return nil
    }
    return finder.documentPart(part)
  }

  /// All that can be left out, in the order of checking; what several uses share is given once.
  public var parts: [DocumentPart] {
    guard let finder = partFinder else { return [] }
    var known: Set<SourceSpan> = []
    return finder.program.parts.compactMap { part in
      guard let whole = finder.leavable(part), known.insert(whole.span).inserted else { return nil }
      return finder.documentPart(whole)
    }
  }

  /// The document without a part, wherever what it stands in is used; nil if it would not be a document then.
  ///
  /// It is neither read nor checked again, and its problems are those of the whole document.
  public func leavingOut(_ part: DocumentPart) -> CheckedDocument? {
    guard let program else { return nil }
    return replacing(program.leavingOut(part.content))
  }

  /// The number that an argument is, or the only argument of a modifier; nil for what is none, or is computed.
  public func number(of part: DocumentPart) -> Double? {
    program.flatMap { program in program.argument(of: part.content).flatMap { program.number(of: $0) } }
  }

  /// The document with another number in place of that of a part; nil for what has none, or if it would not be a document
  /// then.
  public func setting(_ part: DocumentPart, to number: Double) -> CheckedDocument? {
    guard let program, number.isFinite, let argument = program.argument(of: part.content),
      program.number(of: argument) != nil
    else { return nil }
    return replacing(program.setting(program.arguments[argument].span, to: number))
  }

  /// The same document with another program; nil if that has mistakes.
  private func replacing(_ program: CheckedProgram) -> CheckedDocument? {
    guard let typing, !hasErrors else { return nil }
    var types = TypeContext(
      catalogue: typing.catalogue, document: program, mostMethodLayers: options.limits.nodes.limit(times: 4))
    guard types.checkReceivers().allSatisfy({ $0.severity != .error }) else { return nil }
    return CheckedDocument(
      files: files, trees: trees, program: program, typing: types, diagnostics: diagnostics, options: options)
  }
}
