import Engine
import Foundation

/// The data of `DragItem`s by MIME types.
@MainActor struct DragOffer {
  private let items: [DragItem]
  /// The `DragTypes.mimeTypes(of:)` without repetitions: addresses first, then the types of the items in their order, the most faithful first.
  let types: [String]

  init(_ items: [DragItem]) {
    self.items = items
    var types: [String] = []
    for representation in items.flatMap(\.representations) {
      for type in DragTypes.mimeTypes(of: representation.type) where !types.contains(type) { types.append(type) }
    }
    // A target takes the first type that it knows; a file is more than its name.
    if let index = types.firstIndex(of: DragTypes.addresses) { types.insert(types.remove(at: index), at: 0) }
    self.types = types
  }

  /// The data of a MIME type: the texts and the addresses of all items in lines, otherwise the data of the first item that has the type. Nil
  /// if no item can make it. Suspends only if a closure of the program waits.
  func data(as type: String) async -> Data? {
    var parts: [Data] = []
    for item in items {
      guard let part = await data(of: item, as: type) else { continue }
      if type != DragTypes.addresses, !DragTypes.isText(type) { return part }
      parts.append(part)
    }
    guard !parts.isEmpty else { return nil }
    // RFC 2483: each address has a line with its end.
    if type == DragTypes.addresses { return Data(parts.map { $0 + Data("\r\n".utf8) }.joined()) }
    return Data(parts.joined(separator: Data("\n".utf8)))
  }

  private func data(of item: DragItem, as type: String) async -> Data? {
    for representation in item.representations
    where DragTypes.mimeTypes(of: representation.type).contains(type) {
      do { return try await representation.load() } catch {
        Diagnostics.debug("an item of a drag has no data of \(representation.type): \(error)")
      }
    }
    return nil
  }
}
