import Graphics

/// The parts of a scaled `Recording`: `pictures` are images that a `PixelSampler` samples, `others` become layers.
///
/// The pixels around a `Picture` are clear: no sample is interpolated between its pixels and those of its neighbors, and the order in which
/// it is drawn has no effect.
struct ScaledParts {
  /// An image and the clip under which it is drawn, in the coordinates of the `Recording`.
  struct Picture {
    let image: ImageHandle
    let drawing: ImageDrawing
    let clip: CGRect
  }

  private(set) var pictures: [Picture] = []
  /// A `Recording` for each group of neighbors among the remaining commands, in their order.
  private(set) var others: [Recording] = []

  /// The largest number of commands that are compared in pairs.
  private static let maximumCount = 2048
  /// The distance in pixels between commands that are sampled on their own, without the rounding of both edges.
  private static let distance: CGFloat = 1.5

  /// A command that marks pixels.
  private struct Piece {
    let command: DrawCommand
    let clip: CGRect
    let area: Area
    var isNear = false
  }

  /// A rectangle by its edges.
  private struct Area {
    var left, top, right, bottom: CGFloat

    init(_ rect: CGRect) { (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY) }

    var size: CGFloat { (right - left) * (bottom - top) }

    var rect: CGRect { CGRect(x: left, y: top, width: right - left, height: bottom - top) }

    func isNear(_ other: Area, _ distance: CGFloat) -> Bool {
      left - distance < other.right && other.left - distance < right && top - distance < other.bottom
        && other.top - distance < bottom
    }

    func union(_ other: Area) -> Area {
      var result = self
      result.left = min(left, other.left)
      result.top = min(top, other.top)
      result.right = max(right, other.right)
      result.bottom = max(bottom, other.bottom)
      return result
    }
  }

  /// Divides a `Recording` that is rasterized at `scale` pixels per point. Nil if a command blends with the background, or if `pictures` have
  /// less than half of the marked area.
  init?(_ content: Recording, scale: CGFloat) {
    guard content.commands.count <= Self.maximumCount, var pieces = Self.pieces(of: content) else { return nil }
    let distance = Self.distance / scale
    for index in pieces.indices {
      for other in pieces.indices[(index + 1)...] where pieces[index].area.isNear(pieces[other].area, distance) {
        (pieces[index].isNear, pieces[other].isNear) = (true, true)
      }
    }
    var rest: [Piece] = []
    var (own, all): (CGFloat, CGFloat) = (0, 0)
    for piece in pieces {
      all += piece.area.size
      if !piece.isNear, case .image(let image, let drawing) = piece.command, drawing.isSampled(from: image, scale) {
        pictures.append(Picture(image: image, drawing: drawing, clip: piece.clip))
        own += piece.area.size
      } else {
        rest.append(piece)
      }
    }
    guard own * 2 > all else { return nil }
    others = Self.groups(rest, distance)
  }

  private static func pieces(of content: Recording) -> [Piece]? {
    var clip = content.bounds
    var pieces: [Piece] = []
    pieces.reserveCapacity(content.commands.count)
    for command in content.commands {
      if case .clip(let rect) = command {
        clip = rect.overlap(with: content.bounds)
        continue
      }
      if case .layer(let layer) = command, layer.effect.blendMode != .normal { return nil }
      guard let bounds = command.inkBounds else { continue }
      let area = bounds.overlap(with: clip)
      if !area.isEmpty { pieces.append(Piece(command: command, clip: clip, area: Area(area))) }
    }
    return pieces
  }

  /// A `Recording` for each group of neighboring pieces.
  private static func groups(_ pieces: [Piece], _ distance: CGFloat) -> [Recording] {
    var groups: [(members: [Int], area: Area)] = []
    for index in pieces.indices {
      var joined = (members: [index], area: pieces[index].area)
      while let near = groups.firstIndex(where: { $0.area.isNear(joined.area, distance) }) {
        let group = groups.remove(at: near)
        joined = (group.members + joined.members, joined.area.union(group.area))
      }
      groups.append(joined)
    }
    return groups.map { group in
      let commands = group.members.sorted().flatMap { [.clip(pieces[$0].clip), pieces[$0].command] }
      return Recording(commands: commands, bounds: group.area.rect)
    }
  }
}

extension ImageDrawing {
  /// The longest side in pixels of an image that is sampled.
  private static let longestSide: CGFloat = 4096

  /// True if pixels of the whole image, in its colors, can be sampled.
  fileprivate func isSampled(from image: ImageHandle, _ scale: CGFloat) -> Bool {
    image.isVector && !image.isPlaceholder && tint == nil && interpolation == .linear
      && transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
      && source == CGRect(origin: .zero, size: image.pixelSize)
      && max(destination.width * transform.a, destination.height * transform.d) * scale < Self.longestSide
  }
}

extension DrawCommand {
  /// The `bounds` with room for the ink of text outside of its box; nil for `clip`.
  fileprivate var inkBounds: CGRect? {
    guard case .text(let run, _, _) = self else { return bounds }
    return bounds?.insetBy(dx: -run.metrics.lineHeight, dy: -run.metrics.lineHeight)
  }
}
