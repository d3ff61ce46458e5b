import SwiftUI
import UIKit

/// The program for tests, since a program has no public names.
@MainActor public func flashcardsApp() -> some App { DelegateProgram<AppDelegate>() }
