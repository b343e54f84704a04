import Foundation
import Testing

@testable import GalleyCommand

@Suite struct AtomicFileTests {
  private func write(_ pieces: String..., to path: String) throws {
    let file = try AtomicFile(path)
    defer { file.end() }
    for piece in pieces { file.write(Array(piece.utf8)) }
    try file.commit()
  }

  @Test func aFileIsCreatedAndReplacedWithoutLeftovers() throws {
    let folder = try TemporaryFolder()
    try write("one", to: folder.path + "/a")
    #expect(try folder.read("a") == "one")
    try write("two", to: folder.path + "/a")
    #expect(try folder.read("a") == "two")
    #expect(try folder.entries() == ["a"])
  }

  @Test func permissionsAreKept() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a", "one")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try write("two", to: file.path)
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640)
  }

  @Test func linksAreFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/a", "one")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "real/a")
    try write("two", to: folder.path + "/link")
    #expect(try folder.read("real/a") == "two")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "real/a")
  }

  @Test func failuresLeaveNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("folder/kept", "")
    #expect(throws: SystemError.self) { try write("a", to: folder.path + "/folder") }
    #expect(throws: SystemError.self) { try write("a", to: folder.path + "/missing/a") }
    #expect(try folder.entries() == ["folder"])
  }

  @Test func piecesFollowEachOther() throws {
    let folder = try TemporaryFolder()
    try write("1", "2", "3", to: folder.path + "/a")
    #expect(try folder.read("a") == "123")
  }

  @Test func whatIsNotCommittedIsRemoved() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", "one")
    let file = try AtomicFile(folder.path + "/a")
    file.write(Array("two".utf8))
    #expect(try folder.read("a") == "one")
    file.end()
    #expect(try folder.entries() == ["a"])
    #expect(try folder.read("a") == "one")
  }

  @Test func aPieceThatCannotBeWrittenIsTold() {
    #expect(throws: SystemError(code: ENOSPC)) { try write("a", "b", to: "/dev/full") }
  }

  @Test func whatIsNoFileIsWrittenTo() throws {
    try write("a", to: "/dev/null")
  }
}
