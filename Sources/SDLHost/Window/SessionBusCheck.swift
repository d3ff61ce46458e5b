import AccessBus
import Engine
import Foundation
import MessageBus

/// Keeps SDL from waiting without end for a session bus that takes connections and does not answer. SDL connects with it, in calls that block,
/// when it opens a display.
struct SessionBusCheck: Sendable {
  private static let variable = "DBUS_SESSION_BUS_ADDRESS"
  /// The time in milliseconds for the first answer of the bus.
  private static let patience: Int32 = 2000

  /// The address of a bus that does not answer; nil for a bus that does, and without a bus.
  private let silentAddress: String?

  /// Asks the bus for its first answer, in less than a millisecond if it answers. On the main thread: the address may be added to the
  /// environment, which no other thread may read then.
  @MainActor init() {
    let address = BusAddress.session()
    if let address { setenv(Self.variable, address, 0) }
    silentAddress = address.flatMap { address in
      Self.socketPath(in: address).flatMap { Self.answers($0) ? nil : address }
    }
    if silentAddress != nil { StandardError.warn("the session bus does not answer, so input methods are off") }
  }

  /// Calls `body`, in which libdbus finds no bus if the bus does not answer. libdbus keeps that for the process.
  func runWithAnsweringBus(_ body: () -> Void) {
    guard let silentAddress else { return body() }
    // Replacing a variable leaves the array of the environment in place; an addition does not.
    setenv(Self.variable, "disabled:", 1)
    body()
    setenv(Self.variable, silentAddress, 1)
  }

  /// The path in an address `unix:path=/run/user/1000/bus,guid=…`; nil for other kinds.
  static func socketPath(in address: String) -> String? {
    guard let first = address.split(separator: ";").first, first.hasPrefix("unix:") else { return nil }
    let fields = first.dropFirst("unix:".count).split(separator: ",")
    return fields.first { $0.hasPrefix("path=") }?.dropFirst("path=".count).removingPercentEncoding
  }

  /// False if the socket takes a connection and does not answer. The first lines of the protocol are a zero byte and the wish for the user's
  /// credentials; a bus answers `OK` or `REJECTED`.
  private static func answers(_ path: String) -> Bool {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    switch connect(descriptor, to: path) {
    case 0: break
    // The queue of connections is full.
    case EAGAIN: return false
    // Without a bus, libdbus fails at once.
    default: return true
    }
    let user = String(getuid()).utf8.map { String($0, radix: 16) }.joined()
    let greeting = Array("\0AUTH EXTERNAL \(user)\r\n".utf8)
    guard send(descriptor, greeting, greeting.count, Int32(MSG_NOSIGNAL)) == greeting.count else { return true }
    var answer = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&answer, 1, patience) != 0
  }

  /// Returns 0 or the `errno`.
  private static func connect(_ descriptor: Int32, to path: String) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return ENAMETOOLONG }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    return status == 0 ? 0 : errno
  }
}
