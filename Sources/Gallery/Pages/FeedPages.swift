import ScrollUI

/// Pages that show posts of a feed.
@MainActor enum FeedPages {
  static let all = [PostsPage.description, PullPage.description]

  static let slow = PageOption(key: "s", title: "Slow")
  static let ending = PageOption(key: "n", title: "No more data")
}
