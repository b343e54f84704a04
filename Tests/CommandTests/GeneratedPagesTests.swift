import Foundation
import Galley
import Testing

@testable import GalleyCommand

/// Pages that the command writes from declarations are checked in; these tests say when they are out of date.
@Suite struct GeneratedPagesTests {
  private static let documentation = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Documentation").standardizedFileURL

  @Test func theReferenceIsCurrent() throws {
    let folder = Self.documentation.appendingPathComponent("Reference")
    let pages = CatalogueReport.pages(writtenBy: CatalogueCommand.pagesCall, naming: .flags)
    let stale = pages.filter { page in
      (try? String(contentsOf: folder.appendingPathComponent(page.path), encoding: .utf8)) != page.text
    }
    #expect(
      stale.map(\.path) == [],
      "out of date: run `Tools/regenerate`")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let unknown = Set(files.filter { $0.hasSuffix(".md") || $0.hasSuffix(".svg") }).subtracting(pages.map(\.path))
    #expect(unknown.sorted() == [], "pages of what the catalogue does not have: remove them")
  }

  @Test(arguments: ["light", "dark"]) func theGalleryIsCurrent(_ scheme: String) throws {
    let samples = Self.documentation.appendingPathComponent("../samples").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: samples.path).filter { $0.hasSuffix(".yaml") }
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.run(
      ["render"] + names.sorted() + ["--\(scheme)", "--quiet", "-o", folder.url.path + "/"], folder: samples)
    #expect(outcome.status == 0)
    let gallery = Self.documentation.appendingPathComponent("Gallery/\(scheme)")
    let stale = names.filter { name in
      let drawn = try? Data(contentsOf: folder.url.appendingPathComponent("\(name).svg"))
      return drawn == nil || drawn != (try? Data(contentsOf: gallery.appendingPathComponent("\(name).svg")))
    }
    #expect(stale.sorted() == [], "out of date: run `Tools/regenerate`")
    let page = try String(
      contentsOf: Self.documentation.appendingPathComponent("Gallery.md"), encoding: .utf8)
    #expect(names.allSatisfy { page.contains("Gallery/\(scheme)/\($0).svg") })
  }

  @Test func theTableOfWhatIsCoveredIsCurrent() throws {
    let page = try Data(contentsOf: Self.documentation.appendingPathComponent("Coverage.md"))
    #expect(
      page == Data(CatalogueReport.coverage(writtenBy: CatalogueCommand.coverageCall)),
      "out of date: run `Tools/regenerate`")
  }

  @Test func thePageOfDiagnosticsIsCurrent() throws {
    let page = try String(contentsOf: Self.documentation.appendingPathComponent("Diagnostics.md"), encoding: .utf8)
    #expect(
      page == ProblemCode.referencePage(writtenBy: ExplainCodeCommand.pageCall, naming: .flags),
      "out of date: run `Tools/regenerate`")
  }
}
