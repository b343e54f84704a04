import ArgumentParser
import Galley

/// `frames,padding`: overlays of pictures, or `all` of them.
struct OverlayList: ExpressibleByArgument, Hashable, Sendable {
  let overlays: Set<PictureOverlay>

  private static let all = "all"

  /// What can be asked for, in words.
  static let words = (PictureOverlay.allCases.map { "`\($0.rawValue)`" } + ["`\(all)`"]).joined(separator: ", ")

  /// Reads names with commas between them; nil if one of them is none.
  init?(argument: String) {
    if argument == Self.all {
      overlays = Set(PictureOverlay.allCases)
      return
    }
    let names = argument.split(separator: ",", omittingEmptySubsequences: false)
    let found = names.compactMap { PictureOverlay(rawValue: String($0)) }
    guard found.count == names.count else { return nil }
    overlays = Set(found)
  }

  static var allValueStrings: [String] { PictureOverlay.allCases.map(\.rawValue) + [all] }
}
