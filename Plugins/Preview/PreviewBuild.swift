import Foundation
import PackagePlugin

/// Builds the program of a `PreviewSubject`.
struct PreviewBuild {
  /// The program that was built, or the output of the failed build.
  enum Result {
    case built(URL)
    case failed(log: String)
  }

  private let context: PluginContext
  private let subject: PreviewSubject
  private let packageManager: PackageManager

  init(context: PluginContext, subject: PreviewSubject, packageManager: PackageManager) throws {
    (self.context, self.subject, self.packageManager) = (context, subject, packageManager)
    if case .libraries(let names) = subject.program { try writeHost(of: names) }
  }

  /// Builds the program in the configuration of the command, by default without optimization. Returns after the end of the build.
  func run() throws -> Result {
    switch subject.program {
    case .executable(let name):
      // Flags of their own would compile all modules again, and so would the next `swift build`.
      let result = try packageManager.build(
        .product(name), parameters: PackageManager.BuildParameters(configuration: .inherit, logging: .concise))
      let program = result.builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == name }
      if result.succeeded, let program { return .built(program.url) }
      return .failed(log: result.logText)
    case .libraries: return try runHost()
    }
  }

  // MARK: Libraries

  private var host: URL { context.pluginWorkDirectoryURL.appending(path: "host") }
  private static let hostName = "PreviewHost"

  /// The folder of build products of the package, `.build` by default.
  private var scratch: URL {
    var folder = context.pluginWorkDirectoryURL
    while folder.lastPathComponent != "plugins", folder.path != "/" { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent()
  }

  /// Writes a package with a program that links the libraries `names`.
  private func writeHost(of names: [String]) throws {
    let package = context.package
    var dependencies = [".package(name: \(quoted(package.displayName)), path: \(quoted(package.directoryURL.path)))"]
    var products = names.map { ".product(name: \(quoted($0)), package: \(quoted(package.displayName)))" }
    if let ui = Self.packageOfSwiftUI(package) {
      dependencies.append(requirement(of: ui))
      products.append(".product(name: \"SwiftUI\", package: \(quoted(ui.displayName)))")
    } else {
      products.append(".product(name: \"SwiftUI\", package: \(quoted(package.displayName)))")
    }
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "\(Self.hostName)",
        dependencies: [
          \(dependencies.joined(separator: ",\n    "))
        ],
        targets: [
          .executableTarget(
            name: "\(Self.hostName)",
            dependencies: [
              \(products.joined(separator: ",\n        "))
            ])
        ]
      )

      """
    let program = """
      import SwiftUI

      @main struct PreviewProgram: App {
        var body: some Scene { WindowGroup("Previews") { EmptyView() } }
      }

      """
    let sources = host.appending(path: "Sources/\(Self.hostName)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try write(manifest, to: host.appending(path: "Package.swift"))
    try write(program, to: sources.appending(path: "PreviewProgram.swift"))
    let resolved = package.directoryURL.appending(path: "Package.resolved")
    if let pins = try? String(contentsOf: resolved, encoding: .utf8) {
      try write(pins, to: host.appending(path: "Package.resolved"))
    }
  }

  /// Writes a file if its content changes, so that it is not built again.
  private func write(_ text: String, to url: URL) throws {
    if (try? String(contentsOf: url, encoding: .utf8)) != text {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  private func quoted(_ text: String) -> String { "\"\(text.replacingOccurrences(of: "\"", with: "\\\""))\"" }

  /// The dependency with the product `SwiftUI`, that the host links.
  private static func packageOfSwiftUI(_ package: Package) -> Package? {
    for dependency in package.dependencies.map(\.package) {
      if dependency.products.contains(where: { $0.name == "SwiftUI" }) { return dependency }
      if let found = packageOfSwiftUI(dependency) { return found }
    }
    return nil
  }

  private func requirement(of package: Package) -> String {
    switch package.origin {
    case .repository(let url, let version, let revision):
      let isVersion = version.split(separator: ".").count == 3 && version.first?.isNumber == true
      return
        ".package(url: \(quoted(url)), \(isVersion ? "exact: \(quoted(version))" : "revision: \(quoted(revision))"))"
    default: return ".package(name: \(quoted(package.displayName)), path: \(quoted(package.directoryURL.path)))"
    }
  }

  private func runHost() throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The folder of products is that of the package: its modules are taken as they are. The command `swift package` holds its lock.
    let arguments = [
      "swift", "build", "--package-path", host.path, "--scratch-path", scratch.path, "--ignore-lock", "--product",
      Self.hostName,
      "--disable-build-manifest-caching",
    ]
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let log = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return .failed(log: log) }
    return .built(scratch.appending(path: "debug/\(Self.hostName)"))
  }
}
