import CPreviewSections
import Foundation
import ScrollUI

/// A preview in the list of the window.
package struct PreviewItem: Identifiable, Sendable {
  /// The module, the file and the name of the preview, with a number for equal names. It stays the same when lines are inserted above.
  package let id: String
  /// The name of the preview, or of its file.
  package let title: String
  package let source: PreviewSource

  /// The last component of the path of the file; empty if the file is not known.
  package var fileName: String { source.file.split(separator: "/").last.map(String.init) ?? "" }
}

/// The previews of the program.
package struct PreviewCatalog {
  /// The previews by files and lines. Those of `PreviewProvider` types without a known file are the last.
  package let items: [PreviewItem]

  /// The catalog of `sources`.
  package init(_ sources: [PreviewSource]) {
    let sorted = sources.sorted { first, second in
      if first.file.isEmpty != second.file.isEmpty { return second.file.isEmpty }
      return (first.file, first.line, first.name ?? "") < (second.file, second.line, second.name ?? "")
    }
    var counts: [String: Int] = [:]
    items = sorted.map { source in
      let file = source.file.split(separator: "/").last.map(String.init) ?? ""
      let base = file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
      let title = source.name ?? (base.isEmpty ? "Preview" : base)
      let key = "\(source.module)/\(file)#\(source.name ?? "")"
      counts[key, default: 0] += 1
      let number = counts[key] ?? 1
      return PreviewItem(
        id: number == 1 ? key : "\(key) \(number)",
        title: source.name == nil && number > 1 ? "\(title) \(number)" : title,
        source: source)
    }
  }

  /// The previews of the running program. With the path of a `file`, those that the file declares.
  @MainActor package static func ofProgram(file: String? = nil) -> PreviewCatalog {
    let providers = providers().map(\.source)
    guard let file else { return PreviewCatalog(records + providers) }
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let places = placesOfProviders(in: text)
    let inFile = Self.providers().compactMap { provider -> PreviewSource? in
      guard let line = places[provider.type] else { return nil }
      var source = provider.source
      (source.file, source.line) = (file, line)
      return source
    }
    return PreviewCatalog(records.filter { $0.file == file } + inFile)
  }

  /// The previews of the records of `#Preview`. The records run at the first access.
  private static let records: [PreviewSource] = {
    for index in 0..<preview_record_count() { preview_record_run(index) }
    return PreviewSource.added
  }()

  /// The types that conform to `PreviewProvider`: their names without modules, and their previews.
  @MainActor private static func providers() -> [(type: String, source: PreviewSource)] {
    (0..<preview_conformance_count()).compactMap { index in
      guard let metadata = preview_provider_metadata(index),
        let type = unsafeBitCast(metadata, to: Any.Type.self) as? any PreviewProvider.Type
      else { return nil }
      return ("\(type)", PreviewSource(provider: type))
    }
  }

  /// The names and lines of the types in `text` that are declared to conform to `PreviewProvider`.
  package static func placesOfProviders(in text: String) -> [String: Int] {
    var places: [String: Int] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let match = line.firstMatch(
        of: /\b(?:struct|class|enum|extension)\s+(?:\w+\.)*(\w+)\s*:[^\/{]*\bPreviewProvider\b/)
      if let match { places[String(match.1)] = index + 1 }
    }
    return places
  }
}
