import Foundation
import ProcessSupport
import Synchronization

/// A touch screen as large as a `VirtualDisplay`, or a pointer with scroll axes: the device of X's driver `inputtest`, which takes touches and movements
/// over a socket.
///
/// The driver belongs to the X server Xorg, which draws with its driver `dummy`, without a graphics card. Messages have the layout of
/// `xf86-input-inputtest-protocol.h`, version 1.0; both sides are on one machine and use its byte order.
final class TouchScreen: Sendable {
  /// The kind of device, by the driver's name for it.
  enum Kind: String {
    case touch = "Touch"
    case pointer = "Pointer"
    case gestures = "PointerGesture"
  }

  /// The phases of a touch, as XInput numbers them.
  enum Phase: UInt32 {
    case began = 18
    case moved = 19
    case ended = 20
  }

  private static let server = "/usr/lib/xorg/Xorg"

  /// The reason why there is no touch screen here; nil if there is one.
  static let obstacle: String? = {
    let modules = "/usr/lib/xorg/modules"
    let files = [server, "\(modules)/input/inputtest_drv.so", "\(modules)/drivers/dummy_drv.so"]
    if let missing = files.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      return "\(missing) is not installed"
    }
    return geteuid() == 0 ? nil : "Xorg runs without a terminal for the superuser alone"
  }()

  private let kind: Kind
  private let folder: URL
  private var socketPath: String { folder.appendingPathComponent("touch").path }
  private let connection = Mutex<Int32>(-1)

  init(_ kind: Kind = .touch) throws {
    self.kind = kind
    folder = try TemporaryFolder.make()
  }

  deinit { connection.withLock { if $0 >= 0 { close($0) } } }

  /// Starts the server. With `-displayfd` it writes the number of its display.
  func startServer(width: Int, height: Int) throws -> ChildProcess {
    let configuration = folder.appendingPathComponent("xorg.conf")
    try text(width: width, height: height).write(to: configuration, atomically: true, encoding: .utf8)
    return try ChildProcess(
      Self.server,
      [
        "-displayfd", "1", "-config", configuration.path, "-logfile", folder.appendingPathComponent("log").path,
        "-novtswitch", "-sharevts", "-nolisten", "tcp", "-noreset", "-r",
      ])
  }

  private func text(width: Int, height: Int) -> String {
    // The pixels, the begin and the end of the synchronization, and the total.
    let columns = [0, 48, 160, 288].map { "\(width + $0)" }.joined(separator: " ")
    let rows = [0, 1, 4, 42].map { "\(height + $0)" }.joined(separator: " ")
    return """
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
      EndSection
      Section "Device"
        Identifier "card"
        Driver "dummy"
        VideoRam \(width * height * 4 / 1024 + 1024)
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 1-300
        VertRefresh 1-300
        Modeline "size" 108 \(columns) \(rows)
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "card"
        Monitor "monitor"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "size"
        EndSubSection
      EndSection
      Section "InputDevice"
        Identifier "touch"
        Driver "inputtest"
        Option "SocketPath" "\(socketPath)"
        Option "DeviceType" "\(kind.rawValue)"
        Option "TouchCount" "5"
      EndSection
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "touch"
      EndSection
      """
  }

  // MARK: Messages

  private enum Message {
    static let clientVersion: UInt32 = 0
    static let waitForSync: UInt32 = 1
    static let motion: UInt32 = 2
    static let touch: UInt32 = 6
    static let pinch: UInt32 = 7
  }

  /// The number of axes in a message. The first two are the position.
  private static let axes = 64
  /// The greatest position on an axis of the device.
  private static let range = 65535.0

  /// Connects with the device of a server that runs.
  func connect() throws {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socketPath.utf8.prefix($0.count - 1)) }
    let status = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else {
      close(descriptor)
      throw ChildProcess.Failure("The touch screen at \(socketPath) does not answer.")
    }
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    connection.withLock { $0 = descriptor }
    try send(Message.clientVersion, UInt16(1).bytes + UInt16(0).bytes)
    try receive(12)
  }

  /// Sends a touch, and waits until the server has processed it.
  ///
  /// - Parameters:
  ///   - point: The position in parts of the display, 0…1.
  func send(_ phase: Phase, finger: Int, at point: CGPoint) throws {
    var positions = [Double](repeating: 0, count: 2 * Self.axes)
    (positions[0], positions[1]) = (Double(point.x) * Self.range, Double(point.y) * Self.range)
    let hasUnaccelerated = UInt32(0)
    // A bit for each axis of the position, and the bytes before the first `double`.
    let mask: [UInt8] = [0b11] + [UInt8](repeating: 0, count: 7 + 4)
    try send(
      Message.touch,
      UInt32(finger).bytes + phase.rawValue.bytes + hasUnaccelerated.bytes + mask + positions.flatMap(\.bytes))
    try send(Message.waitForSync, [])
    try receive(8)
  }

  /// The distance of a notch on the scroll axes of the driver's pointer.
  private static let notch = 120.0

  /// Moves the scroll axes by notches, to the right and down, and waits until the server has processed it.
  func scroll(dx: Double, dy: Double) throws {
    var values = [Double](repeating: 0, count: 2 * Self.axes)
    (values[2], values[3]) = (dx * Self.notch, dy * Self.notch)
    let (isAbsolute, hasUnaccelerated) = (UInt32(0), UInt32(0))
    // Axis 3 alone for a vertical distance. The values begin at a multiple of 8 bytes, as the positions of a touch do.
    let mask: [UInt8] = [dx == 0 ? 0b1000 : 0b1100] + [UInt8](repeating: 0, count: 7 + 4)
    let padding = UInt32(0)
    try send(
      Message.motion,
      isAbsolute.bytes + padding.bytes + hasUnaccelerated.bytes + mask + values.flatMap(\.bytes))
    try send(Message.waitForSync, [])
    try receive(8)
  }

  /// The phases of a pinch, as XInput numbers them.
  enum PinchPhase: UInt16 {
    case began = 27
    case changed = 28
    case ended = 29
  }

  /// Sends a part of a pinch of two fingers, and waits until the server has processed it.
  ///
  /// - Parameters:
  ///   - dx: The movement of the middle of the fingers to the right since the last part, in pixels.
  ///   - dy: The movement down.
  ///   - scale: The distance of the fingers as a multiple of that at the beginning.
  ///   - rotation: The angle since the last part in degrees, clockwise.
  func pinch(
    _ phase: PinchPhase, dx: Double = 0, dy: Double = 0, scale: Double = 1, rotation: Double = 0,
    isCancelled: Bool = false
  ) throws {
    let (fingers, flags) = (UInt16(2), UInt32(isCancelled ? 1 : 0))
    let values = [dx, dy, dx, dy, scale, rotation]
    try send(Message.pinch, phase.rawValue.bytes + fingers.bytes + flags.bytes + values.flatMap(\.bytes))
    try send(Message.waitForSync, [])
    try receive(8)
  }

  /// Sends a message with its length and its kind.
  private func send(_ kind: UInt32, _ body: [UInt8]) throws {
    let message = UInt32(8 + body.count).bytes + kind.bytes + body
    let written = connection.withLock { write($0, message, message.count) }
    guard written == message.count else { throw ChildProcess.Failure("The touch screen takes no message.") }
  }

  private func receive(_ count: Int) throws {
    var answer = [UInt8](repeating: 0, count: count)
    let read = connection.withLock { recv($0, &answer, count, Int32(MSG_WAITALL)) }
    guard read == count else { throw ChildProcess.Failure("The touch screen does not answer.") }
  }
}

extension FixedWidthInteger {
  fileprivate var bytes: [UInt8] { withUnsafeBytes(of: self) { [UInt8]($0) } }
}

extension Double {
  fileprivate var bytes: [UInt8] { bitPattern.bytes }
}
