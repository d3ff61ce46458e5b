import Foundation

struct Exercise {
  let name: String
  let symbol: String
  let seconds: Int
}

class Workout: ObservableObject {
  let exercises = [
    Exercise(name: "Squats", symbol: "flame.fill", seconds: 30),
    Exercise(name: "Push-ups", symbol: "bolt.fill", seconds: 20),
    Exercise(name: "Plank", symbol: "timer", seconds: 45),
  ]

  @Published private(set) var index = 0
  @Published private(set) var remaining = 30
  @Published var isRunning = false
  @Published var isFinished = false

  var exercise: Exercise { exercises[index] }
  var fraction: Double { Double(remaining) / Double(exercise.seconds) }
  var clock: String { String(format: "%02d:%02d", remaining / 60, remaining % 60) }

  func tick() {
    guard isRunning else { return }
    remaining -= 1
    if remaining == 0 { skip() }
  }

  func skip() {
    guard index + 1 < exercises.count else {
      isRunning = false
      isFinished = true
      return
    }
    index += 1
    remaining = exercise.seconds
  }

  func restart() {
    index = 0
    remaining = exercise.seconds
    isRunning = false
  }
}
