import Engine
import Foundation
import Gallery
import ScrollUI
import ScrollUITesting
import Semantics
import Testing

/// The semantic trees of all pages, against the files in `Trees`. `SCROLLUI_GOLDEN=write` makes the files again; read each line of a change.
@MainActor @Suite struct PageTreeTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Trees")

  private func window(_ page: String) -> TestWindow {
    let window = TestWindow(width: 900, height: 700) {
      GalleryView(page: page).environment(\.timeZone, .gmt)
    }
    window.settle()
    return window
  }

  /// The outline of the page without the list of pages and the bars around it.
  private func outline(of page: String) throws -> String {
    let tree = window(page).presentTree
    let root = try #require(tree.nodes.values.first { $0.identifier == "page" })
    var lines: [String] = []
    tree.forEach(below: root.id) { node, depth in
      lines.append(String(repeating: "  ", count: depth) + node.summary)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func eachPageReadsAsItsFile() throws {
    for page in GalleryPages.names { try compare(page) }
  }

  private func compare(_ page: String) throws {
    let file = Self.folder.appending(path: page + ".txt")
    let outline = try outline(of: page)
    if ProcessInfo.processInfo.environment["SCROLLUI_GOLDEN"] == "write" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try outline.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try outline == String(contentsOf: file, encoding: .utf8), "SCROLLUI_GOLDEN=write makes \(page).txt again")
  }

  @Test func eachElementHasAName() {
    for page in GalleryPages.names { expectNames(page) }
  }

  private func expectNames(_ page: String) {
    let tree = window(page).presentTree
    tree.forEach { node, _ in
      let acts = !node.actions.isEmpty || node.states.contains(.focusable) || node.states.contains(.editable)
      guard acts || !Self.unnamed.contains(node.role) else { return }
      let spoken = node.label.contains { $0.isLetter || $0.isNumber || $0.isSymbol }
      #expect(spoken, "\(node.summary) at \(node.frame) of \(page) has no name")
    }
  }

  /// The roles that need no name unless they act.
  private static let unnamed: Set<SemanticRole> = [.group, .separator, .tabList, .toolbar]
}
