import GalleyLanguage
import GalleySource

/// A place where two types part.
public struct TypeDifference: Hashable, Sendable {
  /// The names of the types around the place, outermost first, with the index of the argument behind each.
  public let path: String
  /// What the first type has there.
  public let first: String
  /// What the second type has there.
  public let second: String

  /// Returns differences as JSON.
  public static func json(_ differences: [TypeDifference]) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object {
      $0.member("galley", 1)
      $0.key("differences")
      $0.array {
        for difference in differences {
          $0.object {
            $0.member("path", difference.path)
            $0.member("first", difference.first)
            $0.member("second", difference.second)
          }
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}

extension DocumentLayout {
  /// How many differences are given at most.
  private static let mostDifferences = 100

  /// The places where the types of two bodies part, in order; nil if a document has errors.
  ///
  /// Each place is as far inside as the two agree around it.
  public func typeDifferences(from other: DocumentLayout, qualified: Bool = false) -> [TypeDifference]? {
    guard let first = result, let second = other.result else { return nil }
    let form: TypeStore.Form = qualified ? .qualified : .unqualified
    let (left, right) = (first.typing.store, second.typing.store)
    var found: [TypeDifference] = []
    var pending: [(left: TypeRef, right: TypeRef, path: [String])] = [(first.bodyType, second.bodyType, [])]
    while let next = pending.popLast(), found.count < Self.mostDifferences {
      let (a, b) = (left.parts(of: next.left), right.parts(of: next.right))
      guard a.name == b.name, a.arguments.count == b.arguments.count else {
        found.append(
          TypeDifference(
            path: next.path.joined(separator: " › "), first: left.print(next.left, form),
            second: right.print(next.right, form)))
        continue
      }
      let name = left.name(of: next.left, form)
      for index in a.arguments.indices.reversed() {
        // A chain of thousands of layers would make each path as long.
        let path = next.path.count < 40 ? next.path + ["\(name.isEmpty ? "tuple" : name)[\(index)]"] : next.path
        pending.append((a.arguments[index], b.arguments[index], path))
      }
    }
    return found
  }
}
