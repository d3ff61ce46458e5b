import Files
import Graphics
import Synchronization

/// An `ImageLibrary` of image files in `folders` and of symbols: files `Symbols/NAME.svg` in `folders`, then
/// `EmbeddedSymbols`.
@MainActor package final class AssetLibrary: ImageLibrary {
  private struct NameKey: Hashable {
    var name: String
    var folders: [String]?
    var scale: CGFloat
  }

  private struct SymbolKey: Hashable {
    var name: String
    var weight: Int
  }

  /// The catalogs of the folders that were searched, and their colors. Drawings on other threads ask for colors, too.
  private struct Catalogs {
    private var known: [String: AssetCatalog] = [:]
    private var colors = RecentValues<NameKey, NamedColor?>(limit: AssetLibrary.cachedNames)

    mutating func catalogs(in folders: [String]) -> [AssetCatalog] {
      for folder in folders where known[folder] == nil { known[folder] = AssetCatalog(in: folder) }
      return folders.compactMap { known[$0] }
    }

    mutating func color(named name: String, in folders: [String]) -> NamedColor? {
      let catalogs = catalogs(in: folders)
      return colors.value(for: NameKey(name: name, folders: folders, scale: 1)) {
        catalogs.lazy.compactMap { $0.color(named: name) }.first
      }
    }
  }

  private let store: any ImageStore
  /// The folders that are searched, in this order; by default those of `AssetFolders.standard()`.
  package let folders: [String]
  /// The results of `image(named:in:scale:)`; nil for a missing image, so that the folders are not searched again.
  private var images = RecentValues<NameKey, ImageHandle?>(limit: AssetLibrary.cachedNames)
  private var symbols = RecentValues<SymbolKey, ImageHandle?>(limit: AssetLibrary.cachedNames)
  private nonisolated let catalogs = Mutex(Catalogs())
  private let loaded = LoadedImages()
  /// The number of names that are cached, for images and for symbols.
  private nonisolated static let cachedNames = 4096

  /// Creates the library of the running program with the folders of `AssetFolders.standard()`.
  package convenience init(store: any ImageStore = SDLImageStore()) {
    self.init(folders: AssetFolders.standard().paths, store: store)
  }

  package init(folders: [String], store: any ImageStore) {
    self.folders = folders
    self.store = store
  }

  package func image(named name: String, in folders: [String]?, scale: CGFloat) -> ImageHandle? {
    let key = NameKey(name: name, folders: folders, scale: scale)
    return images.value(for: key) { findImage(name, in: folders ?? self.folders, scale: scale) }
  }

  private func findImage(_ name: String, in folders: [String], scale: CGFloat) -> ImageHandle? {
    let candidates = AssetNames.candidates(for: name, scale: scale)
    for folder in folders {
      for candidate in candidates {
        let path = "\(folder)/\(candidate.file)"
        if FileManager.default.fileExists(atPath: path) { return store.image(.file(path), scale: candidate.scale) }
      }
    }
    let catalogs = catalogs.withLock { $0.catalogs(in: folders) }
    return catalogs.lazy.compactMap { $0.image(named: name, scale: scale) }.first
      .map { store.image(.file($0.path), scale: $0.scale) }
  }

  nonisolated package func color(named name: String, in folders: [String]?) -> NamedColor? {
    catalogs.withLock { $0.color(named: name, in: folders ?? self.folders) }
  }

  package func load(_ url: URL, scale: CGFloat) async throws -> ImageHandle {
    try await loaded.image(at: url, scale: scale)
  }

  package func symbol(named name: String, weight: Int) -> ImageHandle? {
    let key = SymbolKey(name: name, weight: SymbolWeight.nearest(to: weight))
    return symbols.value(for: key) { findSymbol(key) }
  }

  private func findSymbol(_ key: SymbolKey) -> ImageHandle? {
    guard let drawing = drawing(of: key.name) else { return nil }
    return store.image(.data(Data(SymbolWeight.drawing(drawing, weight: key.weight).utf8)), scale: 1)
  }

  /// The maximum length of a file in `Symbols` in bytes.
  private static let longestSymbol = 1 << 20

  private func drawing(of symbol: String) -> String? {
    for folder in folders {
      let path = "\(folder)/Symbols/\(symbol).svg"
      guard let data = try? BoundedFile.read(path, limit: Self.longestSymbol).data else { continue }
      if let own = String(data: data, encoding: .utf8) { return own }
    }
    return EmbeddedSymbols.drawing(named: symbol)
  }
}
