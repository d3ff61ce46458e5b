import ScrollUI

/// The entry of `SwipesPage` in the gallery: its words, options and commands.
extension SwipesPage {
  static let description = GalleryPage(
    name: "swipes", title: "Swipe actions", hint: "Swipe a letter to either side; swipe further to act at once.",
    symbol: "envelope", api: ["swipeActions(edge:allowsFullSwipe:content:)", "List", "contextMenu(menuItems:)"],
    options: [style, full], commands: [restore], source: "SwipesPage.swift"
  ) { SwipesPage() }

  static let style = PageOption.choice(
    "style", "Style", key: "y", ["inset-grouped": "Inset grouped", "plain": "Plain"])
  static let full = PageOption.toggle("full", "Full swipe", key: "w", isOn: true)
  static let restore = PageCommand("restore", "Restore all", key: "r", symbol: "arrow.counterclockwise")
}
