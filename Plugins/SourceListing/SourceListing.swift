import Foundation
import PackagePlugin

/// Embeds the source files of the gallery's pages in the module `Gallery`, as the generated file `PageSources.swift`.
@main struct SourceListing: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let sources = context.package.directoryURL.appending(path: "Sources")
    let folders = ["Gallery/Pages", "Gallery/Components", "Gallery/Feed", "Gallery/Home", "Features"]
    let inputs = try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: sources.appending(path: folder).path)
        .filter { $0.hasSuffix(".swift") }
        .sorted()
        .map { sources.appending(path: folder).appending(path: $0) }
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
