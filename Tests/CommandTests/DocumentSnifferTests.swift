import Testing

@testable import GalleyCommand

@Suite struct DocumentSnifferTests {
  private let sniffer = DocumentSniffer(viewNames: ["VStack", "Text"])

  @Test(arguments: [
    "body: Spacer", "galley: 1\n", "# comment\n\nviews:\n  A:\n", "\"body\" : x", "'galley': 1",
    "target: iOS 18\r\nbody:\r\n",
    "\u{FEFF}body:\n", "VStack:\n  - Text: a\n", "- Text: a\n", "%YAML 1.2\n---\nbody: x\n",
    "{\"galley\": 1}", "{ \"target\": \"iOS 18\", \"body\": [] }", "[{\"Text\": \"a\"}]",
    "{\"VStack\" : [], \"name\": {}}",
    "# Only definitions.\ntypes:\n  A: { id: Int }\nfunctions:\n  f: { value: 1 }\n", "styles:\n  A: {}\n",
    "import: [a.yaml]\nlet: { a: 1 }\n", "{\"types\": {}, \"$schema\": \"x\"}", "{\"let\": {}, \"functions\": {}}",
    "body: [", "{\"body\": ", "body:\t",
  ])
  func documentsAreTold(_ text: String) {
    #expect(sniffer.isDocument(Array(text.utf8)))
  }

  @Test(arguments: [
    "", "name: CI\non: push\njobs:\n  body: x\n", "{\"name\": \"x\", \"scripts\": {\"body\": \"y\"}}", "[1, 2]",
    "\"body\"",
    "{\"x\": \"body\"}", "bodywork: 1", "Texts: a", "text about body: and views", "{\"a\": [{\"body\": 1}]}", "{\"",
    "Resources:\n  A:\n", "functions:\n  a:\n", "{\"colors\": {}}", "types: {}\nservice: x\nfunctions: {}\n",
    "service: x\nfunctions:\n  a:\n", "{\"types\": \"index.d.ts\", \"name\": \"x\"}",
    "name: x\nText: y\n", "{\"a\": 1, \"Text\": 2}",
  ])
  func otherFilesAreTold(_ text: String) {
    #expect(!sniffer.isDocument(Array(text.utf8)))
  }
}
