import OSLog
import Synchronization
import Testing
import os

@Suite(.serialized) struct LoggerTests {
  private func lines(_ body: () -> Void) -> [String] {
    let lines = Mutex<[String]>([])
    LogOutput.capturing({ line in lines.withLock { $0.append(line) } }, body)
    // The time of day is left out.
    return lines.withLock { $0 }.map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  private let logger = Logger(subsystem: "org.example", category: "tests")

  @Test func eachLevelHasItsName() {
    let lines = lines {
      logger.debug("a")
      logger.trace("a")
      logger.info("a")
      logger.notice("a")
      logger.log("a")
      logger.warning("a")
      logger.error("a")
      logger.critical("a")
      logger.fault("a")
      logger.log(level: .info, "a")
    }
    let levels = ["debug", "debug", "info", "notice", "notice", "error", "error", "fault", "fault", "info"]
    #expect(lines == levels.map { "\($0) [org.example:tests] a" })
  }

  @Test func privateValuesAreHidden() {
    let name = "Ada"
    let lines = lines {
      logger.info("\(name) \(name, privacy: .public) \(name, privacy: .private) \(name, privacy: .sensitive)")
      logger.info("\(name, privacy: .private(mask: .hash))")
      logger.info("\(name, privacy: .private(mask: .hash))")
    }
    #expect(lines[0] == "info [org.example:tests] Ada Ada <private> <private>")
    #expect(lines[1] == lines[2] && !lines[1].contains("Ada") && lines[1].contains("mask.hash"))
  }

  @Test func valuesHaveFormats() {
    let lines = lines {
      Logger().info(
        "\(255, format: .hex(includePrefix: true, uppercase: true)) \(8, format: .octal) \(1.5, format: .fixed(precision: 2))"
      )
      Logger().info("[\("a", align: .right(columns: 3))][\("b", align: .left(columns: 2))]")
    }
    #expect(lines == ["info 0xFF 10 1.50", "info [  a][b ]"])
  }

  @Test func theOlderFunctionHasFormatsOfC() {
    let log = OSLog(subsystem: "org.example", category: "old")
    let lines = lines {
      os_log("%d of %{public}d, %{private}d, 100%%", log: log, type: .error, 1, 2, 3)
      os_log("hidden", log: .disabled)
      os_log(.debug, log: log, "new \(1)")
      os_log("missing %d")
    }
    #expect(
      lines == ["error [org.example:old] 1 of 2, <private>, 100%", "debug [org.example:old] new 1", "notice missing "])
  }

  @Test func aLockGuardsItsValue() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } } }
    }
    #expect(lock.withLock { $0 } == 8000)
    #expect(OSAllocatedUnfairLock().withLock { 3 } == 3)
  }
}
