/// A program on a document of one kilobyte: almost all of its time is its start.
struct StartUpWorkload: Sendable {
  /// What is started.
  enum Subject: Sendable {
    /// The command, in turn with a static program that prints one line.
    case galley
    /// Another program that reads such documents, in turn with the command.
    case peer(Peer)
  }

  /// Another program; it is measured where it is installed.
  struct Peer: Sendable {
    let name: String
    let program: String
    /// What has to succeed for it to be there.
    let check: [String]
    /// What it is told, if the documents lie in this folder.
    let arguments: @Sendable (TemporaryFolder) -> [String]
  }

  let subject: Subject

  var name: String {
    switch subject {
    case .galley: "start-up, frames of 1 KB"
    case .peer(let peer): "start-up, \(peer.name)"
    }
  }

  /// The command, and after it what is installed of the programs that it is compared with.
  static var all: [StartUpWorkload] {
    [StartUpWorkload(subject: .galley)]
      + peers.filter { Process.run($0.program, $0.check) != nil }.map { StartUpWorkload(subject: .peer($0)) }
  }

  private static let peers = [
    Peer(name: "jq", program: "jq", check: ["--version"]) { [".", $0.path("document.json")] },
    Peer(name: "PyYAML", program: "python3", check: ["-c", "import yaml"]) {
      ["-c", "import sys, yaml; yaml.safe_load(open(sys.argv[1]))", $0.path("document.yaml")]
    },
    Peer(name: "yamllint", program: "yamllint", check: ["--version"]) {
      ["-d", "relaxed", $0.path("document.yaml")]
    },
    Peer(name: "check-jsonschema", program: "check-jsonschema", check: ["--version"]) {
      ["--schemafile", $0.path("schema.json"), $0.path("document.yaml")]
    },
  ]
}

extension StartUpWorkload {
  /// The programs, and a folder with what they read.
  struct Programs {
    /// Where the command lies.
    let galley: String
    fileprivate let subject: Subject
    fileprivate let folder: TemporaryFolder

    /// Starts what is measured once; nil if it fails.
    func run() -> Process.Usage? {
      switch subject {
      case .galley: runGalley()
      case .peer(let peer): Process.run(peer.program, peer.arguments(folder))
      }
    }

    /// Starts what it is compared with once; nil if it fails.
    func runLimit() -> Process.Usage? {
      switch subject {
      case .galley: Process.run(folder.path("greeting"), [])
      case .peer: runGalley()
      }
    }

    private func runGalley() -> Process.Usage? { Process.run(galley, ["frames", folder.path("document.yaml")]) }

    /// The bytes of the command's file without its symbols; nil where they cannot be taken off.
    var strippedSize: Int? {
      let stripped = folder.path("stripped")
      return Process.run("strip", ["-o", stripped, galley]).flatMap { _ in TemporaryFolder.size(of: stripped) }
    }

    /// Removes what was written for the measurement.
    func remove() { folder.remove() }
  }

  /// What the time is compared with.
  var limitName: String {
    switch subject {
    case .galley: "static hello"
    case .peer: "galley"
    }
  }

  /// Writes the documents, and compiles the program that greets; nil if a program is missing.
  ///
  /// `galley` is where the command lies; nil to look beside this program.
  func prepare(galley: String?) -> Programs? {
    guard let galley = galley ?? Process.sibling("galley"), let folder = TemporaryFolder() else { return nil }
    let programs = Programs(galley: galley, subject: subject, folder: folder)
    let document = ParsedDocument(name: "1k", stacks: 1, levels: 1)
    guard folder.write("document.yaml", document.bytes(.yaml)), folder.write("document.json", document.bytes(.json)),
      folder.write("schema.json", Array("{ \"type\": \"object\" }\n".utf8)), compileGreeting(in: folder),
      programs.run() != nil, programs.runLimit() != nil
    else {
      programs.remove()
      return nil
    }
    return programs
  }

  private func compileGreeting(in folder: TemporaryFolder) -> Bool {
    guard case .galley = subject else { return true }
    let source = folder.path("greeting.swift")
    return folder.write("greeting.swift", Array("print(\"hello\")\n".utf8))
      && Process.run("swiftc", ["-O", "-static-stdlib", source, "-o", folder.path("greeting")]) != nil
  }
}
