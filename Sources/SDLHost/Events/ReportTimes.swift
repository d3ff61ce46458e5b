import CSDL2
import Engine

/// The times at which events were reported, on the frame clock.
///
/// Frames are seldom in step with the reports of a device. Content that is dragged moves evenly if the times of the reports are known. The X
/// server tells those of the mouse and of wheels (`event_times_install`) in whole milliseconds, and a `PointingEvent` has that of its
/// compositor. Those of fingers, and of the mouse on Wayland, are estimated.
struct ReportTimes {
  /// True if the time stamps of the mouse's events are those of the X server.
  let hasEventTimes: Bool
  /// The frame time that passes in a second.
  var scale = 1.0
  private var motion = ReportClock()
  private var wheel = ReportClock()
  private var fingers: [SDL_FingerID: ReportClock] = [:]
  /// The times of the last two fetches.
  private var fetch = (before: 0.0, now: 0.0)
  private var last = -Double.infinity

  init(hasEventTimes: Bool) { self.hasEventTimes = hasEventTimes }

  /// Begins to fetch events at `now`. Times are not before the fetch before, and not before `earliest`.
  mutating func fetchBegins(at now: Double, notBefore earliest: Double) {
    fetch = (min(max(fetch.now, earliest), now), now)
    last = fetch.before
  }

  /// Returns the time of an event. The times of input ascend; other events, such as those that wake the loop, have the time of the fetch.
  mutating func time(of event: SDL_Event) -> Double {
    guard event.type < SDL_USEREVENT.rawValue || event.type == PointingEvent.type,
      event.type != SDL_WINDOWEVENT.rawValue
    else { return fetch.now }
    last = max(last, reported(event))
    return last
  }

  private mutating func reported(_ event: SDL_Event) -> Double {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION where !hasEventTimes: return motion.time(between: fetch.before, and: fetch.now)
    case SDL_MOUSEWHEEL where !hasEventTimes: return wheel.time(between: fetch.before, and: fetch.now)
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
      let age = Double(SDL_GetTicks() &- event.common.timestamp) / 1000
      return max(fetch.now - age * scale, fetch.before)
    case SDL_FINGERMOTION:
      return fingers[event.tfinger.fingerId, default: ReportClock()].time(between: fetch.before, and: fetch.now)
    case SDL_FINGERUP:
      fingers[event.tfinger.fingerId] = nil
      return fetch.now
    case SDL_EventType(rawValue: PointingEvent.type): return pointingTime(event)
    default: return fetch.now
    }
  }

  private mutating func pointingTime(_ event: SDL_Event) -> Double {
    guard let age = PointingEvent.age(of: event) else { return wheel.time(between: fetch.before, and: fetch.now) }
    let waited = Double(SDL_GetTicks() &- event.common.timestamp)
    return max(fetch.now - (age + waited) / 1000 * scale, fetch.before)
  }
}
