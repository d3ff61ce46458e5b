import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Modifiers of layout and effects get numbers that no screen can show. The frames go on, and draw the view beside it.
@MainActor @Suite struct StrangeNumberTests {
  nonisolated static let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1, 1e-300]

  private func text() -> some View { Text("ab\ncd") }

  /// Runs frames with `content`, draws them with the renderer of real windows, and expects the next view in its place.
  private func show<Content: View>(
    _ name: Comment, _ number: Double, animates: Bool = false, @ViewBuilder _ content: @escaping (Double) -> Content
  ) throws {
    let knob = Knob(1.0)
    _ = try Diagnostics.collecting {
      let window = TestWindow(width: 100, height: 100) {
        ZStack(alignment: .topLeading) {
          Color.white
          KnobView(knob) { content($0) }.frame(width: 40, height: 40)
          box("next", 10, 10)
        }
      }
      window.advance()
      withAnimation(animates ? .linear(duration: 0.1) : nil) { knob.value = number }
      for _ in 0..<3 { window.advance() }
      _ = try window.picture()
      let frame = window.frame("next")
      #expect(frame.width == 10 && frame.minX.isFinite && frame.minY.isFinite, name)
      window.wheel(-1, at: CGPoint(x: 20, y: 20))
      for _ in 0..<8 { window.advance() }
      _ = try window.picture()
    }
  }

  @Test(arguments: numbers) func ofLayout(number: Double) throws {
    try show("frame", number) { Color.red.frame(width: $0, height: $0) }
    try show("flexible frame", number) { Color.red.frame(minWidth: $0, idealWidth: $0, maxWidth: $0, minHeight: $0) }
    try show("padding", number) { Color.red.padding($0) }
    try show("safeAreaPadding", number) { Color.red.safeAreaPadding($0) }
    try show("offset", number) { Color.red.offset(x: $0, y: $0) }
    try show("position", number) { Color.red.position(x: $0, y: $0) }
    try show("layoutPriority", number) { Color.red.layoutPriority($0) }
    try show("zIndex", number) { Color.red.zIndex($0) }
    try show("aspectRatio", number) { Color.red.aspectRatio($0, contentMode: .fit) }
    try show("aspectRatio of a size", number) {
      Color.red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fill)
    }
    try show("stack spacing", number) { number in HStack(spacing: number) { VStack(spacing: number) { self.text() } } }
    try show("spacer", number) { number in
      HStack {
        Spacer(minLength: number); self.text()
      }
    }
    try show("lazy stack", number) { number in
      ScrollView { LazyVStack(spacing: number) { ForEach(0..<5) { _ in Color.red.frame(height: number) } } }
    }
    try show("lazy grid", number) { number in
      ScrollView {
        LazyVGrid(columns: [
          GridItem(.adaptive(minimum: number, maximum: number), spacing: number), GridItem(.fixed(number)),
        ]) { ForEach(0..<5) { _ in self.text() } }
      }
    }
    try show("grid", number) { number in
      Grid(horizontalSpacing: number, verticalSpacing: number) {
        GridRow {
          self.text(); self.text()
        }
      }
    }
    try show("alignmentGuide", number) { number in self.text().alignmentGuide(.leading) { _ in CGFloat(number) } }
    try show("containerRelativeFrame", number) { number in
      ScrollView {
        Color.red.containerRelativeFrame(.horizontal, alignment: .center) { length, _ in CGFloat(length * number) }
      }
    }
    try show("list row insets", number) { number in
      List(0..<3) { _ in
        self.text().listRowInsets(EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
      }
      .listRowSpacing(number)
    }
  }

  @Test(arguments: numbers) func ofEffects(number: Double) throws {
    for animates in [false, true] {
      try show("opacity", number, animates: animates) { Color.red.opacity($0) }
      try show("scaleEffect", number, animates: animates) { Color.red.scaleEffect($0) }
      try show("scaleEffect with an anchor", number, animates: animates) {
        Color.red.scaleEffect(x: 1, y: $0, anchor: UnitPoint(x: $0, y: $0))
      }
      try show("rotationEffect", number, animates: animates) { Color.red.rotationEffect(.degrees($0)) }
      try show("rotation3DEffect", number, animates: animates) {
        Color.red.rotation3DEffect(.degrees($0), axis: (x: $0, y: 1, z: 0), perspective: $0)
      }
      try show("blur", number, animates: animates) { Color.red.frame(width: 9).blur(radius: $0) }
      try show("shadow", number, animates: animates) {
        Color.red.frame(width: 9).shadow(color: .black, radius: $0, x: $0, y: $0)
      }
      try show("shadow radius", number, animates: animates) {
        Color.red.frame(width: 9).shadow(color: .black, radius: $0, x: 1, y: 1)
      }
      try show("shadow offset", number, animates: animates) {
        Color.red.frame(width: 9).shadow(color: .black, radius: 3, x: $0, y: 0)
      }
      try show("brightness", number, animates: animates) { Color.red.brightness($0) }
      try show("contrast", number, animates: animates) { Color.red.contrast($0) }
      try show("saturation", number, animates: animates) { Color.red.saturation($0) }
      try show("grayscale", number, animates: animates) { Color.red.grayscale($0) }
      try show("hueRotation", number, animates: animates) { Color.red.hueRotation(.degrees($0)) }
      try show("border", number, animates: animates) { Color.red.border(.blue, width: $0) }
      try show("cornerRadius", number, animates: animates) { Color.red.cornerRadius($0) }
    }
  }
}
