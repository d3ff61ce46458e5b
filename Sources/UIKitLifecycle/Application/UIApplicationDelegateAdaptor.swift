import Foundation
import ScrollUI

/// An application delegate in an `App`.
///
/// ```swift
/// @main struct Program: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///   var body: some Scene { WindowGroup { ContentView() } }
/// }
/// ```
///
/// The delegate is told of the start and of the end of the program. The steps between are notifications and `scenePhase`, as on iOS.
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate>: DynamicProperty
where Delegate: NSObject, Delegate: UIApplicationDelegate {
  private let launch: Launch

  /// The start of the program by the first property that is updated.
  @MainActor private final class Launch {
    let delegate: Delegate
    private var isFinished = false

    init(_ delegate: Delegate) { self.delegate = delegate }

    func finish() {
      guard !isFinished else { return }
      isFinished = true
      UIApplication.shared.begin(with: delegate)
    }
  }

  /// Creates the delegate of a program.
  public init(_ delegateType: Delegate.Type = Delegate.self) {
    guard let made = ObjectMaker.make(delegateType) as? Delegate else {
      preconditionFailure("an object of \(delegateType) is not of its class")
    }
    launch = Launch(made)
  }

  /// The delegate.
  public var wrappedValue: Delegate { launch.delegate }

  /// Starts the program before the body of the `App` is evaluated for its window.
  nonisolated public mutating func update() {
    let launch = UncheckedTransfer(launch)
    MainActor.assumeIsolated { launch.value.finish() }
  }
}
