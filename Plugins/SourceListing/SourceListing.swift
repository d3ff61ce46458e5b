import Foundation
import PackagePlugin

/// Embeds the source files of the gallery's pages in the module `Gallery`, as the generated file `PageSources.swift`.
@main struct SourceListing: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let sources = context.package.directoryURL.appending(path: "Sources")
    let folders = [
      "Gallery/Pages", "Gallery/Pages/Entries", "Gallery/Pages/Forms", "Gallery/Pages/Devices", "Gallery/Components",
      "Gallery/Components/Albums", "Gallery/Components/Board", "Gallery/Components/Controls",
      "Gallery/Components/Gestures", "Gallery/Components/Map", "Gallery/Components/Trails", "Gallery/Feed",
      "Gallery/Home", "Features",
      "Features/Effects", "Features/ScrollAPI",
    ].map { sources.appending(path: $0) }
    let inputs = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "PageSources.swift")
    return [
      .buildCommand(
        displayName: "Embedding the sources of \(inputs.count) files",
        executable: try context.tool(named: "sourcelister").url,
        arguments: [output.path] + inputs.map(\.path), inputFiles: inputs, outputFiles: [output])
    ]
  }
}
