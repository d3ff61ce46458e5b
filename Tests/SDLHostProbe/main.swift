// A program with its own main loop, for tests that need one: the test runner's main queue is Dispatch's, and a window
// belongs to one process. `hostprobe SCENARIO` runs the named scenario and prints one line per result.

import CSDL2
import Foundation
import SDLHost

/// Prints without buffering, so that a test can read along.
func report(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

@MainActor
func run() throws {
  let scenario = CommandLine.arguments.dropFirst().first ?? ""
  switch scenario {
  case "tasks": try MainQueueScenarios.tasks(loop: SemaphoreLoop())
  case "tasks-sdl": try MainQueueScenarios.tasks(loop: SDLLoop())
  case "pool": MainQueueScenarios.pool()
  case "idle": try MainQueueScenarios.idle()
  case "blocks": try MainQueueScenarios.blocks()
  case "endless": try MainQueueScenarios.endless()
  case "headless": MainQueueScenarios.headless()
  case "nested": MainQueueScenarios.nested()
  case "stop": try MainQueueScenarios.stop()
  case "signals": MainQueueScenarios.signals()
  case "stolen": try MainQueueScenarios.stolen()
  case "note": try QuietWindowScenario.runNote()
  case "clock": try QuietWindowScenario.runClock()
  case "picture": QuietWindowScenario.drawPicture()
  case "documents": DocumentScenario.run()
  case "threads": try ThreadScenario.run(rounds: CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 50)
  case "storage":
    let numbers = CommandLine.arguments.dropFirst(2).compactMap { UInt32($0) }
    try StorageScenario.run(writes: Int(numbers.first ?? 1), moment: numbers.dropFirst().first)
  case "window": try showWindow()
  case "previews": try showPreviews()
  case "accessible": try AccessibilityScenario.run()
  case "display": try DisplayScenario.run()
  case "windows": try WindowsScenario.run()
  case "renderers": try RendererComparison.run(pages: Array(CommandLine.arguments.dropFirst(2)))
  case "device-loss": try RendererComparison.loseDevice()
  case "auto-renderer": try RendererComparison.chooseAutomatically()
  default:
    FileHandle.standardError.write(Data("hostprobe: no scenario '\(scenario)'\n".utf8))
    exit(2)
  }
}

try run()
