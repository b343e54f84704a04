import Galley
import GalleySource
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Documents that are nested more deeply than the stack allows end in a diagnostic, whatever the stack is.
@Suite struct DeepStackTests {
  /// `levels` views within each other.
  static func nested(_ levels: Int) -> String {
    #"{"body":"# + String(repeating: #"{"VStack":["#, count: levels) + #"{"Text":"a"}"#
      + String(repeating: "]}", count: levels) + "}"
  }

  static let documents = [
    nested(1_000),
    #"{"body":{"Text":"a","modifiers":["# + String(repeating: #"{"padding":0},"#, count: 20_000) + #""padding"]}}"#,
    #"{"functions":{"f":{"parameters":{"n":"Int"},"type":"Int","value":"$(f(n: n + 1) + 1)"}},"body":{"Text":"$(f(n: 0))"}}"#,
    #"{"views":{"A":{"parameters":{"n":"Int"},"body":{"if":"$(n > 0)","then":[{"A":{"n":"$(n + 1)"}}]}}},"body":{"A":{"n":1}}}"#,
  ]

  /// A thread of 512 kilobytes may ask for anything: the work gets a stack of its own.
  @Test(arguments: documents.indices) func aSmallThreadMayCallTheLibrary(_ index: Int) throws {
    let codes = try #require(onThread(of: 512 << 10) { Self.codes(Self.documents[index]) })
    #expect(codes == (index < 2 ? [] : ["too-many-levels"]))
  }

  /// On a stack of half a megabyte, and of sixteen, everything ends: in a result, or where the stack does.
  @Test(arguments: documents.indices, [512 << 10, 16 << 20]) func aStackThatIsTooSmallEndsTheDocument(
    _ index: Int, _ size: Int
  ) throws {
    let codes = try #require(
      onThread(of: size) { DeepStack.runHere { Self.codes(Self.documents[index]) } })
    #expect(codes == ["stack-exhausted"] || codes == (index < 2 ? [] : ["too-many-levels"]))
    if size == 512 << 10 { #expect(codes == ["stack-exhausted"]) }
  }

  @Test func theDiagnosticHasAPlaceInTheDocument() throws {
    let problem = try #require(
      onThread(of: 512 << 10) {
        DeepStack.runHere {
          Interpreter().validate(DocumentSource(name: "document.json", text: Self.nested(1_000))).problems
        }
      }?.first)
    #expect(problem.code == "stack-exhausted")
    let place = try #require(problem.place)
    #expect(place.bytes.lowerBound > 10 && place.bytes.upperBound <= Self.nested(1_000).utf8.count)
  }

  /// 50 levels in the three and a half megabytes that four leave: at most 72 kilobytes each, also in a debug build.
  @Test func aLevelTakesFarLessThanAHundredKilobytes() throws {
    let codes = try #require(
      onThread(of: 4 << 20) { DeepStack.runHere { Self.codes(Self.nested(50)) } })
    #expect(codes == [])
  }

  private static func codes(_ text: String) -> [String] {
    let result = Interpreter().interpret(DocumentSource(name: "document.json", text: text))
    if !result.hasErrors {
      for format in Interpretation.FrameFormat.allCases { _ = result.frames(as: format) }
      _ = (result.prettyType(), result.definitionTypes(), result.qualifiedType)
    }
    return result.problems.filter { $0.severity == .error }.map(\.code)
  }

  /// Runs `body` on a thread with so many bytes of stack; nil if there is no such thread.
  private func onThread<Result: Sendable>(of size: Int, _ body: @escaping @Sendable () -> Result) -> Result? {
    let box = Box<Result>()
    let work = Unmanaged.passRetained(Work { box.result = body() })
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, size)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
    var handle: pthread_t?
    #else
    var handle = pthread_t()
    #endif
    let status = pthread_create(
      &handle, &attributes,
      { context in
        #if canImport(Darwin)
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
        #else
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        #endif
        return nil
      }, work.toOpaque())
    guard status == 0 else { return nil }
    #if canImport(Darwin)
    if let handle { pthread_join(handle, nil) }
    #else
    pthread_join(handle, nil)
    #endif
    return box.result
  }
}

/// What a thread is to do.
private final class Work: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// Where a thread leaves its result for the one that joins it.
private final class Box<Result: Sendable>: @unchecked Sendable {
  var result: Result?
}
