/// The inline markup at the end of a paragraph that still arrives.
enum MarkdownTail {
  /// `text` with its open markup closed, so that `**bo` is bold before its end arrives. Delimiters without text after them and the
  /// address of an unfinished link are left out.
  ///
  /// Complexity: O(n).
  static func completed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    while let last = bytes.last, "*_~`[!".utf8.contains(last) { bytes.removeLast() }
    cutLink(&bytes)
    return String(decoding: bytes + closing(bytes), as: UTF8.self)
  }

  /// Removes the brackets and the address of a link without its end, such as `[a](htt`.
  private static func cutLink(_ bytes: inout [UInt8]) {
    guard let open = bytes.lastIndex(of: UInt8(ascii: "[")), open == 0 || bytes[open - 1] != UInt8(ascii: "\\") else {
      return
    }
    let close = bytes[open...].firstIndex(of: UInt8(ascii: "]"))
    if let close {
      let address = bytes[(close + 1)...]
      guard address.isEmpty || address.first == UInt8(ascii: "("), !address.contains(UInt8(ascii: ")")) else { return }
      bytes.removeSubrange(close...)
    }
    bytes.remove(at: open)
  }

  /// The delimiters that close the open markup, the innermost first: `***` for `**a *b`.
  private static func closing(_ bytes: [UInt8]) -> [UInt8] {
    var open: [ArraySlice<UInt8>] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      let length = "*`~".utf8.contains(byte) ? bytes[index...].prefix { $0 == byte }.count : 0
      guard length > 0 else {
        index += 1
        continue
      }
      let run = bytes[index..<index + length]
      index += length
      let isCode = open.last?.first == UInt8(ascii: "`")
      if open.last == run, isCode || bytes[run.startIndex - 1] != UInt8(ascii: " ") {
        open.removeLast()
      } else if !isCode, open.count < 8, index < bytes.count, bytes[index] != UInt8(ascii: " ") {
        open.append(run)
      }
    }
    return open.reversed().flatMap { $0 }
  }
}
