import Engine

/// The drawing context of a `Canvas`.
///
/// A context is a value: a copy has its own opacity, transform, clips and filters, and draws into the same canvas.
public struct GraphicsContext {
  let recorder: GraphicsRecorder
  private(set) var state: GraphicsState

  /// The environment of the canvas.
  public var environment: EnvironmentValues { recorder.environment }

  /// The opacity of further drawing, 0…1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = Limits.unit(newValue, "opacity") }
  }

  /// The blend mode of further drawing.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set {
      state.blendMode = newValue
      if newValue.isIsolated { recorder.isIsolated = true }
    }
  }

  /// The transform from the coordinates of the drawing to those of the canvas.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  mutating func append(_ filter: LayerEffect) { state.filters.append(filter) }

  /// Scales the coordinate system of further drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves the origin of the coordinate system, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Rotates the coordinate system around its origin, clockwise on the screen.
  public mutating func rotate(by angle: Angle) {
    transform = CGAffineTransform(rotationAngle: angle.radians).concatenating(transform)
  }

  /// Adds `matrix` to the coordinate system; it is applied to coordinates before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips

  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Removes the content inside of the clip instead of the content outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounds of the current clips, in the coordinates of the drawing.
  public var clipBoundingRect: CGRect { state.clipBounds.applying(transform.inverted()) }

  /// Restricts further drawing to the inside of `path`, or to the outside with the option `inverse`.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let outline = path.vector.applying(transform)
    guard options.contains(.inverse) else {
      state.clips.append(.path(outline, style.rule))
      state.clipBounds = state.clipBounds.overlap(with: outline.boundingBox)
      return
    }
    let bounds = recorder.bounds
    var picture: Recording?
    recorder.draw(GraphicsState(bounds: bounds), in: bounds) { context in
      picture = context.record(bounds: bounds) { $0.fill(outline, rule: style.rule, paint: .color(.black)) }
    }
    if let picture { state.clips.append(.mask(picture, isInverse: true)) }
  }

  /// Restricts further drawing to the opaque parts of a drawing.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the drawing as a mask.
  ///   - options: `inverse` restricts to the transparent parts.
  ///   - content: Draws the mask.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = GraphicsContext(recorder: recorder, state: GraphicsState(bounds: recorder.bounds))
    inner.transform = transform
    inner.opacity = opacity
    let bounds = recorder.bounds
    var result: Result<Recording, any Error>?
    recorder.draw(GraphicsState(bounds: bounds), in: bounds) { context in
      var failure: (any Error)?
      let picture = context.record(bounds: bounds) { context in
        recorder.recording(into: &context) {
          do { try content(&inner) } catch { failure = error }
        }
      }
      result = failure.map { .failure($0) } ?? .success(picture)
    }
    guard case .success(let picture)? = result else { return try Self.rethrow(result, content) }
    state.clips.append(.mask(picture, isInverse: options.contains(.inverse)))
  }

  /// Rethrows an error of `content`. The parameter tells the compiler which closure throws.
  private static func rethrow<Value>(
    _ result: Result<Value, any Error>?, _ content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    func give(_ throwing: () throws -> Void) rethrows { try throwing() }
    try give { if case .failure(let error)? = result { throw error } }
  }

  // MARK: Drawing

  /// Fills `path` with `shading`, by the rule of `style`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if replace(path, style: style, { $0.fill(path, with: shading, style: style) }) { return }
    let transform = transform
    let area = path.vector.controlBounds.applying(transform)
    let resolved = shading.resolved(in: environment)
    recorder.draw(state, in: area.insetBy(dx: -1, dy: -1)) {
      $0.fill(path.vector, rule: style.rule, resolved, in: path.vector.boundingBox, transform)
    }
  }

  /// Draws a line centered on `path`. `lineWidth` is in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line with `style` centered on `path`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }

  /// Draws `content` as a layer: the opacity, blend mode, clips and filters of this context apply to it as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var whole = self
    whole.transform = .identity
    if try whole.replace(
      Path(recorder.bounds),
      { context in
        var context = context
        context.transform = transform
        try context.drawLayer(content: content)
      })
    {
      return
    }
    var inner = GraphicsContext(recorder: recorder, state: GraphicsState(bounds: recorder.bounds))
    inner.transform = transform
    var failure: (any Error)?
    let recorder = recorder
    recorder.draw(state, in: recorder.bounds, isWhole: true) { context in
      context.withLayer(.group, bounds: recorder.bounds) { context in
        recorder.recording(into: &context) {
          do { try content(&inner) } catch { failure = error }
        }
      }
    }
    if let failure { try Self.rethrow(Result<Void, any Error>.failure(failure), content) }
  }
}
