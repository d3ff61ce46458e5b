import Engine
import Foundation
import Geometry
import Graphics
import SDLHost
import Testing

@Suite struct AssetFoldersTests {
  private func paths(
    variable: String? = nil, program: String, workingFolder: String = "/home/me", existing: Set<String>
  ) -> [String] {
    AssetFolders(variable: variable, program: program, workingFolder: workingFolder, exists: existing.contains).paths
  }

  @Test func theAssetsOfACheckoutAreFoundFromItsBuildFolder() {
    let program = "/work/app/.build/x86_64-unknown-linux-gnu/debug/app"
    #expect(paths(program: program, existing: ["/work/app/Assets"]) == ["/work/app/Assets"])
  }

  @Test func theResourcesOfTheTargetAreFoundBesideTheProgram() {
    let names = ["Other_tool.resources", "Pack_app.resources", "Pack_models.resources", "app"]
    func paths(_ program: String) -> [String] {
      AssetFolders(
        variable: nil, program: "/work/bin/\(program)", workingFolder: "/", exists: { $0.hasPrefix("/work/bin/") },
        entries: { $0 == "/work/bin" ? names : [] }
      ).paths.map { String($0.dropFirst("/work/bin/".count)) }
    }
    #expect(paths("app") == ["Assets", "Pack_app.resources"])
    #expect(paths("PackPackageTests.xctest") == ["Assets"] + names.dropLast())
  }

  @Test func anInstalledProgramSearchesItsFolderAndShare() {
    let existing: Set = ["/usr/share/app/Assets", "/usr/share/scrollui/Assets", "/usr/Assets", "/Assets"]
    #expect(
      paths(program: "/usr/bin/app", existing: existing) == ["/usr/share/app/Assets", "/usr/share/scrollui/Assets"])
    #expect(paths(program: "/opt/app/app", existing: ["/opt/app/Assets"]) == ["/opt/app/Assets"])
  }

  @Test func theVariableTakesPrecedenceAndEachFolderIsListedOnce() {
    let existing: Set = ["/a", "/b", "/home/me/Assets"]
    let found = paths(
      variable: "/b/:/a:/missing:/b", program: "/usr/bin/app", existing: existing)
    #expect(found == ["/b", "/a", "/home/me/Assets"])
  }

  @Test func theRunningProgramFindsTheSymbols() {
    let folders = AssetFolders.standard().paths
    #expect(folders.contains { FileManager.default.fileExists(atPath: $0 + "/Symbols/star.svg") }, "\(folders)")
  }
}
