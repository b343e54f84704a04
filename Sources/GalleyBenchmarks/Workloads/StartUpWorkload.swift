/// The command on a document of one kilobyte: almost all of its time is the start of the program.
struct StartUpWorkload: Sendable {
  let name = "start-up, frames of 1 KB"

  /// The command, a document for it, and a static program that prints one line.
  struct Programs {
    fileprivate let galley: String
    fileprivate let greeting: String
    fileprivate let folder: TemporaryFolder

    /// Runs the command once.
    func runGalley() -> Bool { Process.run(galley, ["frames", folder.path("document.yaml")]) }

    /// Runs the program that greets once.
    func runGreeting() -> Bool { Process.run(greeting, []) }

    /// Removes what was written for the measurement.
    func remove() { folder.remove() }
  }

  /// Compiles the greeting and writes the document; nil if a program is missing.
  func prepare() -> Programs? {
    guard let galley = Process.sibling("galley"), let folder = TemporaryFolder() else { return nil }
    let greeting = folder.path("greeting")
    guard folder.write("document.yaml", ParsedDocument(name: "1k", stacks: 1, levels: 1).bytes(.yaml)),
      folder.write("greeting.swift", Array("print(\"hello\")\n".utf8)),
      Process.run("swiftc", ["-O", "-static-stdlib", folder.path("greeting.swift"), "-o", greeting])
    else {
      folder.remove()
      return nil
    }
    let programs = Programs(galley: galley, greeting: greeting, folder: folder)
    guard programs.runGalley(), programs.runGreeting() else {
      folder.remove()
      return nil
    }
    return programs
  }
}
