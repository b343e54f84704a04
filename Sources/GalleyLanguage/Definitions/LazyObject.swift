import Synchronization

/// An object that is made when it is first asked for; of those that threads make at once, the first stays.
///
/// It keeps an address, for which the compiler loads one word: `AtomicLazyReference` asks the runtime for the metadata of
/// its type at every access, which took a seventh of a whole run.
struct LazyObject: ~Copyable, Sendable {
  private let address = Atomic<UInt>(0)

  /// The object, which `make` makes if there is none yet; always of the same type.
  @inline(__always)
  func object<Object: AnyObject & Sendable>(_ make: () -> Object) -> Object {
    if let known = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) {
      return Unmanaged<Object>.fromOpaque(known).takeUnretainedValue()
    }
    return keep(make())
  }

  @inline(never)
  private func keep<Object: AnyObject & Sendable>(_ object: Object) -> Object {
    let kept = Unmanaged.passRetained(object)
    let (isFirst, known) = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: kept.toOpaque()), ordering: .acquiringAndReleasing)
    if isFirst { return object }
    kept.release()
    guard let first = UnsafeRawPointer(bitPattern: known) else { return object }
    return Unmanaged<Object>.fromOpaque(first).takeUnretainedValue()
  }

  deinit {
    guard let known = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) else { return }
    Unmanaged<AnyObject>.fromOpaque(known).release()
  }
}
