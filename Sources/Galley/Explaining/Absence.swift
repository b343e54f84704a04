import GalleyFormats
import GalleyLanguage
import GalleySource
import GalleyTables

/// A view that a document writes and a layout does not have, since a condition keeps it out.
public struct Absence: Sendable {
  /// A condition that is not what the view needs.
  public struct Condition: Sendable {
    /// What the document writes.
    public let text: String
    /// What it is where the view is not shown.
    public let state: State
    /// Where it is written.
    public let sourceRange: SourceRange
    /// What a case of a switch is compared with, where the condition is a case.
    public let subject: Subject?

    /// The subject of a switch, as it is where the view is not shown.
    public struct Subject: Sendable {
      /// What the document writes.
      public let text: String
      /// Its value, as a text that interpolates it shows it.
      public let value: String
      /// Where it is written.
      public let sourceRange: SourceRange
    }

    /// What a condition is.
    public enum State: String, Sendable, CaseIterable {
      case isTrue = "true"
      case isFalse = "false"
      /// What a loop goes through has no elements.
      case isEmpty = "empty"
      /// An item that is to be presented, or a value that is to be unwrapped, is nil.
      case isNil = "nil"
      /// A value that an `if` unwraps is there, and the view stands in its `else`.
      case isNotNil = "not-nil"
      /// A value that a pattern is to take apart is another case.
      case isAnotherCase = "another-case"

      /// As a sentence says it behind "is".
      fileprivate var words: String {
        switch self {
        case .isTrue, .isFalse, .isEmpty, .isNil: rawValue
        case .isNotNil: "not nil"
        case .isAnotherCase: "another case"
        }
      }
    }

    /// What it is, in a clause.
    fileprivate func clause(in file: String) -> String {
      let place = SentenceWriter.shown(sourceRange, in: file)
      guard let subject else { return "`\(text)` is \(state.words) (\(place))" }
      let fits = state == .isTrue ? "fits" : "does not fit"
      return "`\(subject.text)` is \(subject.value) (\(SentenceWriter.shown(subject.sourceRange, in: file))), which "
        + "`\(text)` (\(place)) \(fits)"
    }
  }

  /// The view with its type and place: `“hint” (Text, 6:11)`.
  public let subject: String
  /// Where the view is written.
  public let sourceRange: SourceRange
  /// The conditions that keep it out, the outermost first; none if something else does.
  public let conditions: [Condition]

  /// The file that needs no name in places.
  let file: String

  /// Why the view is not there, in a sentence.
  public var text: String {
    guard !conditions.isEmpty else { return "\(subject) is in the document, and nothing shows it here." }
    let clauses = conditions.map { $0.clause(in: file) }
    let list =
      conditions.contains { $0.subject != nil } ? clauses.joined(separator: ", and ") : SentenceWriter.list(clauses)
    return "\(subject) is not in the tree: \(list)."
  }

  /// Writes it as JSON.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("text", text)
    writer.key("place")
    writer.value(sourceRange)
    writer.key("conditions")
    writer.array { writer in
      for condition in conditions {
        writer.beginObject()
        writer.member("text", condition.text)
        writer.member("state", condition.state.rawValue)
        writer.key("place")
        writer.value(condition.sourceRange)
        if let subject = condition.subject {
          writer.key("subject")
          writer.object {
            $0.member("text", subject.text)
            $0.member("value", subject.value)
            $0.key("place")
            $0.value(subject.sourceRange)
          }
        }
        writer.endObject()
      }
    }
    writer.endObject()
  }
}
