import Features
import ScrollUI

extension FeaturePages {
  /// Pages on targets, positions, spaces and transitions.
  static let targets: [GalleryPage] = []
}
