import Features
import ScrollUI

/// A page for each feature of `ScrollView`; what they show is in `Features`, written as users write it.
@MainActor enum FeaturePages {
  static let all = insets + targets
}
