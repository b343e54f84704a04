/// How well something about SwiftUI is known; `Documentation/Rules.md` says what each word means.
package enum Standing: String, Sendable, CaseIterable {
  case measured
  case published
  case derived
  case unconfirmed
  case model
}
