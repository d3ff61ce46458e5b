import Foundation
import PackagePlugin

/// Names the colors and images of a target's asset catalogs in Swift: `Color(.brand)`, `Image(.nightSky)`.
///
/// Names that the sources of the target declare are left out. Catalogs that are resources of the target are found in its bundle; other catalogs in the assets of the program.
@main struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let resources = target.sourceFiles.filter { $0.type == .resource }.map(\.url)
    let catalogs = try catalogs(in: target.directoryURL)
    guard !catalogs.isEmpty else { return [] }
    let isInBundle = resources.contains { $0.path.contains(".xcassets") }
    let sources = target.sourceFiles.filter { $0.type == .source }.map(\.url)
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Naming the assets of \(target.name)", executable: try context.tool(named: "assetlister").url,
        arguments: [output.path, isInBundle ? "module" : "main"] + (catalogs + sources).map(\.path),
        inputFiles: catalogs.flatMap(files) + sources, outputFiles: [output])
    ]
  }

  private func catalogs(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .flatMap { url in
        if url.pathExtension == "xcassets" { return [url] }
        let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        return isFolder ? try catalogs(in: url) : []
      }
      .sorted { $0.path < $1.path }
  }

  /// The descriptions in a catalog. A change of them causes a new list.
  private func files(of catalog: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: catalog.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".json") }.sorted().map { catalog.appending(path: $0) }
  }
}
