import Foundation

/// The system has refused something a loop cannot do without.
package struct SystemCallError: Error, CustomStringConvertible {
  package let call: String
  package let code: Int32

  /// Takes the reason from `errno`: make it right after the call.
  init(_ call: String) {
    self.call = call
    self.code = errno
  }

  package var description: String { "\(call): \(String(cString: strerror(code)))" }
}
