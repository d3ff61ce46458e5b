import SwiftUI
import UIKit

/// The program for tests, with the address of a server.
@MainActor public func ratesApp(base: String) -> some App {
  RateService.base = base
  return DelegateProgram<AppDelegate>()
}
