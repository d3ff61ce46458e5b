import Engine
import ScrollUI
import ScrollUITesting
import Testing

/// Changes of a program that are undone and redone.
@MainActor @Suite struct UndoManagerTests {
  @MainActor private final class Document {
    var names = ["Draft"]
    var name: String { names.last ?? "" }

    func rename(_ name: String, _ manager: UndoManager?) {
      let old = self.name
      manager?.registerUndo(withTarget: self) { $0.rename(old, manager) }
      names.append(name)
    }
  }

  private struct Editor: View {
    let document: Document
    @State private var number = 0
    @State private var text = ""
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      VStack {
        Button("Rename") {
          number += 1
          document.rename("Name \(number)", undoManager)
          undoManager?.setActionName("Rename")
        }
        Text(undoManager?.undoMenuItemTitle ?? "none")
        if undoManager?.canRedo == true { Text("can redo") }
        TextField("Text", text: $text)
      }
    }
  }

  @Test func theKeysOfAWindowUndoAndRedo() {
    let document = Document()
    let window = TestWindow(width: 300, height: 200) { Editor(document: document) }
    window.settle()
    for _ in 0..<2 { window.button("Rename").press() }
    window.settle()
    #expect(document.name == "Name 2" && window.texts.contains("Undo Rename"))
    window.press("z", .control)
    window.settle()
    #expect(document.name == "Name 1" && window.texts.contains("can redo"))
    window.press("z", .control)
    window.settle()
    #expect(document.name == "Draft" && window.texts.contains("Undo"))
    window.press("z", [.control, .shift])
    window.settle()
    #expect(document.name == "Name 1")
    window.button("Rename").press()
    window.settle()
    #expect(document.name == "Name 3" && !window.texts.contains("can redo"), "a new change ends what could be repeated")
  }

  @Test func aFocusedTextKeepsItsOwnChanges() {
    let document = Document()
    let window = TestWindow(width: 300, height: 200) { Editor(document: document) }
    window.settle()
    window.button("Rename").press()
    window.textField("Text").focus()
    window.type("Hello")
    window.settle()
    window.press("z", .control)
    window.settle()
    #expect(document.name == "Name 1" && window.textField("Text").value == "")
  }

  @Test func groupsAreUndoneTogether() {
    let (document, manager) = (Document(), UndoManager())
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    document.rename("A", manager)
    manager.beginUndoGrouping()
    document.rename("B", manager)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    document.rename("C", manager)
    manager.endUndoGrouping()
    manager.undo()
    #expect(document.name == "B")
    manager.undo()
    #expect(document.name == "Draft" && !manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(document.name == "B")
    manager.redo()
    #expect(document.name == "C" && !manager.canRedo)
  }

  @Test func theNumberOfChangesIsLimited() {
    let (document, manager) = (Document(), UndoManager())
    manager.levelsOfUndo = 2
    manager.groupsByEvent = false
    for name in ["A", "B", "C"] {
      manager.beginUndoGrouping()
      document.rename(name, manager)
      manager.endUndoGrouping()
    }
    while manager.canUndo { manager.undo() }
    #expect(document.name == "A")
    manager.removeAllActions(withTarget: document)
    #expect(!manager.canRedo)
  }

  @Test func anObjectThatIsGoneIsNotChangedAndRegistrationCanBeDisabled() {
    let manager = UndoManager()
    var document: Document? = Document()
    document?.rename("A", manager)
    document = nil
    manager.undo()
    #expect(!manager.canRedo)
    let other = Document()
    manager.disableUndoRegistration()
    other.rename("A", manager)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    other.rename("B", manager)
    #expect(manager.canUndo)
  }
}
