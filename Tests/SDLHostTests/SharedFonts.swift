import SDLHost
import TextShaping

/// A font library shared by all suites, because opening fonts is slow.
@MainActor enum SharedFonts {
  static let library = Result { () throws(HostError) in try FontLibrary() }
}
