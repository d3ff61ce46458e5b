import Engine
import Files
import Foundation
import ProcessSupport
import SDLHost
import ScrollUI
import ScrollUITesting
import Semantics
import Testing
import UIKitValues

/// An event in the process besides the window under test.
enum Circumstance: CaseIterable {
  case alone
  case secondWindowOpen
  case secondWindowClosed
  case afterPicture
  case afterPictureBesideSecondWindow
}

/// Public actions that use state of the process act in their own window, in each `Circumstance`.
@MainActor @Suite(.serialized) struct ProcessStateTests {
  private final class Listener: SemanticObserver {
    var events: [SemanticEvent] = []
    func semanticsDidChange(_ events: [SemanticEvent]) { self.events += events }
  }

  @MainActor private final class Log {
    var lines: [String] = []
  }

  /// Brings a circumstance about while a window is open. Returns the second window that stays open.
  private func enter(_ circumstance: Circumstance) -> TestWindow? {
    var second: TestWindow?
    if circumstance != .alone, circumstance != .afterPicture {
      second = TestWindow(width: 123, height: 45) { Text("Settings") }
      second?.settle()
    }
    if circumstance == .secondWindowClosed {
      second?.close()
      second = nil
    }
    if circumstance == .afterPicture || circumstance == .afterPictureBesideSecondWindow {
      #expect(ImageRenderer(content: Color.red.frame(width: 12, height: 34)).image?.width == 12)
    }
    return second
  }

  // MARK: Undo

  @MainActor private final class Document {
    var name = "Draft"

    func rename(_ name: String, _ manager: UndoManager?) {
      let old = self.name
      manager?.registerUndo(withTarget: self) { $0.rename(old, manager) }
      self.name = name
    }
  }

  private struct Editor: View {
    let document: Document
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      VStack {
        Button("A") { document.rename("A", undoManager) }
        Button("B") { document.rename("B", undoManager) }
      }
    }
  }

  @Test(arguments: Circumstance.allCases) func undoTakesBackTheLastChangeAlone(circumstance: Circumstance) {
    let document = Document()
    let window = TestWindow { Editor(document: document) }
    let second = enter(circumstance)
    for name in ["A", "B"] {
      window.button(name).press()
      window.settle()
    }
    window.key("Z", .control)
    window.settle()
    #expect(document.name == "A")
    withExtendedLifetime(second) {}
  }

  /// A manager of a model ends its groups with the frames of any window.
  @Test(arguments: Circumstance.allCases) func undoOfAManagerOfTheProgramTakesBackTheLastChangeAlone(
    circumstance: Circumstance
  ) {
    let (document, manager) = (Document(), UndoManager())
    let window = TestWindow { Text("A") }
    let second = enter(circumstance)
    for name in ["A", "B"] {
      document.rename(name, manager)
      window.advance()
    }
    manager.undo()
    #expect(document.name == "A")
    withExtendedLifetime(second) {}
  }

  // MARK: Screen

  private struct Screen: View {
    let log: Log

    var body: some View {
      let bounds = UIScreen.main.bounds
      let _ = log.lines.append("\(Int(bounds.width))×\(Int(bounds.height)) at \(Int(UIScreen.main.scale))")
      Color.clear
    }
  }

  @Test(arguments: Circumstance.allCases) func theScreenOfABodyIsItsWindow(circumstance: Circumstance) {
    let log = Log()
    let window = TestWindow(width: 320, height: 480, scale: 2) { Screen(log: log) }
    let second = enter(circumstance)
    window.send(.resize(CGSize(width: 640, height: 480)))
    window.advance()
    window.host.setScale(1)
    window.settle()
    #expect(log.lines == ["320×480 at 2", "640×480 at 2", "640×480 at 1"])
    withExtendedLifetime(second) {}
  }

  private struct SizedProgram: App {
    static let log = Log()

    var body: some Scene {
      WindowGroup { Screen(log: Self.log) }.defaultSize(width: 510, height: 430)
    }
  }

  @Test(arguments: [Circumstance.alone, .secondWindowClosed, .afterPicture])
  func theFirstBodyOfAProgramReadsTheSizeThatItsSceneDeclares(circumstance: Circumstance) {
    _ = enter(circumstance)
    SizedProgram.log.lines = []
    let window = TestWindow(app: SizedProgram())
    window.settle()
    #expect(Set(SizedProgram.log.lines) == ["510×430 at 1"])
  }

  // MARK: Announcements

  @Test(arguments: Circumstance.allCases) func anAnnouncementIsSpokenOnceInTheActiveWindow(circumstance: Circumstance) {
    let window = TestWindow {
      Button("Save") {
        AccessibilityNotification.Announcement("Saved").post()
        AccessibilityNotification.PageScrolled("Page 2").post()
        AccessibilityNotification.LayoutChanged("Banner").post()
        AccessibilityNotification.ScreenChanged("Page").post()
      }
    }
    let second = enter(circumstance)
    let (listener, other) = (Listener(), Listener())
    window.pipeline.semantics.add(listener)
    second?.pipeline.semantics.add(other)
    // The user goes to the window.
    window.send(.focusLost)
    window.advance()
    window.key("Tab")
    window.advance()
    listener.events = []
    other.events = []
    window.button("Save").press()
    let spoken = ["Saved", "Page 2", "Banner", "Page"].map { SemanticEvent.announcement(SemanticAnnouncement($0)) }
    #expect(spoken.allSatisfy { event in listener.events.count { $0 == event } == 1 })
    #expect(other.events.isEmpty)
  }

  // MARK: Clipboard

  @Test(arguments: Circumstance.allCases) func copiedItemsArePasted(circumstance: Circumstance) {
    let log = Log()
    let window = TestWindow {
      Text("Text")
        .onCopyCommand { [NSItemProvider(object: "Tea")] }
        .onPasteCommand(of: [.plainText]) { providers in
          for provider in providers {
            provider.loadObject(ofClass: String.self) { text, _ in
              MainActor.assumeIsolated { log.lines.append(text ?? "none") }
            }
          }
        }
    }
    window.settle()
    window.key("C", .control)
    let second = enter(circumstance)
    window.key("V", .control)
    window.settle()
    #expect(log.lines == ["Tea"])
    withExtendedLifetime(second) {}
  }

  // MARK: Stored values

  private struct Setting: View {
    @AppStorage("ProcessStateTests.isOn") private var isOn = false

    var body: some View {
      VStack {
        Button("Toggle") { isOn.toggle() }
        Text(isOn ? "on" : "off")
      }
    }
  }

  @Test(arguments: Circumstance.allCases) func aStoredValueChangesItsReaders(circumstance: Circumstance) {
    let window = TestWindow { Setting() }
    let second = enter(circumstance)
    let before = window.texts.contains("on")
    window.button("Toggle").press()
    window.settle()
    #expect(window.texts.contains(before ? "off" : "on"))
    withExtendedLifetime(second) {}
  }

  /// A value that the program writes outside of views, too.
  private struct StoredName: View {
    static let key = "ProcessStateTests.name"

    @AppStorage(StoredName.key) private var name = "none"

    var body: some View {
      VStack {
        Button("Rename") { name = "view" }
        Text(name)
      }
    }
  }

  /// A window with a storage as in a program: the values of a file that `defaults` shares.
  private func programWindow(_ defaults: UserDefaults) throws -> TestWindow {
    let folders = UserFolders(["HOME": try TemporaryFolder.make().path])
    let files = try #require(ProgramFiles(name: "program", folders: folders, sharedWith: defaults))
    return TestWindow(images: FixedImageLibrary(), storage: files.storage) { StoredName() }
  }

  @Test(arguments: Circumstance.allCases, [false, true])
  func aValueOfUserDefaultsChangesItsReaders(circumstance: Circumstance, isShared: Bool) throws {
    let defaults = try #require(UserDefaults(suiteName: "scrollui-tests-process"))
    defaults.removeObject(forKey: StoredName.key)
    let window = try isShared ? programWindow(defaults) : TestWindow { StoredName().defaultAppStorage(defaults) }
    let second = enter(circumstance)
    #expect(window.texts.contains("none"))
    defaults.set("program", forKey: StoredName.key)
    window.advance()
    #expect(window.texts.contains("program"))
    window.button("Rename").press()
    window.settle()
    #expect(window.texts.contains("view") && defaults.string(forKey: StoredName.key) == "view")
    defaults.removeObject(forKey: StoredName.key)
    window.advance()
    #expect(window.texts.contains("none"))
    withExtendedLifetime(second) {}
  }

  // MARK: Pictures

  @Test(arguments: Circumstance.allCases) func aPictureHasTheSamePixels(circumstance: Circumstance) {
    let window = TestWindow { Text("A") }
    let view = Text("Handgloves").padding().background(.blue)
    let before = ImageRenderer(content: view).image
    let second = enter(circumstance)
    #expect(before != nil && ImageRenderer(content: view).image == before)
    withExtendedLifetime((window, second)) {}
  }
}
