import Engine
import Geometry
import Graphics

/// A run of text that a display list draws, with its color and its frame in the window.
struct DrawnText {
  let text: String
  let font: ResolvedFont
  /// The color with the opacity of the layers around the text.
  let color: RGBAColor
  /// The frame from the height of capitals to the baseline, in window points, clipped to the visible part.
  let frame: CGRect
  /// True if commands after the text draw over it: then its color is not that of the command.
  var isCovered = false

  /// The contrast that WCAG 2.2 demands: 3:1 for text of at least 24 pixels, or 18.5 in bold, otherwise 4.5:1.
  var minimum: Double { font.size >= 24 || (font.size >= 18.5 && font.weight >= 700) ? 3 : 4.5 }

  /// True for letters and digits. Emoji have colors of their own.
  var isReadable: Bool { text.contains { $0.isLetter || $0.isNumber } }
}

extension DisplayList {
  /// All texts of the list that are drawn sharp, and the same list without any text.
  func separatingTexts() -> (texts: [DrawnText], background: DisplayList) {
    var separation = TextSeparation(window: CGRect(origin: .zero, size: size))
    let rest = separation.separate(commands, .identity, opacity: 1, clip: CGRect(origin: .zero, size: size))
    var list = DisplayList(size: size, background: background)
    var clip = CGRect.infinite
    for command in rest {
      if case .clip(let rectangle) = command { clip = rectangle } else { list.append(command, clip: clip) }
    }
    return (separation.texts, list)
  }
}

/// Collects the texts of commands and of the layers in them.
private struct TextSeparation {
  let window: CGRect
  private(set) var texts: [DrawnText] = []

  init(window: CGRect) { self.window = window }

  /// Returns `commands` without texts. `transform` maps their coordinates to the window, in which `clip` lies.
  mutating func separate(
    _ commands: [DrawCommand], _ transform: CGAffineTransform, opacity: Double, clip outer: CGRect
  ) -> [DrawCommand] {
    var clip = outer
    return commands.compactMap { command in
      switch command {
      case .clip(let rectangle):
        clip = rectangle == .infinite ? outer : outer.intersection(rectangle.applying(transform))
      case .text(let run, let origin, let color):
        add(run, at: origin, color.opacity(opacity), transform, clip)
        return nil
      case .layer(let layer):
        let count = texts.count
        let rest = DrawCommand.layer(separate(layer, transform, opacity: opacity, clip: clip))
        cover(by: rest, transform, clip, before: count)
        return rest
      case .rectangle, .roundedRectangle, .path, .image: cover(by: command, transform, clip, before: texts.count)
      case .roundedFrame: break
      }
      return command
    }
  }

  /// Marks the texts before index `count` that `command` draws over.
  private mutating func cover(
    by command: DrawCommand, _ transform: CGAffineTransform, _ clip: CGRect, before count: Int
  ) {
    guard let bounds = command.bounds?.applying(transform).intersection(clip), !bounds.isNull else { return }
    for index in texts.indices.prefix(count) where texts[index].frame.insetBy(dx: 1, dy: 1).intersects(bounds) {
      texts[index].isCovered = true
    }
  }

  private mutating func separate(
    _ layer: Layer, _ transform: CGAffineTransform, opacity: Double, clip: CGRect
  ) -> Layer {
    let moved = layer.effect.transform
      .concatenating(CGAffineTransform(translationX: layer.origin.x, y: layer.origin.y))
      .concatenating(transform)
    let isSharp =
      layer.effect.opacity == 1 && layer.effect.blurRadius == 0 && layer.effect.blendMode == .normal
      && layer.effect.colorMatrix == nil
    // Texts of blurred and blended layers are not collected: their colors are not those of the commands. Content that a transition
    // fades is on its way in or out, with everything behind it.
    let count = texts.count
    let rest = separate(layer.content.commands, moved, opacity: opacity * layer.effect.opacity, clip: clip)
    if !isSharp || layer.effect.mask != nil { texts.removeSubrange(count...) }
    var copy = layer
    copy.content = Recording(commands: rest, bounds: layer.content.bounds)
    return copy
  }

  private mutating func add(
    _ run: TextRun, at origin: CGPoint, _ color: RGBAColor, _ transform: CGAffineTransform, _ clip: CGRect
  ) {
    let height = run.font.size * 0.7
    let frame = CGRect(x: origin.x, y: origin.y - height, width: run.width, height: height)
      .applying(transform).intersection(clip).intersection(window)
    guard !frame.isNull, frame.width >= 4, frame.height >= 0.6 * height else { return }
    texts.append(DrawnText(text: run.text, font: run.font, color: color, frame: frame))
  }
}
