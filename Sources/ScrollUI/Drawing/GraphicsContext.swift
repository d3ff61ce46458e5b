import Engine
import Graphics

/// What the drawing of a `Canvas` draws with.
///
/// A context is a value: a copy has an opacity, a transform, clips and filters of its own, and draws into the same picture.
public struct GraphicsContext {
  let recorder: GraphicsRecorder
  private(set) var state: GraphicsState

  init(recorder: GraphicsRecorder, state: GraphicsState) {
    self.recorder = recorder
    self.state = state
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { recorder.environment }

  /// How strongly things are drawn: 0 not at all … 1 fully.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = Limits.unit(newValue, "opacity") }
  }

  /// How things are mixed with what has been drawn before.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  /// From the coordinates that are drawn in to those of the canvas.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  mutating func append(_ filter: LayerEffect) { state.filters.append(filter) }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Turns what is drawn from now on clockwise around the origin.
  public mutating func rotate(by angle: Angle) {
    transform = CGAffineTransform(rotationAngle: angle.radians).concatenating(transform)
  }

  /// Applies `matrix` before the transform that there is.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips

  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Cuts off what lies inside, and not what lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The rectangle that clips leave, in the coordinates that are drawn in.
  public var clipBoundingRect: CGRect { state.clipBounds.applying(transform.inverted()) }

  /// Cuts off what lies outside of a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let outline = path.vector.applying(transform)
    guard options.contains(.inverse) else {
      state.clips.append(.path(outline, style.rule))
      state.clipBounds = state.clipBounds.intersection(outline.boundingBox)
      return
    }
    let bounds = recorder.bounds
    var picture: Recording?
    recorder.draw(GraphicsState(bounds: bounds), in: bounds) { context in
      picture = context.record(bounds: bounds) { $0.fill(outline, rule: style.rule, paint: .color(.black)) }
    }
    if let picture { state.clips.append(.mask(picture, isInverse: true)) }
  }

  /// Keeps what lies under the opaque parts of a drawing.
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

  /// Gives an error of `content` on. The closure is named so that the compiler sees whose error it is.
  private static func rethrow<Value>(
    _ result: Result<Value, any Error>?, _ content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    func give(_ throwing: () throws -> Void) rethrows { try throwing() }
    try give { if case .failure(let error)? = result { throw error } }
  }

  // MARK: Drawing

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let transform = transform
    let area = path.vector.controlBounds.applying(transform)
    let look = shading.resolved(in: environment)
    recorder.draw(state, in: area.insetBy(dx: -1, dy: -1)) {
      $0.fill(path.vector, rule: style.rule, look, in: path.vector.boundingBox, transform)
    }
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }

  /// Draws into a picture of its own, which is then drawn as a whole: opacity, blending, clips and filters hold for all of it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = GraphicsContext(recorder: recorder, state: GraphicsState(bounds: recorder.bounds))
    inner.transform = transform
    var failure: (any Error)?
    let recorder = recorder
    recorder.draw(state, in: recorder.bounds) { context in
      context.withLayer(.group, bounds: recorder.bounds) { context in
        recorder.recording(into: &context) {
          do { try content(&inner) } catch { failure = error }
        }
      }
    }
    if let failure { try Self.rethrow(Result<Void, any Error>.failure(failure), content) }
  }
}
