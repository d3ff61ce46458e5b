import ScrollUI

/// The entry of `PostsPage` in the gallery: its words, options and commands.
extension PostsPage {
  static let description = GalleryPage(
    name: "feed", title: "Feed", hint: "Pull to refresh; older posts load before you reach them.",
    symbol: "newspaper", api: ["refreshable(action:)", "LazyVStack", "PreferenceKey", "scrollPosition(_:)"],
    options: [form, slow, ending], commands: [refresh, fail], source: "PostsPage.swift"
  ) { PostsPage() }

  static let form = PageOption.choice(
    "form", "Form", key: "p", ["built-in": "Built in", "preferences": "From preferences"])
  static let slow = PageOption.toggle("slow", "Slow network", key: "s")
  static let ending = PageOption.toggle("end", "End of feed", key: "n")
  static let refresh = PageCommand("refresh", "Refresh", key: "r", symbol: "arrow.clockwise")
  static let fail = PageCommand("fail", "Next load fails", key: "e", symbol: "exclamationmark.triangle")
}
