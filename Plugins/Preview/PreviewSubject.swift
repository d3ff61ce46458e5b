import Foundation
import PackagePlugin

/// The subject of the previews: the file, the product that is built, and the folders of sources.
struct PreviewSubject {
  /// A way to build and start the previews.
  enum Program {
    /// An executable product with an `App`, which shows its previews.
    case executable(String)
    /// Library products, which a generated program links.
    case libraries([String])
  }

  /// The absolute path of the file; nil for all previews.
  let file: String?
  let program: Program
  /// The folders of the targets that the product consists of, those of packages with a local path included.
  let folders: [URL]

  /// Finds the product of `file`, a path from the folder in which the command runs or from the folder of the package.
  init(_ context: PluginContext, file: String?, product: String?) throws {
    let package = context.package
    let url = try file.map { try Self.find($0, in: package) }
    self.file = url?.path
    let target = url.flatMap { url in package.targets.first { Self.contains($0, url) } }
    if let url, target == nil {
      throw PreviewError("\(url.path) belongs to no target of the package \(package.displayName).")
    }
    func isCandidate(_ candidate: any Product) -> Bool {
      product.map { $0 == candidate.name } ?? true
        && (target.map { target in Self.targets(of: candidate.targets).contains { $0.id == target.id } } ?? true)
    }
    let executable = package.products.compactMap { $0 as? ExecutableProduct }
      .first { isCandidate($0) && Self.hasApp($0.mainTarget) }
    let libraries = package.products.compactMap { $0 as? LibraryProduct }.filter(isCandidate)
    if let executable {
      program = .executable(executable.name)
      folders = Self.targets(of: executable.targets).map(\.directoryURL)
    } else if let first = libraries.first {
      let chosen = target == nil && product == nil ? libraries : [first]
      program = .libraries(chosen.map(\.name))
      folders = Self.targets(of: chosen.flatMap(\.targets)).map(\.directoryURL)
    } else {
      let name = target?.name ?? product ?? package.displayName
      throw PreviewError("\(name) is in no executable product with an App and in no library product of the package.")
    }
  }

  private static func find(_ file: String, in package: Package) throws -> URL {
    let bases = [URL(fileURLWithPath: FileManager.default.currentDirectoryPath), package.directoryURL]
    let candidates = bases.map { URL(fileURLWithPath: file, relativeTo: $0).standardizedFileURL }
    if let found = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) }) { return found }
    // The name of a file without its folders is enough if a single file has it.
    let named = package.targets.compactMap { $0 as? SourceModuleTarget }
      .flatMap { $0.sourceFiles.map(\.url) }
      .filter { $0.path.hasSuffix("/" + file) }
    guard named.count == 1 else {
      throw PreviewError(
        named.isEmpty ? "There is no file \(file)." : "Several files have the name \(file); name the folder, too.")
    }
    return named[0].standardizedFileURL
  }

  private static func contains(_ target: any Target, _ file: URL) -> Bool {
    file.path.hasPrefix(target.directoryURL.standardizedFileURL.path + "/")
  }

  /// The targets, and those that they depend on, of packages with sources that can be edited.
  private static func targets(of roots: [any Target]) -> [any Target] {
    var found: [any Target] = []
    for target in roots.flatMap({ [$0] + $0.recursiveTargetDependencies })
    where !found.contains(where: { $0.id == target.id }) && !target.directoryURL.path.contains("/checkouts/") {
      found.append(target)
    }
    return found
  }

  /// True if a source file of `target` declares an `App` with `@main`.
  private static func hasApp(_ target: any Target) -> Bool {
    guard let target = target as? SourceModuleTarget else { return false }
    return target.sourceFiles(withSuffix: "swift").contains { file in
      guard let text = try? String(contentsOf: file.url, encoding: .utf8), text.contains("@main") else { return false }
      return text.firstMatch(of: /:[^{]*\bApp\b[^{]*\{/) != nil
    }
  }
}
