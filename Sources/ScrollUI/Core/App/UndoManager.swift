import Engine

/// The changes of a program that can be undone and redone, by the names of Foundation's class, which Linux lacks.
///
/// ```swift
/// @Environment(\.undoManager) private var undoManager
///
/// func rename(to name: String) {
///   let old = document.name
///   undoManager?.registerUndo(withTarget: document) { $0.name = old }
///   undoManager?.setActionName("Rename")
///   document.name = name
/// }
/// ```
///
/// Each window has a manager. Control-Z and Control-Shift-Z undo and redo its changes, unless the focused text or a keyboard shortcut takes the
/// key. Changes that are registered in the same frame are undone together. `canUndo` and the other values can be read in bodies, which are
/// then evaluated after a change.
@MainActor @preconcurrency @Observable public final class UndoManager {
  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The groups that are open, outermost first.
  private var open: [Group] = []
  /// True while `undo()` runs.
  public private(set) var isUndoing = false
  /// True while `redo()` runs.
  public private(set) var isRedoing = false
  /// True if changes of the same frame form a group; true by default.
  @ObservationIgnored public var groupsByEvent = true
  /// The number of changes that can be undone; the oldest are forgotten. 0, the default, is no limit.
  public var levelsOfUndo = 0 { didSet { forgetOldest() } }
  @ObservationIgnored private var disabledDepth = 0
  /// The frame of the last registration, by `frameTime`.
  @ObservationIgnored private var registered = 0.0
  /// Returns the time of the frame that runs or has just run, in seconds.
  @ObservationIgnored private let frameTime: @MainActor @Sendable () -> Double

  /// Changes that are undone together.
  private struct Group {
    var name = ""
    var actions: [Action] = []
    /// True if the group was opened by a registration and ends with the frame.
    var isOfTurn = false
  }

  private struct Action {
    weak var target: AnyObject?
    let id: ObjectIdentifier
    let run: @MainActor (AnyObject) -> Void
  }

  /// Creates an `UndoManager` without changes. Its groups end with the frames of all windows.
  nonisolated public init() { frameTime = { ProgramWindow.frameTimes } }

  /// Creates the manager of the window of `pipeline`, whose frames end the groups.
  init(of pipeline: FramePipeline) {
    frameTime = { [weak pipeline] in pipeline?.time ?? 0 }
  }

  // MARK: Registration

  /// Registers the inverse of a change.
  ///
  /// - Parameters:
  ///   - target: The object of the change, which is not retained. After its end the change has no effect.
  ///   - handler: Undoes the change. It registers its own inverse, for `redo()`.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    closeEndedTurn()
    if open.isEmpty {
      guard groupsByEvent || isUndoing || isRedoing else {
        return Diagnostics.warn(
          "registerUndo needs a group: call beginUndoGrouping() first, or set groupsByEvent to true")
      }
      open.append(Group(isOfTurn: true))
    }
    let action = Action(target: target, id: ObjectIdentifier(target)) { object in
      if let target = object as? TargetType { handler(target) }
    }
    open[open.count - 1].actions.append(action)
    if !isUndoing && !isRedoing { redoStack.removeAll() }
  }

  /// Ends the effect of `registerUndo(withTarget:handler:)` until `enableUndoRegistration()`. Calls are counted.
  public func disableUndoRegistration() { disabledDepth += 1 }

  /// Ends the effect of a call of `disableUndoRegistration()`.
  public func enableUndoRegistration() { disabledDepth = max(0, disabledDepth - 1) }

  /// True if `registerUndo(withTarget:handler:)` registers changes.
  public var isUndoRegistrationEnabled: Bool { disabledDepth == 0 }

  /// Removes all changes: `canUndo` and `canRedo` are false.
  public func removeAllActions() { (undoStack, redoStack, open) = ([], [], []) }

  /// Removes the changes of `target`.
  public func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    func remaining(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.actions.removeAll { $0.id == id }
        return group
      }
    }
    undoStack = remaining(undoStack).filter { !$0.actions.isEmpty }
    redoStack = remaining(redoStack).filter { !$0.actions.isEmpty }
    open = remaining(open)
  }

  // MARK: Groups

  /// Opens a group: the changes until `endUndoGrouping()` are undone together.
  public func beginUndoGrouping() {
    closeEndedTurn()
    open.append(Group())
  }

  /// Closes the group of the last `beginUndoGrouping()`.
  public func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    guard open.isEmpty else {
      open[open.count - 1].actions += group.actions
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
      return
    }
    store(group)
  }

  /// The number of groups between `beginUndoGrouping()` and `endUndoGrouping()`.
  public var groupingLevel: Int { open.count }

  private func store(_ group: Group) {
    guard !group.actions.isEmpty else { return }
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      forgetOldest()
    }
  }

  private func forgetOldest() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
  }

  /// Closes the group of a frame that has ended.
  private func closeEndedTurn() {
    let frame = frameTime()
    defer { registered = frame }
    guard registered != frame, open.count == 1, open[0].isOfTurn else { return }
    store(open.removeLast())
  }

  private func closeGroupOfTurn() {
    if open.count == 1, open[0].isOfTurn { store(open.removeLast()) }
  }

  // MARK: Undo and redo

  /// True if `undo()` has a change to undo.
  public var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }

  /// True if `redo()` has a change to repeat.
  public var canRedo: Bool { !redoStack.isEmpty }

  /// Undoes the last group of changes.
  public func undo() {
    closeGroupOfTurn()
    undoNestedGroup()
  }

  /// Undoes the last group of changes, nested groups included.
  public func undoNestedGroup() {
    guard open.isEmpty, !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Repeats the group of changes that `undo()` has undone last.
  public func redo() {
    closeGroupOfTurn()
    guard open.isEmpty, !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  private func run(_ group: Group) {
    open.append(Group(name: group.name))
    for action in group.actions.reversed() { action.target.map(action.run) }
    let inverse = open.removeFirst()
    open.removeAll()
    store(inverse)
  }

  // MARK: Names

  /// Sets `undoActionName`: the name of the group that is open, or of the last group.
  public func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// The name of the change that `undo()` undoes; empty without a name.
  public var undoActionName: String { open.first?.name ?? undoStack.last?.name ?? "" }

  /// The name of the change that `redo()` repeats; empty without a name.
  public var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of a menu item for `undo()`: “Undo Rename”.
  public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }

  /// The title of a menu item for `redo()`: “Redo Rename”.
  public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  /// Handles Control-Z and Control-Shift-Z, also Control-Y. Returns false for other keys, and without a change.
  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    let command = key.modifiers.subtracting(.shift)
    guard command == .control || command == .command, phase != .up else { return false }
    let isShifted = key.modifiers.contains(.shift)
    switch key.key {
    case .character("Z") where !isShifted && canUndo: undo()
    case .character("Z") where isShifted && canRedo, .character("Y") where !isShifted && canRedo: redo()
    default: return false
    }
    return true
  }
}

extension EnvironmentValues {
  /// The changes of the window that can be undone; nil outside of a window.
  @Entry public internal(set) var undoManager: UndoManager?
}
