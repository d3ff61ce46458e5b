import ScrollUI

/// A namespace for the samples of this module. Each sample adds a static member in an extension, which the gallery
/// uses.
@MainActor package enum FeatureDemos {}
