@testable import TextShaping

/// One library for all suites: opening fonts is the slow part.
@MainActor enum Shared {
  static let fonts = Result { () throws(FontError) in try FontLibrary(report: { _ in }) }
}
