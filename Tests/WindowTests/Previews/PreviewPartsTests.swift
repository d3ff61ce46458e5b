#if DEBUG
  import Foundation
  import ProcessSupport
  import Testing

  /// The parts of the plug-in Preview that deal with programs and folders, in a program of their own: a plug-in cannot be imported.
  @Suite struct PreviewPartsTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardized

    /// The time for the compiler and for each program, as long as a machine with other work needs.
    private static let longest = Duration.seconds(300)

    /// A program that starts the scripts of a folder as previews do.
    private static let driver = """
      import Foundation

      let folder = URL(filePath: CommandLine.arguments[2])
      func start(_ name: String) throws -> PreviewChild {
        try PreviewChild(folder.appending(path: name), folder: folder, file: nil)
      }
      func fail(_ child: PreviewChild, _ count: Int) {
        for number in 1...count { child.sendFailure(log: "error: \\(number) " + String(repeating: "é", count: 12_000)) }
      }
      signal(SIGPIPE, SIG_IGN)
      switch CommandLine.arguments[1] {
      case "hanging":
        let child = try start("hanging")
        fail(child, 50)
        child.end()
        say("ended")
      case "slow":
        let child = try start("slow")
        fail(child, 50)
        child.send("quit")
        say("ended: \\(child.wait(for: .end, seconds: 300))")
      case "printing":
        let child = try start("printing")
        say("next is ready: \\(try start("next").wait(for: .ready, seconds: 300))")
        say("saved: \\(child.wait(for: .saved, seconds: 300))")
        child.end()
      case "ended":
        let child = try start("ended")
        _ = child.wait(for: .end, seconds: 300)
        fail(child, 50)
        say("failure: \\(child.failure(within: 300) ?? "")")
      case "closing":
        let child = try start("closing")
        _ = child.wait(for: .end, seconds: 300)
        say("failure: \\(child.failure(within: 0) ?? "")")
      default:
        let watch = try SourceWatch([folder])
        try "new".write(to: folder.appending(path: "inner/new.swift"), atomically: false, encoding: .utf8)
        say("changed: \\(watch.takeChanges())")
        let watches = try String(contentsOfFile: "/proc/self/fdinfo/\\(watch.descriptor)", encoding: .utf8)
        say("folders: \\(watches.split(separator: "\\n").count { $0.hasPrefix("inotify") })")
      }
      """

    /// The scripts that stand for programs with previews.
    private static let scripts = [
      "hanging": "exec sleep 1000",
      "slow": """
      n=0
      while read -r line; do
        case $line in '{"quit"'*) break ;; '{'*'}') n=$((n+1)) ;; *) echo "broken line" ;; esac
      done
      test $n -ge 5 && test $n -le 30 && echo "whole lines"
      """,
      "printing": #"""
      seq 200000
      printf '\036saved\n'
      : > "$SCROLLUI_PREVIEW/printed"
      exec sleep 1000
      """#,
      "next": #"""
      while [ ! -e "$SCROLLUI_PREVIEW/printed" ]; do :; done
      printf '\036ready\n'
      """#,
      "ended": "exit 3",
      "closing": "exec sleep 1000 >&-",
    ]

    @Test func thePlugInWaitsForNoProgramAndWalksNoFolderTwice() async throws {
      let folder = try TemporaryFolder.make()
      let manager = FileManager.default
      try manager.createDirectory(at: folder.appending(path: "watched/inner"), withIntermediateDirectories: true)
      for (link, place) in ["watched/here": ".", "watched/inner/above": "..", "watched/inner/self": "self"] {
        try manager.createSymbolicLink(atPath: folder.appending(path: link).path, withDestinationPath: place)
      }
      for (name, script) in Self.scripts {
        let path = folder.appending(path: name).path
        try ("#!/bin/sh\n" + script + "\n").write(toFile: path, atomically: false, encoding: .utf8)
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      }
      try Self.driver.write(to: folder.appending(path: "main.swift"), atomically: false, encoding: .utf8)
      let parts = ["PreviewChild", "PreviewOutput", "PreviewError", "SourceWatch"].map {
        Self.root.appending(path: "Plugins/Preview/\($0).swift").path
      }
      let program = folder.appending(path: "parts").path
      let main = folder.appending(path: "main.swift").path
      let compiler = try await ChildProcess.run(
        "swiftc", ["-swift-version", "6", "-o", program, main] + parts)
      try #require(compiler.status == 0, "\(compiler.errorOutput)")

      func lines(_ scenario: String, _ place: String = "") async throws -> [Substring] {
        let child = try await ChildProcess.run(program, [scenario, folder.path + place])
        #expect(child.status == 0)
        return child.output.split(separator: "\n")
      }
      #expect(try await lines("hanging") == ["ended"], "a program that reads nothing")
      #expect(try await lines("slow") == ["whole lines", "ended: true"], "a program that reads late")
      #expect(try await lines("ended") == ["failure: The program ended with status 3."])
      #expect(try await lines("closing") == ["failure: The program closed its output and did not end."])
      let printed = try await lines("printing")
      #expect(printed.suffix(2).contains("saved: true") && printed.contains("next is ready: true"))
      #expect(printed.count == 200_002, "a program that prints while the next one starts")
      #expect(try await lines("links", "/watched") == ["changed: true", "folders: 2"])
    }
  }
#endif
