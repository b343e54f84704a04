import Synchronization

/// A value that is made when it is first asked for, by whichever thread asks.
final class Lazy<Value: AnyObject & Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  /// The value, made by `make` if nobody has asked before.
  func get(_ make: () -> Value) -> Value {
    value.withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
