import Engine

/// A part of a bar in the frame graph: `FramePhase`s that a reader need not tell apart. From the bottom of a bar to its top.
package enum FramePart: Int, CaseIterable, Sendable {
  case input, views, layout, callbacks, drawing, display

  package var phases: [FramePhase] {
    switch self {
    case .input: [.input, .tick]
    case .views: [.body]
    case .layout: [.layout, .place]
    case .callbacks: [.observe]
    case .drawing: [.paint]
    case .display: [.present]
    }
  }

  /// The part that contains `phase`; nil for the time between two frames.
  package init?(_ phase: FramePhase) {
    guard let part = Self.allCases.first(where: { $0.phases.contains(phase) }) else { return nil }
    self = part
  }

  /// The duration of the part in `frame`, in milliseconds.
  package func milliseconds(of frame: FrameRecord) -> Double {
    phases.reduce(0) { $0 + frame.phases[$1.rawValue] }
  }
}
