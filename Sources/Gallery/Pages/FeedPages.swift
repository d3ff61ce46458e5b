import ScrollUI

/// Pages that show posts of a feed.
@MainActor enum FeedPages {
  static let all: [GalleryPage] = []
}
