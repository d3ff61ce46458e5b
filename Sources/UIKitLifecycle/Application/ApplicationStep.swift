import Foundation
import ScrollUI

/// A step in the use of a program or of a scene, for which UIKit has a callback and a notification.
package enum ApplicationStep: String, CaseIterable, Sendable {
  case willEnterForeground
  case didBecomeActive
  case willResignActive
  case didEnterBackground
  case willTerminate

  /// The steps between two phases, in their order; nil is the phase before the first window and after the last.
  package static func steps(from old: ScenePhase?, to new: ScenePhase?) -> [ApplicationStep] {
    let (before, after) = (old ?? .background, new ?? .background)
    var steps: [ApplicationStep] = []
    if before == .background, after > .background { steps.append(.willEnterForeground) }
    if before < .active, after == .active { steps.append(.didBecomeActive) }
    if before == .active, after < .active { steps.append(.willResignActive) }
    if before > .background, after == .background { steps.append(.didEnterBackground) }
    if old != nil, new == nil { steps.append(.willTerminate) }
    return steps
  }

  /// The name of the notification of the step.
  package var notification: Notification.Name {
    Notification.Name("UIApplication\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())Notification")
  }
}

/// Posts the notifications of a program and ends its delegate.
@MainActor package enum ApplicationSteps {
  private static let observation: Void = ProgramPhase.shared.observe { old, new in
    post(from: old, to: new, to: .default)
    if new == nil { UIApplication.shared.delegate?.applicationWillTerminate(UIApplication.shared) }
  }

  /// Begins to post. Later calls have no effect.
  nonisolated static func observe() {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { observation }
    } else {
      Task { @MainActor in observation }
    }
  }

  /// Posts the notifications of the steps between two phases.
  package static func post(from old: ScenePhase?, to new: ScenePhase?, to center: NotificationCenter) {
    for step in ApplicationStep.steps(from: old, to: new) {
      center.post(name: step.notification, object: UIApplication.shared)
    }
  }
}

extension UIApplication {
  private nonisolated static func name(_ step: ApplicationStep) -> Notification.Name {
    ApplicationSteps.observe()
    return step.notification
  }

  /// The name of the notification before the first window of the program is shown, or shown again.
  nonisolated public static var willEnterForegroundNotification: Notification.Name { name(.willEnterForeground) }
  /// The name of the notification after a window of the program has got the keyboard.
  nonisolated public static var didBecomeActiveNotification: Notification.Name { name(.didBecomeActive) }
  /// The name of the notification after the windows of the program have lost the keyboard.
  nonisolated public static var willResignActiveNotification: Notification.Name { name(.willResignActive) }
  /// The name of the notification after the windows of the program are hidden or minimized, and at its end.
  nonisolated public static var didEnterBackgroundNotification: Notification.Name { name(.didEnterBackground) }
  /// The name of the notification at the end of the program.
  nonisolated public static var willTerminateNotification: Notification.Name { name(.willTerminate) }
}
