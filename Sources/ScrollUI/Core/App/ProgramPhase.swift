/// The use of a program by the user, for observers outside of views: the highest `ScenePhase` of its windows.
@MainActor package final class ProgramPhase {
  /// The use of the running program.
  package static let shared = ProgramPhase { ProgramWindow.open.map(\.phase) }

  /// Receives the phases before and after a change; nil without a window.
  package typealias Action = @MainActor (_ old: ScenePhase?, _ new: ScenePhase?) -> Void

  private struct Observer {
    var told: ScenePhase?
    let action: Action
  }

  private let windows: @MainActor () -> [ScenePhase]
  private var observers: [Observer] = []

  /// Creates the use of a program with the phases `windows`.
  package init(windows: @escaping @MainActor () -> [ScenePhase]) { self.windows = windows }

  /// The highest phase of the windows; nil without a window.
  package var present: ScenePhase? { windows().max() }

  /// Calls `action` for each change from now on. The first change, from nil to the present phase, comes after the present frame.
  package func observe(_ action: @escaping Action) {
    observers.append(Observer(action: action))
    updateSoon()
  }

  /// Reports a new window after its first frame, when its views listen.
  func windowOpened() {
    if !observers.isEmpty { updateSoon() }
  }

  private func updateSoon() {
    Task { update() }
  }

  /// Reports a change of the phase.
  package func update() {
    let present = present
    for index in observers.indices where observers[index].told != present {
      let old = observers[index].told
      observers[index].told = present
      observers[index].action(old, present)
    }
  }
}
