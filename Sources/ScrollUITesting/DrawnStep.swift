import Engine

/// A `DrawCommand` reduced to the values that tests compare.
package enum DrawnStep: Equatable {
  case clip(CGRect)
  case rectangle(CGRect)
  case roundedRectangle(CGRect, radius: CGFloat)
  case frame(CGRect, lineWidth: CGFloat)
  case text(String, CGPoint)
  /// A path, an image or a layer.
  case picture

  /// The step with coordinates rounded to 1e-6 points, which hides the rounding errors of translated commands.
  package var rounded: DrawnStep {
    switch self {
    case .clip(let rect): .clip(rect.rounded)
    case .rectangle(let rect): .rectangle(rect.rounded)
    case .roundedRectangle(let rect, let radius): .roundedRectangle(rect.rounded, radius: radius.rounded6)
    case .frame(let rect, let lineWidth): .frame(rect.rounded, lineWidth: lineWidth)
    case .text(let text, let point): .text(text, CGPoint(x: point.x.rounded6, y: point.y.rounded6))
    case .picture: .picture
    }
  }
}

extension CGFloat {
  fileprivate var rounded6: CGFloat { (self * 1e6).rounded() / 1e6 }
}

extension CGRect {
  fileprivate var rounded: CGRect {
    CGRect(x: minX.rounded6, y: minY.rounded6, width: width.rounded6, height: height.rounded6)
  }
}

extension TestWindow {
  /// The steps of the window's present `DisplayList`, back to front. Paths, images and layers outside of the window are left out: the
  /// list may contain them if they lie within a point of its edge.
  package var drawn: [DrawnStep] {
    let visible = CGRect(origin: .zero, size: pipeline.root.size)
    return pipeline.displayList.commands.compactMap { command in
      switch command {
      case .clip(let rect): .clip(rect)
      case .rectangle(let rect, _): .rectangle(rect)
      case .roundedRectangle(let rect, let radius, _): .roundedRectangle(rect, radius: radius)
      case .roundedFrame(let rect, _, let lineWidth, _): .frame(rect, lineWidth: lineWidth)
      case .text(let run, let origin, _): .text(run.text, origin)
      case .path, .image, .layer: command.bounds.map { $0.intersects(visible) } == false ? nil : .picture
      }
    }
  }

  /// The strings that are drawn, in drawing order.
  package var drawnTexts: [String] {
    drawn.compactMap { if case .text(let text, _) = $0 { text } else { nil } }
  }

  /// The colors of the drawn steps, in drawing order.
  package var drawnColors: [RGBAColor] {
    pipeline.displayList.commands.compactMap { command in
      switch command {
      case .clip, .path, .image, .layer: nil
      case .rectangle(_, let color), .roundedRectangle(_, _, let color), .roundedFrame(_, _, _, let color),
        .text(_, _, let color):
        color
      }
    }
  }

  /// The outermost layers that are drawn, back to front.
  package var drawnLayers: [Layer] {
    pipeline.displayList.commands.compactMap { if case .layer(let layer) = $0 { layer } else { nil } }
  }

  /// The images that are drawn outside of layers, in drawing order.
  package var drawnImages: [ImageDrawing] {
    pipeline.displayList.commands.compactMap { if case .image(_, let drawing) = $0 { drawing } else { nil } }
  }

  /// The paints of the paths that are drawn outside of layers, in drawing order.
  package var drawnPaints: [Paint] {
    pipeline.displayList.commands.compactMap { if case .path(_, _, let paint, _) = $0 { paint } else { nil } }
  }
}
