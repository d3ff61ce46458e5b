import Foundation

/// Runs `body` beside two programs for each processor that do nothing but compute.
package func withBusyPrograms(_ body: () async throws -> Void) async throws {
  let neighbors = try (0..<2 * ProcessInfo.processInfo.activeProcessorCount).map { _ in
    // A test program that is killed leaves them behind; they end by themselves.
    try ChildProcess("bash", ["-c", "while ((SECONDS < 600)); do :; done"])
  }
  defer { for neighbor in neighbors { neighbor.kill(SIGKILL) } }
  try await body()
}
