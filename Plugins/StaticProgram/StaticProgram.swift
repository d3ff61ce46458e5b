import Foundation
import PackagePlugin

/// `swift package static-program [NAME] [--reduced-icu]`: builds an optimized program of the package with Swift's runtime and Foundation inside, so
/// that it runs on machines without Swift.
///
/// Foundation brings 34 MB of data of ICU. With `--reduced-icu` the program has 13 MB of it (`icureducer`): numbers, dates and calendars of all
/// locales, breaks of words and lines, and normalization stay; names of languages, regions, currencies, time zones and units and orders of sorting stay
/// for 14 languages; converters of encodings and transliteration go.
@main struct StaticProgram: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    if extractor.extractFlag(named: "help") > 0 { return print(Self.help) }
    let isReduced = extractor.extractFlag(named: "reduced-icu") > 0
    let names = extractor.remainingArguments
    guard names.count <= 1, !names.contains(where: { $0.hasPrefix("-") }) else { throw BuildFailure(Self.help) }
    let name = try names.first ?? onlyProgram(of: context.package)

    var parameters = PackageManager.BuildParameters(configuration: .release, logging: .concise)
    parameters.otherSwiftcFlags = ["-static-stdlib"]
    if isReduced { parameters.otherLinkerFlags = try reducedData(context) }
    let result = try packageManager.build(.product(name), parameters: parameters)
    guard result.succeeded,
      let program = result.builtArtifacts.first(where: { $0.kind == .executable && $0.url.lastPathComponent == name })
    else { throw BuildFailure("\(name) was not built.\n\(result.logText)") }
    print(program.url.path)
  }

  /// The name of the only program of the package.
  private func onlyProgram(of package: Package) throws -> String {
    let programs = package.products.compactMap { ($0 as? ExecutableProduct)?.name }.sorted()
    guard programs.count == 1 else {
      throw BuildFailure(
        programs.isEmpty
          ? "The package has no program." : "Name one of the programs: \(programs.joined(separator: ", ")).")
    }
    return programs[0]
  }

  // MARK: Data of ICU

  /// The linker's flags for the reduced table. References to the table of the archive become references to the reduced table, since the flags
  /// follow the archive. No flags, and a message of the tool, for an archive in an unknown format.
  private func reducedData(_ context: PluginContext) throws -> [String] {
    let programs = try compiler().deletingLastPathComponent()
    let archive = programs.deletingLastPathComponent().appending(path: "lib/swift_static/linux/lib_FoundationICU.a")
    guard FileManager.default.fileExists(atPath: archive.path) else {
      throw BuildFailure("This Swift has no static libraries (\(archive.path)); install the whole toolchain.")
    }
    let source = context.pluginWorkDirectoryURL.appending(path: "icu.s")
    let object = context.pluginWorkDirectoryURL.appending(path: "icu.o")
    guard let symbol = try run(try context.tool(named: "icureducer").url, [archive.path, source.path]) else {
      return []
    }
    guard try run(programs.appending(path: "clang"), ["-c", source.path, "-o", object.path]) != nil else {
      throw BuildFailure("clang failed.")
    }
    return [object.path, "--wrap=\(symbol)"]
  }

  /// The `swiftc` of the search path, without links: the libraries of the toolchain lie beside it.
  private func compiler() throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "swiftc") }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw BuildFailure("There is no 'swiftc' in PATH.")
    }
    return found.resolvingSymlinksInPath()
  }

  /// The output of a program without the last line break; nil if it fails.
  private func run(_ program: URL, _ arguments: [String]) throws -> String? {
    let (process, output) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text.trimmingCharacters(in: .newlines) : nil
  }

  private static let help = """
    swift package static-program [NAME] [--reduced-icu]

    Builds an optimized program with Swift's runtime and Foundation inside, and prints its path. NAME may be left out in a package with one program.
    --reduced-icu  with 13 of the 34 MB of ICU's data: all numbers, dates and calendars, names and orders of sorting for 14 languages
    """
}

/// A failure with its reason.
private struct BuildFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
