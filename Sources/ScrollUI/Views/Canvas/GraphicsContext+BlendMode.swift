import Engine

extension GraphicsContext {
  /// The way in which drawing is combined with the content of the canvas.
  ///
  /// The modes that remove content, from `clear` on, treat a canvas as a drawing of its own: what is behind the canvas stays.
  public struct BlendMode: Hashable, Sendable {
    enum Mode: Hashable, Sendable {
      case mix(LayerEffect.BlendMode)
      case clear, copy
    }

    let mode: Mode

    private init(_ mode: Mode) { self.mode = mode }

    private init(_ mode: LayerEffect.BlendMode) { self.mode = .mix(mode) }

    /// The drawing covers the content, as with `BlendMode.normal`.
    public static let normal = BlendMode(LayerEffect.BlendMode.normal)
    /// The product of both colors: ink on ink.
    public static let multiply = BlendMode(LayerEffect.BlendMode.multiply)
    /// The inverse of the product of the inverse colors: light on light.
    public static let screen = BlendMode(LayerEffect.BlendMode.screen)
    /// `multiply` on dark content, `screen` on light content.
    public static let overlay = BlendMode(LayerEffect.BlendMode.overlay)
    /// The smaller of each component.
    public static let darken = BlendMode(LayerEffect.BlendMode.darken)
    /// The greater of each component.
    public static let lighten = BlendMode(LayerEffect.BlendMode.lighten)
    /// The content is brightened according to the drawing.
    public static let colorDodge = BlendMode(LayerEffect.BlendMode.colorDodge)
    /// The content is darkened according to the drawing.
    public static let colorBurn = BlendMode(LayerEffect.BlendMode.colorBurn)
    /// The content is darkened or brightened softly, according to the drawing.
    public static let softLight = BlendMode(LayerEffect.BlendMode.softLight)
    /// `multiply` for dark colors of the drawing, `screen` for light colors.
    public static let hardLight = BlendMode(LayerEffect.BlendMode.hardLight)
    /// The difference of the colors.
    public static let difference = BlendMode(LayerEffect.BlendMode.difference)
    /// `difference` with less contrast.
    public static let exclusion = BlendMode(LayerEffect.BlendMode.exclusion)
    /// The hue of the drawing with the saturation and luminosity of the content.
    public static let hue = BlendMode(LayerEffect.BlendMode.hue)
    /// The saturation of the drawing with the hue and luminosity of the content.
    public static let saturation = BlendMode(LayerEffect.BlendMode.saturation)
    /// The hue and saturation of the drawing with the luminosity of the content.
    public static let color = BlendMode(LayerEffect.BlendMode.color)
    /// The luminosity of the drawing with the hue and saturation of the content.
    public static let luminosity = BlendMode(LayerEffect.BlendMode.luminosity)
    /// The sum of the colors minus 1, at least 0; the reverse of `plusLighter`.
    public static let plusDarker = BlendMode(LayerEffect.BlendMode.plusDarker)
    /// The sum of the colors, at most 1; the reverse of `plusDarker`.
    public static let plusLighter = BlendMode(LayerEffect.BlendMode.additive)
    /// Removes the content where the drawing is, of any color.
    public static let clear = BlendMode(.clear)
    /// Replaces the content where the drawing is, with the opacity of the drawing.
    public static let copy = BlendMode(.copy)
    /// The drawing within the content; the reverse of `sourceOut`.
    public static let sourceIn = BlendMode(LayerEffect.BlendMode.sourceIn)
    /// The drawing outside of the content; the reverse of `sourceIn`.
    public static let sourceOut = BlendMode(LayerEffect.BlendMode.sourceOut)
    /// The drawing covers the content, only within the content.
    public static let sourceAtop = BlendMode(LayerEffect.BlendMode.sourceAtop)
    /// The drawing lies behind the content.
    public static let destinationOver = BlendMode(LayerEffect.BlendMode.destinationOver)
    /// The content within the drawing; the reverse of `destinationOut`.
    public static let destinationIn = BlendMode(LayerEffect.BlendMode.destinationIn)
    /// The drawing erases the content; the reverse of `destinationIn`.
    public static let destinationOut = BlendMode(LayerEffect.BlendMode.destinationOut)
    /// `destinationIn` with the drawing outside of the content behind it.
    public static let destinationAtop = BlendMode(LayerEffect.BlendMode.destinationAtop)
    /// `sourceOut` and `destinationOut` together: the drawing and the content where they do not overlap.
    public static let xor = BlendMode(LayerEffect.BlendMode.xor)

    /// True if the mode gives a part of the canvas back to the content behind it, or asks where the canvas is transparent.
    var isIsolated: Bool {
      switch mode {
      case .clear, .copy: true
      case .mix(let mode):
        switch mode {
        case .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop,
          .xor:
          true
        default: false
        }
      }
    }

    /// The mode of the layer that is blended; nil if the drawing has no effect.
    ///
    /// - Parameter isWhole: True for a layer as large as the canvas, false for a shape: outside of a shape the content stays.
    func layerMode(isWhole: Bool) -> LayerEffect.BlendMode? {
      switch mode {
      case .clear, .copy: .destinationOut
      case .mix(.sourceIn) where !isWhole: .sourceAtop
      case .mix(.sourceOut) where !isWhole: .xor
      case .mix(.destinationIn) where !isWhole: nil
      case .mix(.destinationAtop) where !isWhole: .destinationOver
      case .mix(let mode): mode
      }
    }
  }

  /// Draws `draw` in place of the content in `path` for the mode `copy`, and removes that content for the mode `clear`. Returns false in other modes.
  func replace(_ path: Path, style: FillStyle = FillStyle(), _ draw: (GraphicsContext) throws -> Void) rethrows -> Bool
  {
    guard blendMode == .clear || blendMode == .copy else { return false }
    var erasing = self
    erasing.blendMode = .destinationOut
    erasing.opacity = 1
    erasing.fill(path, with: .color(.black), style: style)
    guard blendMode == .copy else { return true }
    var adding = self
    adding.blendMode = .plusLighter
    try draw(adding)
    return true
  }
}
