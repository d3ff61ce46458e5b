/// The content of a program's window. The dynamic properties of the `App` are stored by its element.
package struct AppContent<Program: App>: View {
  private let property: ProgramProperty<Program>

  /// Creates the content of `program`'s window.
  package init(_ program: Program) { property = ProgramProperty(program: program) }

  /// The content of the program's first window, which opens the other windows.
  package var body: some View {
    let windows = property.program.body.allWindows
    if let first = WindowDescription.firstIndex(in: windows) { SceneContent(first: first, windows: windows) }
  }
}

/// An `App` as a property of `AppContent`, with the state of each `DynamicProperty`.
private struct ProgramProperty<Program: App> {
  var program: Program
}

extension ProgramProperty: DynamicProperty, PersistentProperty {
  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    let state = object(in: &slot) { ProgramState(DynamicPropertyStorage(Program.self)) }
    state.storage.install(into: &program, of: element)
  }
}

/// The state of each `DynamicProperty` of an `App`.
@MainActor private final class ProgramState {
  var storage: DynamicPropertyStorage

  init(_ storage: DynamicPropertyStorage) { self.storage = storage }
}
