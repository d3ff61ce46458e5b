import Foundation
import WebAccess

/// The end of the process.
package enum ProgramEnd {
  /// Ends the process with `status`, 0…255.
  ///
  /// The exit handlers of OpenSSL free memory that a thread of `TransferThreads` may still use. After the first transfer the process ends by `_exit`,
  /// without exit handlers.
  package static func exit(with status: Int32) -> Never {
    guard TransferThreads.isUsed else { Foundation.exit(status) }
    fflush(nil)
    _exit(status)
  }
}
