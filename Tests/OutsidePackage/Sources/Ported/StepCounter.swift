import Foundation

/// The steps of a day, with an import of Foundation alone as in a program of Xcode.
final class StepCounter: ObservableObject {
  @Published var steps = 0
  @Published private(set) var messages: [String] = []
  private var cancellables = Set<AnyCancellable>()

  init(goal: Int) {
    $steps
      .filter { $0 >= goal }
      .removeDuplicates()
      .sink { [weak self] in self?.messages.append("\($0) steps") }
      .store(in: &cancellables)
  }
}
