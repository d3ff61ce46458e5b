import Synchronization

/// A uniform type: the kind of a file or of data, such as ``json`` or a type of the program.
///
/// Types conform to more general types, as in Apple's `UniformTypeIdentifiers`: `UTType.png` conforms to `image`, `data` and `item`, and a
/// target of ``plainText`` takes ``utf8PlainText``. A drag of another program has `utf8PlainText` or `fileURL`.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier in reverse order of a domain, such as `public.json`.
  public let identifier: String

  private init(standard identifier: String) { self.identifier = identifier }

  /// Creates the type with an identifier; nil if neither the library nor the program has declared it.
  public init?(_ identifier: String) {
    guard Self.parents(of: identifier) != nil else { return nil }
    self.identifier = identifier
  }

  /// Declares a type of the program. `parentType` is a more general type to which it conforms; nil stands for ``data``.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    Self.declare(identifier, parentType)
  }

  /// Declares a type of another program. `parentType` is a more general type to which it conforms; nil stands for ``data``.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    Self.declare(identifier, parentType)
  }

  /// The type of files whose names end in an extension without its dot, such as `png`; nil for an unknown extension.
  public init?(filenameExtension: String) {
    guard let identifier = Self.extensions[filenameExtension.lowercased()] else { return nil }
    self.identifier = identifier
  }

  /// The extension of files of the type without its dot, such as `png`; nil for a type without an extension.
  public var preferredFilenameExtension: String? {
    Self.extensions.filter { $0.value == identifier }.keys.min { ($0.count, $0) < ($1.count, $1) }
  }

  /// The extensions of files of the type and of its special cases, without their dots, in alphabetical order.
  package var filenameExtensions: [String] {
    Self.extensions.filter { UTType(standard: $0.value).conforms(to: self) }.keys.sorted()
  }

  /// The types of MIME of the type and of its special cases, in alphabetical order. `image/*` stands for all of its kind.
  package var mimeTypes: [String] {
    Set(Self.mimeTypes.filter { UTType(standard: $0.key).conforms(to: self) }.values.joined()).sorted()
  }

  /// The identifier.
  public var description: String { identifier }

  /// Returns true if the type is `type`, or a special case of it.
  public func conforms(to type: UTType) -> Bool {
    var waiting = [identifier]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      if next == type.identifier { return true }
      guard seen.insert(next).inserted else { continue }
      waiting += Self.parents(of: next) ?? []
    }
    return false
  }

  // MARK: Declared types

  /// The types of the program with the types to which they conform.
  private static let declared = Mutex<[String: [String]]>([:])

  private static func declare(_ identifier: String, _ parent: UTType?) {
    guard standardSupertypes[identifier] == nil else { return }
    declared.withLock { types in
      if types[identifier] == nil || parent != nil { types[identifier] = [(parent ?? .data).identifier] }
    }
  }

  private static func parents(of identifier: String) -> [String]? {
    standardSupertypes[identifier] ?? declared.withLock { $0[identifier] }
  }

  private static let standardSupertypes: [String: [String]] = [
    "public.item": [], "public.content": [], "public.data": ["public.item"],
    "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"], "public.html": ["public.text"], "public.xml": ["public.text"],
    "public.json": ["public.text"], "public.rtf": ["public.text"],
    "public.comma-separated-values-text": ["public.text"],
    "public.url": ["public.data"], "public.file-url": ["public.url"],
    "public.image": ["public.data", "public.content"], "public.png": ["public.image"], "public.jpeg": ["public.image"],
    "com.compuserve.gif": ["public.image"], "public.svg-image": ["public.image"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.audiovisual-content": ["public.data", "public.content"], "public.audio": ["public.audiovisual-content"],
    "public.movie": ["public.audiovisual-content"], "public.directory": ["public.item"],
    "public.folder": ["public.directory"], "public.archive": ["public.data"], "public.zip-archive": ["public.archive"],
  ]

  private static let extensions: [String: String] = [
    "txt": "public.plain-text", "html": "public.html", "htm": "public.html", "xml": "public.xml",
    "json": "public.json", "rtf": "public.rtf", "csv": "public.comma-separated-values-text", "png": "public.png",
    "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "svg": "public.svg-image",
    "pdf": "com.adobe.pdf", "zip": "public.zip-archive",
  ]

  private static let mimeTypes: [String: [String]] = [
    "public.text": ["text/*"], "public.plain-text": ["text/plain"], "public.html": ["text/html"],
    "public.xml": ["application/xml", "text/xml"], "public.json": ["application/json"],
    "public.rtf": ["application/rtf", "text/rtf"], "public.comma-separated-values-text": ["text/csv"],
    "public.image": ["image/*"], "public.png": ["image/png"], "public.jpeg": ["image/jpeg"],
    "com.compuserve.gif": ["image/gif"], "public.svg-image": ["image/svg+xml"], "com.adobe.pdf": ["application/pdf"],
    "public.audio": ["audio/*"], "public.movie": ["video/*"], "public.zip-archive": ["application/zip"],
  ]
}

extension UTType {
  /// The root of `data` and `folder`.
  public static let item = UTType(standard: "public.item")
  /// Content such as `text` and `image`.
  public static let content = UTType(standard: "public.content")
  /// Bytes of any kind: `Data`.
  public static let data = UTType(standard: "public.data")
  /// Text with or without format.
  public static let text = UTType(standard: "public.text")
  /// Text without format, in any encoding.
  public static let plainText = UTType(standard: "public.plain-text")
  /// Text without format in UTF-8: `String`.
  public static let utf8PlainText = UTType(standard: "public.utf8-plain-text")
  /// A document in HTML.
  public static let html = UTType(standard: "public.html")
  /// A document in XML.
  public static let xml = UTType(standard: "public.xml")
  /// A value in JSON.
  public static let json = UTType(standard: "public.json")
  /// Text in the Rich Text Format.
  public static let rtf = UTType(standard: "public.rtf")
  /// A table with values between commas.
  public static let commaSeparatedText = UTType(standard: "public.comma-separated-values-text")
  /// An address: `URL`.
  public static let url = UTType(standard: "public.url")
  /// The address of a file: a `URL` whose `isFileURL` is true.
  public static let fileURL = UTType(standard: "public.file-url")
  /// An image of any format.
  public static let image = UTType(standard: "public.image")
  /// An image in PNG.
  public static let png = UTType(standard: "public.png")
  /// An image in JPEG.
  public static let jpeg = UTType(standard: "public.jpeg")
  /// An image in GIF.
  public static let gif = UTType(standard: "com.compuserve.gif")
  /// An image in SVG.
  public static let svg = UTType(standard: "public.svg-image")
  /// A document in PDF.
  public static let pdf = UTType(standard: "com.adobe.pdf")
  /// Sound of any format.
  public static let audio = UTType(standard: "public.audio")
  /// A film of any format.
  public static let movie = UTType(standard: "public.movie")
  /// A folder of files.
  public static let folder = UTType(standard: "public.folder")
  /// An archive in ZIP.
  public static let zip = UTType(standard: "public.zip-archive")
}
