import ScrollUI

/// The samples of this module, for the gallery. Each feature adds its own in an extension beside its sample.
@MainActor package enum FeatureDemos {}
