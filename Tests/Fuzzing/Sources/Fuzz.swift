import Galley

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// libFuzzer's own mutations of bytes.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int) -> Int

/// libFuzzer's own beginning.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutableRawPointer,
  _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Where the process begins: the package manager gives every executable's `main` the name of its module.
@_cdecl("GalleyFuzz_main")
public func fuzzMain(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
  // One deep stack for all inputs; libFuzzer's alarm has to reach the thread that it runs on.
  var alarm = sigset_t()
  sigemptyset(&alarm)
  sigaddset(&alarm, SIGALRM)
  pthread_sigmask(SIG_BLOCK, &alarm, nil)
  let (total, list) = (count, UInt(bitPattern: arguments))
  return DeepStack.run {
    var alarm = sigset_t()
    sigemptyset(&alarm)
    sigaddset(&alarm, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &alarm, nil)
    var (total, list) = (total, UnsafeMutableRawPointer(bitPattern: list))
    return withUnsafeMutablePointer(to: &list) { runDriver(&total, $0, { fuzzOneInput($0, $1) }) }
  }
}

/// What libFuzzer calls before the first input.
@_cdecl("LLVMFuzzerInitialize")
public func fuzzInitialize(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
  atexit { FuzzStatistics.shared.print() }
  return 0
}

/// What libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}

/// What libFuzzer calls for a new input made of an old one.
///
/// Documents are changed as trees most of the time, so that what comes out can still be read, and as bytes otherwise.
@_cdecl("LLVMFuzzerCustomMutator")
public func fuzzMutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int, _ seed: UInt32) -> Int {
  var random = RandomNumbers(seed: UInt64(seed))
  guard random.below(100) < FuzzTarget.chosen.percentageOfTrees else { return mutateBytes(data, size, maximum) }
  let document = Array(UnsafeBufferPointer(start: data, count: size))
  var mutator = DocumentMutator(random)
  guard let changed = mutator.mutate(document), changed.count <= maximum else {
    return mutateBytes(data, size, maximum)
  }
  _ = UnsafeMutableBufferPointer(start: data, count: changed.count).update(fromContentsOf: changed)
  return changed.count
}

/// What libFuzzer calls for a new input made of two.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func fuzzCross(
  _ first: UnsafePointer<UInt8>, _ firstSize: Int, _ second: UnsafePointer<UInt8>, _ secondSize: Int,
  _ result: UnsafeMutablePointer<UInt8>, _ maximum: Int, _ seed: UInt32
) -> Int {
  let left = Array(UnsafeBufferPointer(start: first, count: firstSize))
  let right = Array(UnsafeBufferPointer(start: second, count: secondSize))
  var random = RandomNumbers(seed: UInt64(seed))
  var crossed: [UInt8]?
  if FuzzTarget.chosen.percentageOfTrees > 0 {
    var mutator = DocumentMutator(random)
    crossed = mutator.cross(left, with: right)
  }
  let fallback = left.prefix(random.below(left.count + 1)) + right.suffix(random.below(right.count + 1))
  let chosen = crossed.map { $0.count <= maximum ? $0 : nil } ?? nil
  let bytes = chosen ?? Array(fallback.prefix(maximum))
  _ = UnsafeMutableBufferPointer(start: result, count: bytes.count).update(fromContentsOf: bytes)
  return bytes.count
}
