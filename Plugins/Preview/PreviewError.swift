import Foundation

/// A failure with its reason.
struct PreviewError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Prints a line at once. The output of a plug-in is buffered otherwise.
func say(_ text: String) {
  print(text)
  fflush(nil)
}
