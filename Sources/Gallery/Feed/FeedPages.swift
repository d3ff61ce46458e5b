import ScrollUI

/// The pages that show a feed: `PostsPage` and `PullPage`.
@MainActor enum FeedPages {
  static let all = [PostsPage.description, PullPage.description]

  static let slow = PageOption.toggle("slow", "Slow network", key: "s")
  static let ending = PageOption.toggle("end", "End of feed", key: "n")
}
