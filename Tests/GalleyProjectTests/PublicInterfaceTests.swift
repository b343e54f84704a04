import Foundation
import Testing

/// What other programs see of the library.
@Suite struct PublicInterfaceTests {
  /// The text of every source file of a target, by path.
  private static func sources(of target: String) throws -> [(path: String, text: String)] {
    try ProjectFiles.paths(below: "Sources/\(target)").filter { $0.hasSuffix(".swift") }.map {
      ($0, try ProjectFiles.text($0))
    }
  }

  /// Those of the targets that have public names.
  private static func publicSources() throws -> [(path: String, text: String)] {
    try sources(of: "Galley") + sources(of: "GalleyPictures")
  }

  /// A program may import SwiftUI and Foundation beside the library; see `takenNames`.
  @Test func noPublicNameIsOneOfSwiftUI() throws {
    var found = 0
    for (path, text) in try Self.publicSources() {
      for match in text.matches(of: /(?m)^public (?:final )?(?:struct|enum|class|protocol|typealias|actor) (\w+)/) {
        found += 1
        #expect(!takenNames.contains(String(match.1)), "\(match.1) in \(path)")
      }
    }
    #expect(found > 30)
  }

  /// A tuple cannot be extended, compared or coded, and its members cannot be documented.
  @Test func nothingPublicIsATuple() throws {
    var found = 0
    for (path, text) in try Self.publicSources() {
      let declarations = text.split(separator: "\n").filter { $0.contains("public ") }
      found += declarations.count
      for declaration in declarations {
        #expect(!Self.hasTuple(declaration), "\(declaration) in \(path)")
      }
    }
    #expect(found > 300)
  }

  /// Whether a declaration gives a tuple, as a property or as a result.
  private static func hasTuple(_ declaration: Substring) -> Bool {
    let property = /(?:var|let) \w+: [\[(]*\([^()]*,[^()]*\)(?!.*->)/
    let result = /-> [\[(]*\([^()]*,[^()]*\)/
    return declaration.firstMatch(of: property) != nil || declaration.firstMatch(of: result) != nil
  }

  @Test(arguments: [
    "  public var size: (width: Double, height: Double)", "  public var values: [(name: String, value: String)] { [] }",
    "  public let pair: (ViewSize, Double)", "  public func sizes(of a: Int, _ b: Int) -> (ViewSize, Int) {",
  ])
  func tuplesAreSeen(_ declaration: String) { #expect(Self.hasTuple(declaration[...])) }

  @Test(arguments: [
    "  public var changed: (Int, Int) -> Void", "  public func size(of a: Int, _ b: Int) -> ViewSize {",
    "  public let names: [String: Int]",
  ])
  func othersAreNone(_ declaration: String) {
    #expect(!Self.hasTuple(declaration[...]))
  }

  /// What the command can do, every program can.
  @Test func theCommandHasTheLibrarysPublicNamesOnly() throws {
    // CStackRoom is C code about the process.
    let allowed: Set = [
      "Galley", "GalleyPictures", "ArgumentParser", "CStackRoom", "Synchronization", "Glibc", "Musl", "Darwin",
    ]
    for (path, text) in try Self.sources(of: "GalleyCommand") {
      for match in text.matches(
        of: /(?m)^(?:@\w+(?:\(\w+\))? )?(?:package |internal |public )?import (?:struct |enum |func )?(\w+)/)
      {
        #expect(allowed.contains(String(match.1)), "\(path) imports \(match.1)")
      }
    }
    let manifest = try ProjectFiles.text("Package.swift")
    for target in ["GalleyCommand", "GalleyConsumerTests"] {
      let declaration = try #require(
        manifest.split(separator: "name: \"\(target)\"").last?.split(separator: "arget(").first)
      #expect(declaration.contains("packageAccess: false"), "\(target)")
    }
  }

  /// A program without a command line has no flags; messages name settings, and who shows them knows their names.
  @Test(arguments: [
    "Galley", "GalleyCatalogue", "GalleyLanguage", "GalleyExpressions", "GalleyLayout", "GalleyFormats", "GalleySource",
    "GalleyPictures",
  ])
  func theLibraryNamesNoFlags(_ target: String) throws {
    for (path, text) in try Self.sources(of: target) {
      for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        #expect(line.firstMatch(of: /(?:^|[^-])--[a-z]/) == nil, "\(path): \(line)")
      }
    }
  }

  /// Reports of frames could stand in another package: they read nodes, and know nothing of the stages.
  @Test(arguments: [
    "FrameTraversal", "FrameTreeReport", "FrameJSONReport", "FrameCSVReport", "SessionReport", "TypeReport",
  ])
  func reportsReadNodes(_ name: String) throws {
    let text = try ProjectFiles.text("Sources/Galley/Reports/\(name).swift")
    let imports = text.matches(of: /(?m)^(?:@\w+ )?(?:package |internal |public )?import (\w+)/).map { String($0.1) }
    #expect(Set(imports).subtracting(["GalleySource"]).isEmpty)
    for word in ["LaidOutDocument", "layout.result", "node.document", "node.source", "node.entry", "typing"] {
      #expect(!text.contains(word), "\(word)")
    }
  }
}
