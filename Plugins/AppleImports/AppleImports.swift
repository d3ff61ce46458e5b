import Foundation
import PackagePlugin

/// Imports `SwiftUI` into all files of a target, for programs of Xcode that rely on the re-exports of Apple's modules.
///
/// On Apple's systems `import Foundation` brings `ObservableObject`, `@Published` and `@Observable`. The plug-in adds a file with a re-exported import
/// to the target, and the names of this package's `SwiftUI` are then known in each file of the target.
@main struct AppleImports: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard target is SwiftSourceModuleTarget else { return [] }
    guard target.recursiveTargetDependencies.contains(where: { $0.name == "SwiftUI" }) else {
      Diagnostics.error("AppleImports imports SwiftUI: add the product SwiftUI to the dependencies of \(target.name).")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "AppleImports.swift")
    let text = "// Written by the plug-in AppleImports.\n@_exported import SwiftUI\n"
    return [
      .buildCommand(
        displayName: "Importing SwiftUI into the files of \(target.name)", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", #"printf '%s' "$1" > "$0""#, output.path, text], outputFiles: [output])
    ]
  }
}
