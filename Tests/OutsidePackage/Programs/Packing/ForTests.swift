import SwiftUI
import UIKit

/// The program for tests, with the folder of its file.
@MainActor public func packingApp(folder: URL) -> some App {
  SceneDelegate.folder = folder
  return DelegateProgram<AppDelegate>()
}
