import ScrollUI

/// The pages that show a feed: `PostsPage` and `PullPage`.
@MainActor enum FeedPages {
  static let all = [PostsPage.description, PullPage.description]

  static let slow = PageOption(key: "s", title: "Slow")
  static let ending = PageOption(key: "n", title: "No more data")
}
