import UIKitLifecycle

/// The class with `@UIApplicationMain`, in place of its name.
///
/// The compiler calls `NSStringFromClass` with the class, retains the object that it returns, and passes it to `UIApplicationMain`.
private final class ApplicationMain: Sendable {
  private let address: UInt

  init(_ address: UInt) { self.address = address }

  /// Runs the program of the class.
  @MainActor func run() {
    let type: AnyClass = unsafeBitCast(address, to: AnyClass.self)
    guard let delegate = type as? any UIApplicationDelegate.Type else {
      preconditionFailure("\(type) has the attribute UIApplicationMain and is no UIApplicationDelegate")
    }
    delegate.main()
  }
}

/// Returns an `ApplicationMain` of the class with the metadata at `type`.
@_cdecl("NSStringFromClass") func className(_ type: UnsafeRawPointer) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(ApplicationMain(UInt(bitPattern: type))).toOpaque()
}

/// Runs the program of the class in `delegate`, an `ApplicationMain`.
@_cdecl("UIApplicationMain") func applicationMain(
  _ count: Int32, _ arguments: UnsafeRawPointer?, _ principal: UnsafeRawPointer?, _ delegate: UnsafeRawPointer
) -> Int32 {
  let main = Unmanaged<ApplicationMain>.fromOpaque(delegate).takeUnretainedValue()
  MainActor.assumeIsolated { main.run() }
  return 0
}
