import Foundation
import Testing

/// What ARCHITECTURE.md says of the targets is what Package.swift says.
@Suite struct ArchitecturePageTests {
  @Test func theTableOfTargetsIsThatOfThePackage() throws {
    let page = try ProjectFiles.text("ARCHITECTURE.md")
    let package = try ProjectFiles.text("Package.swift").replacing(/\s+/, with: " ").replacing(
      "arget( ", with: "arget(")
    var rows = 0
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      let names = cells[1].matches(of: /`(C?Galley\w*|C[A-Z]\w+)`/).map { String($0.output.1) }
      guard let first = names.first, let dependencies = Self.dependencies(of: first, in: package) else { continue }
      rows += 1
      let told = Set(cells[3].matches(of: /C?Galley\w*|C[A-Z]\w+|ArgumentParser/).map { String($0.output) })
      #expect(told == dependencies, "\(first)")
    }
    #expect(rows == 18)
  }

  /// What a target depends on, nothing for a target of C; nil for a name of none.
  private static func dependencies(of target: String, in package: String) -> Set<String>? {
    guard let start = package.firstRange(of: "arget(name: \"\(target)\"") else {
      return package.contains("systemLibrary(name: \"\(target)\")") ? [] : nil
    }
    let rest = package[start.upperBound...]
    let end = rest.firstRange(of: "arget(")?.lowerBound ?? rest.endIndex
    guard let list = rest[..<end].firstMatch(of: /dependencies: \[([^\]]*)\]/) else { return [] }
    return Set(
      list.output.1.matches(of: /"(\w+)"/).map { String($0.output.1) }.filter { $0 != "swift-argument-parser" })
  }
}
