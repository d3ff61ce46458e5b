import ScrollUI

/// A page for each feature of `ScrollView`. The samples are in the module `Features`, written as a user of the library
/// would write them.
@MainActor enum FeaturePages {
  static let all = insets + targets
}
