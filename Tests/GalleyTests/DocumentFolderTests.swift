@testable import Galley
import Testing

/// What a document names by a path lies in its folder or below it; imports and images ask the same question.
@Suite struct DocumentFolderTests {
  @Test(arguments: [
    ("a/b/main.yaml", "a/b"), ("main.yaml", ""), ("/main.yaml", "/"), ("/a/main.yaml", "/a"), ("./main.yaml", "."),
  ])
  func theFolderIsThatOfTheDocument(document: String, folder: String) {
    #expect(DocumentFolder(ofDocument: document).name == folder)
  }

  @Test func pathsAreRelativeToTheFileThatNamesThem() {
    let folder = DocumentFolder(ofDocument: "a/b/main.yaml")
    let part = folder.parts(ofFile: "a/b/parts/card.yaml")
    #expect(part == ["parts", "card.yaml"])
    #expect(folder.parts(of: "row.yaml", writtenIn: part) == ["parts", "row.yaml"])
    #expect(folder.parts(of: "./deep//row.yaml", writtenIn: part) == ["parts", "deep", "row.yaml"])
    #expect(folder.parts(of: "../colors.yaml", writtenIn: part) == ["colors.yaml"])
    #expect(folder.path(to: ["colors.yaml"]) == "a/b/colors.yaml")
  }

  @Test func nothingLeadsOutside() {
    let folder = DocumentFolder(ofDocument: "a/b/main.yaml")
    let part = ["parts", "card.yaml"]
    for path in ["../../x.yaml", "../parts/../../x.yaml", "/etc/hosts", ""] {
      #expect(folder.parts(of: path, writtenIn: part) == nil, "\(path)")
    }
    // A way out and in again has been outside.
    #expect(folder.parts(of: "../../b/x.yaml", writtenIn: part) == nil)
  }

  @Test func theFolderItselfIsInside() {
    #expect(DocumentFolder(ofDocument: "main.yaml").path(to: []) == ".")
    #expect(DocumentFolder(ofDocument: "/main.yaml").path(to: []) == "/")
    #expect(DocumentFolder(ofDocument: "/main.yaml").path(to: ["x.yaml"]) == "/x.yaml")
  }
}
