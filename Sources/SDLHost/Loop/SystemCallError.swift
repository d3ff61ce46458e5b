import Foundation

/// A failed system call that a `MainQueueWatch` depends on.
package struct SystemCallError: Error, CustomStringConvertible {
  package let call: String
  package let code: Int32

  /// Creates an error from `errno`; call it directly after the failed call.
  init(_ call: String) {
    self.call = call
    self.code = errno
  }

  package var description: String { "\(call): \(String(cString: strerror(code)))" }
}
