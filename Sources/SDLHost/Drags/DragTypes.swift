/// The MIME types of drags under X11 and Wayland for the identifiers of uniform types.
enum DragTypes {
  /// The MIME types of an identifier, the best first; empty for types that other programs do not know.
  static func mimeTypes(of identifier: String) -> [String] { table[identifier] ?? [] }

  /// The MIME type of lists of addresses (`URL.absoluteString`).
  static let addresses = "text/uri-list"

  /// True for identifiers of addresses, whose `DragItem.Representation` is a single `URL`.
  static func isAddress(_ identifier: String) -> Bool { table[identifier] == [addresses] }

  /// True for MIME types of plain text.
  static func isText(_ mimeType: String) -> Bool { text.contains(mimeType) }

  /// The names of plain text in UTF-8: of MIME, of the conventions of X11, and that of programs that name no encoding.
  private static let text = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"]

  private static let table = [
    "public.utf8-plain-text": text, "public.plain-text": text, "public.text": text,
    "public.file-url": [addresses], "public.url": [addresses],
    "public.html": ["text/html"], "public.xml": ["application/xml", "text/xml"], "public.json": ["application/json"],
    "public.rtf": ["text/rtf", "application/rtf"], "public.comma-separated-values-text": ["text/csv"],
    "public.png": ["image/png"], "public.jpeg": ["image/jpeg"], "com.compuserve.gif": ["image/gif"],
    "public.svg-image": ["image/svg+xml"], "com.adobe.pdf": ["application/pdf"],
    "public.zip-archive": ["application/zip"],
  ]
}
