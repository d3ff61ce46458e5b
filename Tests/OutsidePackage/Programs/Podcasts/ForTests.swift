import Combine
import SwiftUI
import UIKit

/// The program for tests, with ticks in place of seconds.
@MainActor public func podcastsApp(ticks: AnyPublisher<Date, Never>) -> some App {
  SceneDelegate.ticks = ticks
  return DelegateProgram<AppDelegate>()
}
