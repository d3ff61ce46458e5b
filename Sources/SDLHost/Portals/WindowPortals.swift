import CSDL2
import Engine
import Files
import Portals
import ScrollUI

/// The services of the `DesktopPortal` for a window: dialogs for files as the `FileChooser` of its views, and addresses.
@MainActor final class WindowPortals {
  private let portal: DesktopPortal
  private weak var pipeline: FramePipeline?
  private var parent: ParentWindow?

  /// Creates the services of the window whose frames are those of `pipeline`.
  init(_ portal: DesktopPortal, in pipeline: FramePipeline) {
    self.portal = portal
    self.pipeline = pipeline
  }

  /// Sets the window in front of which dialogs stand.
  func setWindow(_ window: SDLWindow) { parent = ParentWindow(window) }

  /// Withdraws the name of the window. Call it before the window is destroyed.
  func close() {
    parent?.close()
    parent = nil
  }

  private func withParent(_ body: @escaping @MainActor (String) -> Void) {
    if let parent { parent.withName(body) } else { body("") }
  }

  // MARK: Addresses

  /// Opens the address of a web page or a mail by the portal, or by `openBySystem(_:)` if the portal does not accept it. Returns false if the
  /// address is known not to be opened.
  func open(_ address: String) -> Bool {
    guard portal.opensAddresses else { return Self.openBySystem(address) }
    let wait = PortalWait(in: pipeline) { _ = Self.openBySystem(address) }
    withParent { [portal] parent in
      guard !wait.isOver else { return }
      wait.request = portal.openAddress(address, parent: parent) { wait.fail() }
      if wait.request == nil { wait.fail() }
    }
    wait.begin()
    return true
  }

  /// Opens an address by xdg-open, which SDL runs with the address as its argument, without a shell.
  static func openBySystem(_ address: String) -> Bool { SDL_OpenURL(address) == 0 }
}

extension WindowPortals: FileChooser {
  func open(_ request: FileRequest, answer: @escaping @MainActor (FileAnswer) -> Void) -> any OpenFileDialog {
    let wait = PortalWait(in: pipeline) { answer(.unavailable) }
    withParent { [portal] parent in
      guard !wait.isOver else { return }
      wait.request = portal.chooseFiles(request, parent: parent) { end in
        switch end {
        case .unavailable: wait.fail()
        case .cancelled: if wait.end() { answer(.cancelled) }
        case .chosen(let urls): if wait.end() { answer(.chosen(urls)) }
        }
      }
    }
    wait.begin()
    return wait
  }
}

extension SessionOptions {
  /// True if the window uses the services of the `DesktopPortal`. A replay and its recording have the dialogs of the library.
  var usesPortals: Bool { usesDesktop && script == nil && recordPath == nil }
}
