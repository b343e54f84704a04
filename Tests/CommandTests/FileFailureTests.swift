import Foundation
import Testing

/// What files and streams can do to a command: each ends with a clear error and the right status, and leaves no half
/// of a file behind.
@Suite struct FileFailureTests {
  private let folder: TemporaryFolder
  private let document: String

  init() throws {
    folder = try TemporaryFolder()
    document = try folder.write("card.yaml", "VStack: [ { Text: a }, Spacer ]\n").path
  }

  /// Runs a line of shell in which `$galley` is the command, in the folder.
  private func shell(_ line: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand.runShell(line, folder: folder.url)
  }

  @Test(arguments: ["| true", "| head -n 1 >/dev/null"])
  func aReaderThatHasGoneAwayIsNoFailure(_ reader: String) throws {
    let names = (0..<4000).map { "{ Text: \($0) }" }.joined(separator: ", ")
    try folder.write("large.yaml", "VStack: [ \(names) ]\n")
    let outcome = try shell("{ $galley frames large.yaml; echo \"status $?\" >&2; } \(reader)")
    #expect(outcome.errors == "status 0\n")
  }

  @Test func aFullDiskIsAFailure() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let outcome = try shell("$galley frames card.yaml >/dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "galley: cannot write the output: no space left on device\n")
    #expect(try shell("$galley frames card.yaml -o /dev/full").status == 2)
  }

  /// By its own name, another one, a link, as one of several, as standard input, and as what it is compared with.
  @Test(arguments: [
    "frames card.yaml -o card.yaml", "type card.yaml -o ./card.yaml", "frames card.yaml -o link.yaml",
    "frames link.yaml -o card.yaml", "validate --format json other.yaml card.yaml -o card.yaml",
    "perform card.yaml --tap x -o card.yaml", "frames - -o card.yaml <card.yaml",
    "type other.yaml --diff card.yaml -o card.yaml",
  ]) func theResultDoesNotOverwriteADocument(_ line: String) throws {
    try folder.write("other.yaml", "Text: b\n")
    let before = try folder.read("card.yaml")
    let outcome = try shell("ln -s card.yaml link.yaml; $galley \(line)")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("galley: the result would overwrite the document `"))
    #expect(try folder.read("card.yaml") == before)
  }

  @Test func aFileThatMayNotGrowIsAFailureAndTheOldOneStays() throws {
    try folder.write("out.txt", "old")
    let outcome = try shell("(ulimit -f 0; exec $galley frames card.yaml -o out.txt 2>&1) | cat >&2")
    #expect(outcome.errors.hasPrefix("galley: cannot write `out.txt`: file too large"))
    #expect(try folder.read("out.txt") == "old")
    #expect(try folder.entries() == ["card.yaml", "out.txt"])
  }

  /// A new file, without a name where the system allows, shows that the writing has begun; what is left of one with a name
  /// is hidden, and nothing reads it.
  @Test(arguments: ["KILL", "TERM"]) func aRunThatIsKilledLeavesTheOldFileOrTheWholeNewOne(_ signal: String) throws {
    let names = (0..<4000).map { "{ Text: \($0) }" }.joined(separator: ", ")
    try folder.write("large.yaml", "VStack: [ \(names) ]\n")
    #expect(try shell("$galley frames large.yaml -o whole.txt").status == 0)
    let whole = try folder.read("whole.txt")
    for _ in 0..<5 {
      try folder.write("out.txt", "old")
      _ = try shell(
        """
        $galley frames large.yaml -o out.txt & run=$!
        until ls -l /proc/$run/fd | grep deleted || compgen -G '.galley-*' || ! kill -0 $run; do :; done
        kill -\(signal) $run; wait $run
        """)
      let left = try folder.read("out.txt")
      #expect(left == "old" || left == whole)
    }
    #expect(try shell("$galley validate .").status == 0)
  }

  @Test func aSignalThatIsIgnoredChangesNothing() throws {
    let names = (0..<4000).map { "{ Text: \($0) }" }.joined(separator: ", ")
    try folder.write("large.yaml", "VStack: [ \(names) ]\n")
    let outcome = try shell(
      """
      trap '' HUP
      $galley frames large.yaml -o out.txt & run=$!
      while kill -HUP $run; do :; done
      wait $run
      """)
    #expect(outcome.status == 0)
    #expect(try folder.entries() == ["card.yaml", "large.yaml", "out.txt"])
  }

  @Test func aFolderInPlaceOfTheOutputIsAFailure() throws {
    try folder.write("out/inner", "")
    let outcome = try shell("$galley frames card.yaml -o out")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "galley: cannot write `out`: is a directory\n")
    #expect(try folder.entries() == ["card.yaml", "out"])
  }

  @Test func aMissingFolderOfTheOutputIsAFailure() throws {
    let outcome = try shell("$galley frames card.yaml -o nowhere/out.txt")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "galley: cannot write `nowhere/out.txt`: no such file or directory\n")
    #expect(try folder.entries() == ["card.yaml"])
  }

  @Test func aPipeIsRead() throws {
    let outcome = try shell("mkfifo pipe; cat card.yaml >pipe & $galley type pipe")
    #expect(outcome.status == 0)
    #expect(outcome.output == "VStack<TupleView<(Text, Spacer)>>\n")
  }

  @Test func anEndlessFileEndsAtTheLimit() throws {
    let outcome = try shell("$galley validate --max-file-size 1M /dev/zero")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("error[file-too-large]"))
  }

  @Test(arguments: [
    ("validate ''", "cannot read ``: no such file or directory"),
    ("validate loop.yaml", "cannot read `loop.yaml`: too many levels of symbolic links"),
    ("validate nowhere.yaml", "cannot read `nowhere.yaml`: no such file or directory"),
    ("validate card.yaml/x", "cannot read `card.yaml/x`: not a directory"),
    (
      "validate $'a\\xff.yaml'",
      "cannot read `a\u{FFFD}.yaml`: its name is not UTF-8, so rename it or give it as standard input"
    ),
    ("validate $'\\e]31m'", "cannot read `\\u{1B}]31m`: no such file or directory"),
  ])
  func whatCannotBeReadIsAFailure(_ arguments: String, _ message: String) throws {
    let outcome = try shell("ln -s loop.yaml loop.yaml; echo 'Text: a' >$'a\\xff.yaml'; $galley \(arguments)")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "galley: \(message)\n")
  }

  @Test func anUnreadableFileIsAFailure() throws {
    // The administrator may read everything.
    guard geteuid() != 0 else { return }
    let outcome = try shell("chmod 0 card.yaml; $galley validate card.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "galley: cannot read `card.yaml`: permission denied\n")
  }

  @Test func aNameWithADashInFrontIsAFile() throws {
    #expect(
      try shell("cp card.yaml ./-x.yaml; $galley type -- -x.yaml").output == "VStack<TupleView<(Text, Spacer)>>\n")
    #expect(try shell("$galley type - <card.yaml").output == "VStack<TupleView<(Text, Spacer)>>\n")
    #expect(try shell("cp card.yaml ./-; $galley type ./-").output == "VStack<TupleView<(Text, Spacer)>>\n")
  }

  @Test(arguments: ["../secret.yaml", "linked.yaml", "linked/secret.yaml", "/etc/hostname"])
  func importsDoNotLeaveTheFolder(_ path: String) throws {
    try folder.write("secret.yaml", "colors: { a: red }\n")
    try folder.write("documents/main.yaml", "import: [ \(path) ]\nbody: Spacer\n")
    let outcome = try shell(
      "ln -s ../secret.yaml documents/linked.yaml; ln -s .. documents/linked; $galley validate documents/main.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("error[import-outside-root]"))
  }

  @Test(arguments: ["../secret.png", "linked.png", "linked/secret.png"])
  func picturesDoNotLeaveTheFolder(_ path: String) throws {
    try folder.write("secret.png", "secret")
    try folder.write("documents/main.yaml", "images: { a: { file: \(path) } }\nbody: { Image: a }\n")
    let outcome = try shell(
      "ln -s ../secret.png documents/linked.png; ln -s .. documents/linked; $galley validate documents/main.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("lies outside the folder of the document"))
  }

  @Test(arguments: ["pipe", ".", "nowhere"]) func whatIsNoFileIsNotImported(_ name: String) throws {
    try folder.write("main.yaml", "import: [ \(name) ]\nbody: Spacer\n")
    let outcome = try shell("mkfifo pipe; $galley validate main.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("error[unreadable-import]"))
  }

  @Test func manyDocumentsAreReportedInTheOrderOfTheirNames() throws {
    for index in 100..<300 { try folder.write("many/\(index).yaml", "body: { Txt: a }\n") }
    let outcome = try shell("$galley validate --max-diagnostics 0 many")
    let places = outcome.errors.split(separator: "\n").filter { $0.contains("-->") }
    #expect(outcome.status == 1)
    #expect(places.count == 200)
    #expect(places == places.sorted())
    #expect(try shell("$galley validate --max-diagnostics 0 many").errors == outcome.errors)
  }

  @Test func anotherProcessGivesTheSameBytes() throws {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../samples")
    for name in try FileManager.default.contentsOfDirectory(atPath: samples.path).sorted() where name.hasSuffix(".yaml")
    {
      let path = samples.appendingPathComponent(name).path
      for arguments in [["frames", "--format", "json", path], ["type", "--pretty", "--views", path]] {
        #expect(try BuiltCommand.run(arguments).output == BuiltCommand.run(arguments).output, "\(name)")
      }
    }
  }
}
