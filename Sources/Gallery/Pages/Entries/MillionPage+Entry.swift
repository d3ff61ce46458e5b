import ScrollUI

/// The entry of `MillionPage` in the gallery: its words, options and commands.
extension MillionPage {
  static let description = GalleryPage(
    name: "million", title: "A million rows",
    hint: "Jump anywhere, insert above, resize: what you read stays where it is.",
    symbol: "square.stack.3d.up", api: ["LazyVStack", "ScrollViewReader", "scrollTo(_:anchor:)"],
    options: [sections, slowRows], commands: [jump, insert, delete, shuffle, heights], minimumHeight: 300,
    source: "MillionPage.swift"
  ) { MillionPage() }

  static let sections = PageOption.toggle("sections", "Section headers", key: "s")
  static let slowRows = PageOption.toggle("slow-rows", "Slow rows", key: "x")
  static let jump = PageCommand("jump", "Jump", key: "j", symbol: "location")
  static let insert = PageCommand("insert", "Insert 100", key: "i", symbol: "plus")
  static let delete = PageCommand("delete", "Delete 100", key: "d", symbol: "minus")
  static let shuffle = PageCommand("shuffle", "Shuffle", key: "m", symbol: "arrow.triangle.2.circlepath")
  static let heights = PageCommand("heights", "Change heights", key: "h", symbol: "arrow.up.and.down")
}
