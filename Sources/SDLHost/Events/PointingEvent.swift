import CSDL2
import Foundation
import Pointing

/// The user event that brings a `PointingReport` in the order of SDL's events.
enum PointingEvent {
  /// The event type that `SDL_RegisterEvents` has returned in this process.
  static let type: UInt32 = {
    let type = SDL_RegisterEvents(1)
    precondition(type != UInt32.max, "SDL has no number left for another event type; register fewer of them.")
    return type
  }()

  /// The age in milliseconds above which a time of the window system is not believed: its clock is another one.
  private static let longestAge: UInt32 = 1000

  private final class Box {
    let report: PointingReport
    init(_ report: PointingReport) { self.report = report }
  }

  /// Adds `report` to SDL's queue (`SDL_PushEvent`) for the window with this number (`SDL_GetWindowID`). Lost if the queue is closed or full, as SDL's own events are.
  static func push(_ report: PointingReport, to window: UInt32) {
    let box = Unmanaged.passRetained(Box(report))
    var event = SDL_Event()
    event.type = type
    event.user.windowID = window
    event.user.code = report.time.flatMap(age) ?? -1
    event.user.data1 = box.toOpaque()
    if SDL_PushEvent(&event) != 1 { box.release() }
  }

  /// Adds the mark of the moment from which on SDL's wheel events are repeated by reports.
  static func pushBegin() {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }

  /// The age of a time by the monotonic clock, which compositors use, in milliseconds; nil for a time of another clock.
  private static func age(_ time: UInt32) -> Int32? {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let age = UInt32(truncatingIfNeeded: now.tv_sec * 1000 + now.tv_nsec / 1_000_000) &- time
    return age <= longestAge ? Int32(age) : nil
  }

  /// The age of the report in milliseconds when it was pushed; nil if it is unknown.
  static func age(of event: SDL_Event) -> Double? { event.user.code < 0 ? nil : Double(event.user.code) }

  /// Takes the report out of an event; nil for the mark of `pushBegin()`. Call it once for each event.
  static func take(_ event: SDL_Event) -> PointingReport? {
    event.user.data1.map { Unmanaged<Box>.fromOpaque($0).takeRetainedValue().report }
  }
}
