import SwiftUI
import UIKit

/// The program for tests, since a program has no public names.
@MainActor public func workoutApp() -> some App { DelegateProgram<AppDelegate>() }
