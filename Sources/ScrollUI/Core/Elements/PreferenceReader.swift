/// Reduces what its descendants set for a preference key.
@MainActor protocol PreferenceReader: AnyObject {
  var depth: Int { get }
  var readerName: String { get }
  func reducePreference()
}
