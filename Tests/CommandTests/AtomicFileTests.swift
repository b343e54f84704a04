import Foundation
import Testing

@testable import GalleyCommand

@Suite struct AtomicFileTests {
  @Test func aFileIsCreatedAndReplacedWithoutLeftovers() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write(Array("one".utf8), to: folder.path + "/a")
    #expect(try folder.read("a") == "one")
    try AtomicFile.write(Array("two".utf8), to: folder.path + "/a")
    #expect(try folder.read("a") == "two")
    #expect(try folder.entries() == ["a"])
  }

  @Test func permissionsAreKept() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a", "one")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try AtomicFile.write(Array("two".utf8), to: file.path)
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640)
  }

  @Test func linksAreFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/a", "one")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "real/a")
    try AtomicFile.write(Array("two".utf8), to: folder.path + "/link")
    #expect(try folder.read("real/a") == "two")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "real/a")
  }

  @Test func failuresLeaveNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("folder/kept", "")
    #expect(throws: SystemError.self) { try AtomicFile.write([1], to: folder.path + "/folder") }
    #expect(throws: SystemError.self) { try AtomicFile.write([1], to: folder.path + "/missing/a") }
    #expect(try folder.entries() == ["folder"])
  }

  @Test func whatIsNoFileIsWrittenTo() throws {
    try AtomicFile.write([1], to: "/dev/null")
  }
}
