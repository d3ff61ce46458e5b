import CSymbolData

/// The symbols of the library's folder `Assets/Symbols`, embedded into the program.
package enum EmbeddedSymbols {
  /// The SVG of the symbol `name`; nil if the symbol does not exist.
  package static func drawing(named name: String) -> String? {
    guard let symbol = symbol_data_find(name)?.pointee else { return nil }
    return String(decoding: UnsafeBufferPointer(start: symbol.bytes, count: symbol.count), as: UTF8.self)
  }

  /// The number of embedded symbols.
  package static var count: Int { symbol_data_count() }
}
