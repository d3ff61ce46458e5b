/// An object that is notified of the values of its descendants for a preference key.
@MainActor protocol PreferenceReader: AnyObject {
  /// The depth of the reader in the tree: deeper readers are notified first.
  var depth: Int { get }
  /// The name of the reader, for messages.
  var readerName: String { get }
  /// Reduces the values of the descendants and compares the result with the last result.
  func reducePreference()
}
