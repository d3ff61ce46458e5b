import SwiftUI

/// The program for tests, since a program has no public names.
@MainActor public func quizApp() -> some App { QuizApp() }
