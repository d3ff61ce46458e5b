extension DisplayList {
  /// True if `other` draws the same: equal commands in the same order, on the same background, at the same size.
  ///
  /// Texts and images are compared by their values, not by the identity of their objects, so that lists of two runs of a program can
  /// be compared. O(commands).
  package func drawsSame(as other: DisplayList) -> Bool {
    size == other.size && background == other.background && Self.drawSame(commands, other.commands)
  }

  fileprivate static func drawSame(_ left: [DrawCommand], _ right: [DrawCommand]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0.drawsSame(as: $1) }
  }
}

extension DrawCommand {
  fileprivate func drawsSame(as other: DrawCommand) -> Bool {
    switch (self, other) {
    case (.text(let left, let leftOrigin, let leftColor), .text(let right, let rightOrigin, let rightColor)):
      leftOrigin == rightOrigin && leftColor == rightColor && left.drawsSame(as: right)
    case (.image(let left, let leftDrawing), .image(let right, let rightDrawing)):
      leftDrawing == rightDrawing && left.drawsSame(as: right)
    case (.layer(let left), .layer(let right)): left.drawsSame(as: right)
    default: self == other
    }
  }
}

extension TextRun {
  fileprivate nonisolated func drawsSame(as other: TextRun) -> Bool {
    self === other
      || text == other.text && font == other.font && width == other.width && metrics == other.metrics
        && allowsSubpixels == other.allowsSubpixels
  }
}

extension ImageHandle {
  fileprivate func drawsSame(as other: ImageHandle) -> Bool {
    self === other || source.drawsSame(as: other.source) && pixelSize == other.pixelSize && scale == other.scale
  }
}

extension ImageSource {
  /// Compares a `VectorDrawing` by its `area`, since its commands are computed later.
  fileprivate func drawsSame(as other: ImageSource) -> Bool {
    if case .drawing(let left) = self, case .drawing(let right) = other { return left.area == right.area }
    return self == other
  }
}

extension Recording {
  fileprivate func drawsSame(as other: Recording) -> Bool {
    self === other || bounds == other.bounds && DisplayList.drawSame(commands, other.commands)
  }
}

extension Layer {
  fileprivate func drawsSame(as other: Layer) -> Bool {
    guard origin == other.origin, content.drawsSame(as: other.content) else { return false }
    var (effect, otherEffect) = (effect, other.effect)
    if let mask = effect.mask, let otherMask = otherEffect.mask {
      guard mask.isInverse == otherMask.isInverse, mask.picture.drawsSame(as: otherMask.picture) else { return false }
      (effect.mask, otherEffect.mask) = (nil, nil)
    }
    return effect == otherEffect
  }
}
