import Engine
import Geometry
import ScrollUI
import ScrollUITesting
import Testing

/// Pull to refresh with a second contact observer of the scroll view.
@MainActor @Suite struct RefreshObserverTests {
  private final class ContactRecorder: ScrollObserver {
    var phases: [ContactPhase] = []

    func scrollContactDidChange(_ model: ScrollModel, to phase: ContactPhase) { phases.append(phase) }
  }

  private func pull(_ list: RefreshWindow) {
    list.window.drag(from: RefreshWindow.top, by: CGVector(dx: 0, dy: 300), steps: 12)
  }

  @Test func aSecondContactObserverDoesNotDisableTheRefresh() {
    let list = RefreshWindow()
    let recorder = ContactRecorder()
    list.scroll.model.add(recorder)
    pull(list)
    #expect(list.look == .running)
    #expect(recorder.phases == [.down, .lifted])
  }

  @Test func removingAContactObserverDoesNotDisableTheRefresh() {
    let list = RefreshWindow()
    let recorder = ContactRecorder()
    list.scroll.model.add(recorder)
    list.scroll.model.remove(recorder)
    pull(list)
    #expect(list.look == .running)
    #expect(recorder.phases.isEmpty)
  }
}
