import Features
import ScrollUI

extension FeaturePages {
  /// Pages on content margins, safe areas, indicators and clips.
  static let insets: [GalleryPage] = []
}
