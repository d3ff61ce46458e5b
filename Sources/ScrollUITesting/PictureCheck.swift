import Engine
import Foundation
import Geometry
import Graphics

/// Nodes that have not changed are drawn from pictures; whether those are true is seen by asking all nodes again.
extension TestWindow {
  /// The first step that is shown and is not what the nodes would draw now, or the other way round; nil where all pictures are true.
  package var untrueStep: String? {
    let shown = SeenStep.steps(of: pipeline.displayList)
    let expected = SeenStep.steps(of: pipeline.listWithoutPictures())
    for (step, other) in zip(shown, expected) where !step.isClose(to: other) {
      return "shown is \(step.command) under \(step.clip), but drawn anew it is \(other.command) under \(other.clip)"
    }
    if shown.count == expected.count { return nil }
    let (extra, what) = shown.count > expected.count ? (shown, "shown") : (expected, "missing")
    return "\(what): \(extra[min(shown.count, expected.count)].command)"
  }

  /// With `SCROLLUI_CHECK_PICTURES` in the environment every frame of every test window is checked.
  static let checksPictures = ProcessInfo.processInfo.environment["SCROLLUI_CHECK_PICTURES"] != nil

  func checkPictures() {
    // Without a new list the old one stays, and what tells of time or frames may have gone on.
    guard Self.checksPictures, counts.commands > 0, let untrueStep else { return }
    FileHandle.standardError.write(Data("error: a picture is not true at \(time) s: \(untrueStep)\n".utf8))
  }
}

/// A step of which something can be seen, and what it is seen through.
@MainActor private struct SeenStep {
  let command: DrawCommand
  let clip: CGRect

  /// Steps at the edges of what is seen may be recorded or left out; nobody sees that.
  static func steps(of list: DisplayList) -> [SeenStep] {
    let window = CGRect(origin: .zero, size: list.size)
    var clip = window
    var steps: [SeenStep] = []
    for command in list.commands {
      if case .clip(let rect) = command {
        clip = window.intersection(rect)
      } else if let bounds = command.bounds, bounds.intersects(clip) {
        steps.append(SeenStep(command: command, clip: clip))
      }
    }
    return steps
  }

  func isClose(to other: SeenStep) -> Bool {
    clip.isClose(to: other.clip) && command.isClose(to: other.command)
  }
}

extension DrawCommand {
  /// Whether the two draw the same but for rounding errors of places.
  @MainActor fileprivate func isClose(to other: DrawCommand) -> Bool {
    switch (self, other) {
    case (.clip(let rect), .clip(let otherRect)): rect.isClose(to: otherRect)
    case (.rectangle(let rect, let color), .rectangle(let otherRect, let otherColor)):
      rect.isClose(to: otherRect) && color == otherColor
    case (
      .roundedRectangle(let rect, let radius, let color),
      .roundedRectangle(let otherRect, let otherRadius, let otherColor)
    ):
      rect.isClose(to: otherRect) && radius == otherRadius && color == otherColor
    case (
      .roundedFrame(let rect, let radius, let width, let color),
      .roundedFrame(let otherRect, let otherRadius, let otherWidth, let otherColor)
    ):
      rect.isClose(to: otherRect) && radius == otherRadius && width == otherWidth && color == otherColor
    case (.text(let run, let origin, let color), .text(let otherRun, let otherOrigin, let otherColor)):
      run.text == otherRun.text && run.font == otherRun.font && origin.isClose(to: otherOrigin) && color == otherColor
    case (
      .path(let path, let rule, let paint, let transform),
      .path(let otherPath, let otherRule, let otherPaint, let otherTransform)
    ):
      path == otherPath && rule == otherRule && paint == otherPaint && transform.isClose(to: otherTransform)
    case (.image(let image, let drawing), .image(let otherImage, let otherDrawing)):
      image === otherImage && drawing.destination.isClose(to: otherDrawing.destination)
        && drawing.opacity == otherDrawing.opacity && drawing.transform.isClose(to: otherDrawing.transform)
    case (.layer(let layer), .layer(let otherLayer)):
      layer.origin.isClose(to: otherLayer.origin) && layer.effect == otherLayer.effect
        && layer.content.commands.count == otherLayer.content.commands.count
        && zip(layer.content.commands, otherLayer.content.commands).allSatisfy { $0.isClose(to: $1) }
    default: false
    }
  }
}

extension CGPoint {
  fileprivate func isClose(to other: CGPoint) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    self == other
      || origin.isClose(to: other.origin) && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}

extension CGAffineTransform {
  fileprivate func isClose(to other: CGAffineTransform) -> Bool {
    [a - other.a, b - other.b, c - other.c, d - other.d, tx - other.tx, ty - other.ty].allSatisfy { abs($0) < 1e-6 }
  }
}
