import Foundation
import WebAccess

/// The end of the process.
package enum ProgramEnd {
  /// Ends the process with `status`, 0…255.
  ///
  /// A thread of `TransferThreads` may be inside of libcurl or OpenSSL, whose exit handlers release what they use. The process then ends without exit
  /// handlers.
  package static func exit(with status: Int32) -> Never {
    guard TransferThreads.isUsed else { Foundation.exit(status) }
    fflush(nil)
    _exit(status)
  }
}
