import Engine

/// Verifies display list caches: nodes that have not changed are drawn from cached lists, which are compared here with
/// a complete repaint of all nodes.
extension TestWindow {
  /// The first difference between the presented `DisplayList` and a complete repaint, described in words; nil if the
  /// cached lists are correct.
  package var untrueStep: String? {
    let shown = SeenStep.steps(of: pipeline.displayList)
    let expected = SeenStep.steps(of: pipeline.listWithoutCaches())
    for (step, other) in zip(shown, expected) where !step.isClose(to: other) {
      return "shown is \(step.command) under \(step.clip), but drawn again it is \(other.command) under \(other.clip)"
    }
    if shown.count == expected.count { return nil }
    let (extra, what) = shown.count > expected.count ? (shown, "shown") : (expected, "missing")
    return "\(what): \(extra[min(shown.count, expected.count)].command)"
  }

  /// True if `SCROLLUI_CHECK_PICTURES` is set in the environment: every frame of every test window is then checked.
  static let checksPictures = ProcessInfo.processInfo.environment["SCROLLUI_CHECK_PICTURES"] != nil

  func checkPictures() {
    // A frame without commands keeps the old list, and nodes that display time or frame counts may have changed since.
    guard Self.checksPictures, counts.commands > 0, let untrueStep else { return }
    StandardError.print("error: a picture is not true at \(time) s: \(untrueStep)")
  }
}

/// A visible command and the clip rectangle that applies to it.
@MainActor private struct SeenStep {
  let command: DrawCommand
  let clip: CGRect

  /// The visible commands of `list`. Commands outside of their clip, or that touch its edge, are omitted: a cached list may or may not
  /// contain them, and its positions are sums of other numbers.
  static func steps(of list: DisplayList) -> [SeenStep] {
    steps(of: list.commands, in: CGRect(origin: .zero, size: list.size))
  }

  /// The commands of a layer's content that are visible in `bounds`.
  static func steps(of content: Recording, in bounds: CGRect) -> [SeenStep] { steps(of: content.commands, in: bounds) }

  private static func steps(of commands: [DrawCommand], in window: CGRect) -> [SeenStep] {
    var clip = window
    var steps: [SeenStep] = []
    for command in commands {
      if case .clip(let rect) = command {
        clip = window.intersection(rect)
      } else if let bounds = command.bounds, bounds.intersects(clip.insetBy(dx: 1e-6, dy: 1e-6)) {
        steps.append(SeenStep(command: command, clip: clip))
      }
    }
    return steps
  }

  static func areClose(_ steps: [SeenStep], _ others: [SeenStep]) -> Bool {
    steps.count == others.count && zip(steps, others).allSatisfy { $0.isClose(to: $1) }
  }

  func isClose(to other: SeenStep) -> Bool {
    clip.isClose(to: other.clip) && command.isClose(to: other.command)
  }
}

extension DrawCommand {
  /// True if both commands draw the same except for rounding errors of coordinates (below 1e-6 points).
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
        && layer.content.isClose(to: otherLayer.content)
    default: false
    }
  }
}

extension Recording {
  /// True if both draw the same in the bounds that they share.
  @MainActor fileprivate func isClose(to other: Recording) -> Bool {
    if commands.count == other.commands.count, zip(commands, other.commands).allSatisfy({ $0.isClose(to: $1) }) {
      return true
    }
    let shared = bounds.intersection(other.bounds)
    return SeenStep.areClose(SeenStep.steps(of: self, in: shared), SeenStep.steps(of: other, in: shared))
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
