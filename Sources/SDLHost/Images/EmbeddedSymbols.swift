import CSymbolData

/// The symbols in the library's `Assets/Symbols`, which are part of the program.
enum EmbeddedSymbols {
  /// The drawing called `name`, as SVG; nil where there is none.
  static func drawing(named name: String) -> String? {
    guard let symbol = symbol_data_find(name)?.pointee else { return nil }
    return String(decoding: UnsafeBufferPointer(start: symbol.bytes, count: symbol.count), as: UTF8.self)
  }

  static var count: Int { symbol_data_count() }
}
