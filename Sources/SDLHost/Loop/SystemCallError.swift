import Foundation

/// A failed system call that a `DescriptorWatch` depends on.
package struct SystemCallError: Error, CustomStringConvertible {
  /// The name of the system call.
  package let call: String
  /// The value of `errno` after the call.
  package let code: Int32

  /// Creates an error from `errno`; call it directly after the failed call.
  init(_ call: String) {
    self.call = call
    self.code = errno
  }

  /// The call and the system's message: "eventfd: Too many open files".
  package var description: String { "\(call): \(String(cString: strerror(code)))" }
}
