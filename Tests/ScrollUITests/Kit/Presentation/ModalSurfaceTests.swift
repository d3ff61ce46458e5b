import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// The environment in the popups of a view, by their kind.
@MainActor @Suite struct ModalSurfaceTests {
  enum Surface: CaseIterable, Sendable {
    case sheet, cover, popover, alert, dialog, menu, contextMenu

    /// True for a menu, which acts on the page of its view.
    var isMenu: Bool { self == .menu || self == .contextMenu }
  }

  private struct Sample: View {
    let surface: Surface
    let recorder: Recorder
    let isShown: Remote<Bool>
    @State private var shows = false

    var body: some View {
      let _ = isShown.connect($shows)
      let content = Content(recorder: recorder)
      switch surface {
      case .sheet: Text("Presenter").sheet(isPresented: $shows) { content }
      case .cover: Text("Presenter").fullScreenCover(isPresented: $shows) { content }
      case .popover: Text("Presenter").popover(isPresented: $shows) { content }
      case .alert:
        Text("Presenter").alert("Title", isPresented: $shows) {
        } message: {
          content
        }
      case .dialog:
        Text("Presenter").confirmationDialog("Title", isPresented: $shows) {
        } message: {
          content
        }
      case .menu: Menu("Presenter") { content }
      case .contextMenu: Text("Presenter").contextMenu { content }
      }
    }
  }

  private struct Content: View {
    let recorder: Recorder
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.controlSurroundings) private var surroundings
    @Environment(\.linkedColumn) private var column
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
      let _ = recorder.note("presented \(isPresented)")
      let _ = recorder.note("shortcut \(shortcut != nil)")
      let _ = recorder.note("in a row \(surroundings != .free)")
      let _ = recorder.note("column \(column != nil)")
      let _ = recorder.note("in a menu \(isInMenu)")
      Button("Leave") { dismiss() }
      NavigationLink("Link") { Text("Linked") }
    }
  }

  private let recorder = Recorder()
  private let isShown = Remote<Bool>()

  private func open(_ surface: Surface, in window: TestWindow) throws {
    let presenter = try #require(window.frame(ofText: "Presenter"))
    let point = CGPoint(x: presenter.midX, y: presenter.midY)
    switch surface {
    case .menu: window.click(point)
    case .contextMenu:
      window.send(.mouseDown(point, button: 3))
      window.send(.mouseUp(point, button: 3))
      window.advance()
    default: isShown.value = true
    }
    window.settle()
    #expect(window.texts.contains("Leave"), "\(surface)")
  }

  /// A window with the popup of a row, open on the root page or on a page above it.
  private func window(_ surface: Surface, isPushed: Bool = false) throws -> TestWindow {
    let sample = Sample(surface: surface, recorder: recorder, isShown: isShown)
    let window = TestWindow(width: 500, height: 500) {
      NavigationStack {
        List {
          if isPushed { NavigationLink("Push") { sample } } else { sample.keyboardShortcut("k") }
        }
        .environment(
          \.linkedColumn, isPushed ? nil : LinkedColumn(model: NavigationModel(), didShow: {}))
      }
    }
    window.settle()
    if isPushed {
      try window.tap("Push")
      window.settle()
    }
    try open(surface, in: window)
    return window
  }

  @Test(arguments: Surface.allCases) func theValuesOfARowStayWithTheRow(surface: Surface) throws {
    _ = try window(surface)
    let notes = Set(recorder.take())
    #expect(notes.contains("shortcut false") && !notes.contains("shortcut true"))
    #expect(notes.contains("in a row false") && !notes.contains("in a row true"))
    #expect(notes.contains("in a menu \(surface.isMenu)") && !notes.contains("in a menu \(!surface.isMenu)"))
    #expect(notes.contains("column \(surface.isMenu)"), "the links of a menu act where the menu is")
  }

  @Test(arguments: Surface.allCases) func aSurfaceIsPresentedAndAMenuIsAsItsPage(surface: Surface) throws {
    _ = try window(surface)
    #expect(Set(recorder.take()).contains("presented \(!surface.isMenu)"))
  }

  @Test(arguments: Surface.allCases) func dismissLeavesTheSurfaceAndInAMenuThePage(surface: Surface) throws {
    let window = try window(surface, isPushed: true)
    try window.tap("Leave")
    window.settle()
    #expect(!window.texts.contains("Leave"))
    #expect(window.texts.contains("Presenter") == !surface.isMenu)
  }

  @Test(arguments: Surface.allCases) func aLinkPushesNoPageBehindASurface(surface: Surface) throws {
    let window = try window(surface, isPushed: true)
    try window.tap("Link")
    window.settle()
    #expect(window.texts.contains("Linked") == surface.isMenu)
  }

  @Test(arguments: Surface.allCases) func theViewsOfASurfaceAreAColumn(surface: Surface) throws {
    let window = try window(surface)
    let (leave, link) = (try #require(window.frame(ofText: "Leave")), try #require(window.frame(ofText: "Link")))
    #expect(leave.maxY <= link.minY)
  }

  @Test(arguments: Surface.allCases) func escapeLeavesThePopupAlone(surface: Surface) throws {
    let window = try window(surface, isPushed: true)
    window.key("Escape")
    window.settle()
    #expect(!window.texts.contains("Leave"))
    #expect(window.texts.contains("Presenter"))
  }

  @Test(arguments: [Surface.sheet, .cover, .popover, .alert, .dialog])
  func aCancelButtonInsideASurfaceHasEscapeFirst(surface: Surface) throws {
    let window = TestWindow(width: 500, height: 500) {
      SurfaceWithCancel(surface: surface, recorder: recorder, isShown: isShown)
    }
    isShown.value = true
    window.settle()
    window.key("Escape")
    window.settle()
    #expect(recorder.take() == ["cancel"])
    #expect(isShown.value == (surface != .alert && surface != .dialog), "the buttons of an alert dismiss it")
  }

  private struct SurfaceWithCancel: View {
    let surface: Surface
    let recorder: Recorder
    let isShown: Remote<Bool>
    @State private var shows = false

    private var cancel: some View { Button("Cancel") { recorder.note("cancel") }.keyboardShortcut(.cancelAction) }

    var body: some View {
      let _ = isShown.connect($shows)
      let presenter = Text("Presenter")
      switch surface {
      case .sheet: presenter.sheet(isPresented: $shows) { cancel }
      case .cover: presenter.fullScreenCover(isPresented: $shows) { cancel }
      case .popover: presenter.popover(isPresented: $shows) { cancel }
      case .alert: presenter.alert("Title", isPresented: $shows) { cancel }
      default: presenter.confirmationDialog("Title", isPresented: $shows) { cancel }
      }
    }
  }
}
