import Engine

extension Image: View, LeafView {
  typealias Attributes = ColorVector

  func makeNode(_ environment: EnvironmentValues) -> ImageNode {
    updated(ImageNode(picture: picture(in: environment)), environment)
  }

  func updateNode(_ node: ImageNode, _ environment: EnvironmentValues) {
    let picture = picture(in: environment)
    node.picture = picture
    node.label = label(in: environment)
    node.redaction = environment.isRedacted ? Color.primary.rgba(in: environment) : nil
    // Only a symbol in its own size is aligned with a line of text.
    node.baseline =
      isSymbol && resizing == nil
      ? 1 - Self.descent(of: picture, font: environment.resolvedFont, environment) / max(picture.size.height, 1) : nil
    if !isSingleColor(picture) { node.tintColor = nil }
  }

  func attributes(in environment: EnvironmentValues) -> ColorVector {
    ColorVector(HierarchicalShapeStyle.primary.rgba(in: environment))
  }

  func apply(_ attributes: ColorVector, to node: ImageNode) {
    if isSingleColor(node.picture) { node.tintColor = attributes.color }
  }

  private func isSingleColor(_ picture: ImagePicture) -> Bool {
    if case .color = picture.tint { true } else { false }
  }

  /// The name of the image for assistive technologies; nil for a decoration.
  private func label(in environment: EnvironmentValues) -> ImageLabel? {
    switch (labeling, source) {
    case (.text(let text), _): ImageLabel(text.plainText(in: environment.stringTable), isName: false)
    case (.name, .named(let name, _)):
      ImageLabel(String(name.split(separator: "/").last ?? "").replacing("-", with: " "), isName: true)
    case (.name, .symbol(let name)):
      environment.imagesAreDecorations
        ? nil : ImageLabel(String(name.map { $0 == "." ? " " : $0 }), isName: true)
    case (.none, _), (_, .loaded), (_, .drawn): nil
    }
  }

  var isSymbol: Bool { if case .symbol = source { true } else { false } }
}

extension Image {
  /// The image with all values that determine its drawing, beside text in the environment's font.
  @MainActor func picture(in environment: EnvironmentValues) -> ImagePicture {
    picture(in: environment, font: environment.resolvedFont)
  }

  /// The image with all values that determine its drawing, beside text in `font`.
  @MainActor func picture(in environment: EnvironmentValues, font: ResolvedFont) -> ImagePicture {
    switch source {
    case .loaded(let handle):
      return finished(ImagePicture(handle: handle, size: handle.size), isTemplate: false, environment)
    case .drawn(let image): return finished(image.picture(in: environment), isTemplate: false, environment)
    case .named(let name, let folders):
      let scale = environment.displayScale
      guard let handle = environment.imageLibrary?.image(named: name, in: folders, scale: scale) else {
        return missing(
          "there is no image called “\(name)” in \(searched(folders, in: environment)); "
            + "put \(name).png or \(name).svg into a folder of assets")
      }
      // The library has reported a file that is not an image.
      if handle.isPlaceholder { return nothing }
      return finished(ImagePicture(handle: handle, size: handle.size), isTemplate: false, environment)
    case .symbol(let name):
      guard let handle = symbol(name, weight: font.weight, in: environment) else {
        return missing(
          "there is no symbol called “\(name)” in the program, nor in Symbols of \(searched(nil, in: environment)); "
            + "draw \(name).svg there, or use another name")
      }
      return finished(
        ImagePicture(handle: handle, size: symbolSize(of: handle, font: font, in: environment)), isTemplate: true,
        environment)
    }
  }

  /// The folders that were searched, for a message.
  @MainActor private func searched(_ folders: [String]?, in environment: EnvironmentValues) -> String {
    let folders = folders ?? environment.imageLibrary?.folders ?? []
    return folders.isEmpty
      ? "any folder, since the program has found none called Assets" : folders.joined(separator: ", ")
  }

  @MainActor private func symbol(_ name: String, weight: Int, in environment: EnvironmentValues) -> ImageHandle? {
    guard let library = environment.imageLibrary else { return nil }
    for candidate in environment.symbolVariants.names(of: name) {
      if let handle = library.symbol(named: candidate, weight: weight) { return handle }
    }
    return nil
  }

  /// The size of a symbol beside text, in points: the font size times a factor for `imageScale`, rounded to whole
  /// pixels.
  private func symbolSize(of handle: ImageHandle, font: ResolvedFont, in environment: EnvironmentValues) -> CGSize {
    let factor: CGFloat
    switch environment.imageScale {
    case .small: factor = 0.95
    case .medium: factor = 1.2
    case .large: factor = 1.55
    }
    let scale = environment.displayScale
    let height = max(1, (font.size * factor * scale).rounded()) / scale
    let shape = handle.pixelSize.height > 0 ? handle.pixelSize.width / handle.pixelSize.height : 1
    return CGSize(width: max(1, (height * shape * scale).rounded()) / scale, height: height)
  }

  /// The distance of a symbol's lower edge below the baseline. Its center is at half the height of capital letters, 0.7
  /// em in most fonts.
  private static func descent(
    of symbol: ImagePicture, font: ResolvedFont, _ environment: EnvironmentValues
  ) -> CGFloat {
    let scale = environment.displayScale
    return ((symbol.size.height - font.size * 0.7) / 2 * scale).rounded() / scale
  }

  /// The picture of a missing image, with a message about it.
  @MainActor private func missing(_ message: String) -> ImagePicture {
    Diagnostics.warn(message)
    return nothing
  }

  /// A picture without pixels. Resizable, it takes the proposed size as other images do.
  @MainActor private var nothing: ImagePicture {
    var picture = ImagePicture(handle: Self.withoutPixels, size: .zero)
    picture.resizing = resizing
    return picture
  }

  @MainActor private static let withoutPixels = ImageHandle(source: .file(""), pixelSize: .zero, scale: 1)

  private func finished(
    _ picture: ImagePicture, isTemplate: Bool, _ environment: EnvironmentValues
  ) -> ImagePicture {
    var picture = picture
    picture.resizing = resizing
    picture.interpolation = interpolation == .none ? .none : .linear
    if renderingMode.map({ $0 == .template }) ?? isTemplate {
      let resolved = HierarchicalShapeStyle.primary.resolvedStyle(in: environment)
      picture.tint = resolved.paint ?? .color(resolved.color)
    }
    return picture
  }

  /// The image as a character of a text in `font`.
  func textImage(font: ResolvedFont, in environment: EnvironmentValues) -> TextImage {
    let values = UncheckedTransfer(environment)
    return MainActor.assumeIsolated {
      var picture = picture(in: values.value, font: font)
      let isTinted = picture.tint != nil
      picture.tint = nil
      let descent = isSymbol ? Self.descent(of: picture, font: font, values.value) : 0
      return TextImage(picture: picture, baseline: descent, isTinted: isTinted)
    }
  }
}

extension EnvironmentValues {
  /// The font of the environment with the changes to its weight and design.
  var resolvedFont: ResolvedFont {
    var font = (font ?? .body).resolved(at: dynamicTypeSize)
    fontChanges.apply(to: &font)
    fontChanges.applyPreferences(to: &font)
    font.language = textLocale?.tag
    return font
  }
}
