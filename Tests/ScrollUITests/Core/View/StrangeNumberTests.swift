import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Each public modifier with a number gets numbers that no screen can show. The frames go on, and draw the view beside it.
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

  @Test(arguments: numbers) func ofShapes(number: Double) throws {
    for animates in [false, true] {
      try show("rounded rectangle", number, animates: animates) { RoundedRectangle(cornerRadius: $0).fill(.red) }
      try show("uneven", number, animates: animates) {
        UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: 3).stroke(.red)
      }
      try show("trim", number, animates: animates) { Circle().trim(from: 0, to: $0).stroke(.red, lineWidth: 2) }
      try show("stroke", number, animates: animates) { Circle().stroke(.red, lineWidth: $0) }
      try show("dashes", number, animates: animates) {
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: $0, dash: [$0, 2], dashPhase: $0))
      }
      try show("inset", number, animates: animates) { Circle().inset(by: $0).fill(.red) }
      try show("offset shape", number, animates: animates) { Circle().offset(x: $0, y: $0).fill(.red) }
      try show("sized shape", number, animates: animates) { Circle().size(width: $0, height: 5).fill(.red) }
      try show("gradients", number, animates: animates) {
        Rectangle().fill(
          LinearGradient(
            stops: [.init(color: .red, location: $0), .init(color: .blue, location: 1)],
            startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom))
      }
      try show("radial", number, animates: animates) {
        Rectangle().fill(RadialGradient(colors: [.red, .blue], center: .center, startRadius: $0, endRadius: 9))
      }
      try show("elliptical", number, animates: animates) {
        Rectangle().fill(EllipticalGradient(colors: [.red, .blue], startRadiusFraction: $0, endRadiusFraction: 1))
      }
      try show("angular", number, animates: animates) {
        Rectangle().fill(
          AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees($0)))
      }
      try show("shape shadow", number, animates: animates) {
        Circle().fill(.red.shadow(.drop(radius: $0, x: $0, y: 1)).shadow(.inner(radius: $0, x: $0, y: $0)))
      }
    }
    try show("path", number) { number in
      Path { path in
        path.move(to: CGPoint(x: number, y: 1))
        path.addLine(to: CGPoint(x: 5, y: number))
        path.addCurve(
          to: CGPoint(x: 9, y: 9), control1: CGPoint(x: number, y: 0), control2: CGPoint(x: 0, y: number))
        path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: number, y: number))
        path.addArc(
          center: CGPoint(x: 5, y: 5), radius: number, startAngle: .zero, endAngle: .degrees(number), clockwise: true)
        path.addEllipse(in: CGRect(x: number, y: 0, width: number, height: 4))
        path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerSize: CGSize(width: number, height: 2))
      }
      .stroke(.red, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
    }
    try show("filled path", number) { number in
      Path { path in
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: number, y: 5))
        path.addCurve(
          to: CGPoint(x: 9, y: number), control1: CGPoint(x: number, y: 0), control2: CGPoint(x: 0, y: 9))
      }
      .fill(.red)
    }
  }

  @Test(arguments: numbers) func ofTextAndPictures(number: Double) throws {
    try show("font size", number) { number in self.text().font(.system(size: number)) }
    try show("kerning", number) { number in self.text().kerning(number) }
    try show("tracking", number) { number in self.text().tracking(number) }
    try show("lineSpacing", number) { number in self.text().lineSpacing(number) }
    try show("minimumScaleFactor", number) { number in self.text().minimumScaleFactor(number) }
    try show("color", number) { Color(red: $0, green: $0, blue: $0, opacity: 0.5) }
    try show("hue", number) { Color(hue: $0, saturation: $0, brightness: $0) }
    try show("symbol size", number) { number in Image(systemName: "star").font(.system(size: number)) }
    try show("resizable", number) { number in
      Image(systemName: "star").resizable(
        capInsets: EdgeInsets(top: number, leading: number, bottom: number, trailing: number), resizingMode: .tile)
    }
    try show("canvas", number) { number in
      Canvas { context, size in
        context.opacity = number
        context.translateBy(x: number, y: 1)
        context.scaleBy(x: number, y: 2)
        context.rotate(by: .degrees(number))
        context.addFilter(.blur(radius: number))
        context.fill(Path(CGRect(x: number, y: 0, width: number, height: 5)), with: .color(.red))
        context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red), lineWidth: number)
        context.draw(Text("a"), at: CGPoint(x: number, y: 2))
      }
    }
    try show("text in a canvas", number) { number in
      Canvas { context, _ in context.draw(Text("a"), in: CGRect(x: 1, y: number, width: number, height: 9)) }
    }
  }

  @Test(arguments: numbers) func ofControlsAndScrolling(number: Double) throws {
    try show("progress", number) { ProgressView(value: $0, total: $0) }
    try show("progress of one", number) { ProgressView(value: $0) }
    try show("slider", number) { number in Slider(value: .constant(number), in: 0...1) }
    try show("slider step", number) { number in Slider(value: .constant(0.5), in: 0...1, step: max(number, 1e-300)) }
    try show("stepper", number) { number in Stepper("a", value: .constant(number), step: number) }
    try show("gauge of margins", number) { number in
      ScrollView { self.text() }.contentMargins(number).contentMargins(.top, number, for: .scrollIndicators)
    }
    try show("scroll position", number) { number in
      ScrollView { Color.red.frame(height: 400) }.scrollPosition(.constant(ScrollPosition(x: number, y: number)))
    }
    try show("anchors", number) { number in
      ScrollView { Color.red.frame(height: 400) }.defaultScrollAnchor(UnitPoint(x: number, y: number))
    }
    try show("safe area inset", number) { number in
      ScrollView { self.text() }.safeAreaInset(edge: .top, spacing: number) { Color.blue.frame(height: number) }
    }
    try show("scroll transition", number) { number in
      ScrollView {
        self.text().scrollTransition(.interactive.threshold(.visible(number))) { content, phase in
          content.opacity(phase.value * number).scaleEffect(number).offset(x: number)
        }
      }
    }
    try show("visual effect", number) { number in
      self.text().visualEffect { content, proxy in content.offset(y: proxy.size.height * number).blur(radius: number) }
    }
    try show("gestures", number) { number in
      Color.red.gesture(DragGesture(minimumDistance: number)).onLongPressGesture(
        minimumDuration: number, maximumDistance: number
      ) {}
    }
    try show("timeline", number) { number in
      TimelineView(.animation(minimumInterval: number)) { _ in self.text() }
    }
    try show("periodic timeline", number) { number in
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: number)) { _ in self.text() }
    }
    try show("tabs", number) { number in
      TabView { self.text().frame(width: number) }.tabViewStyle(.page)
    }
  }

  private struct Grown: View {
    let isOn: Bool

    var body: some View { Color.red.frame(width: isOn ? 20 : 10).offset(x: isOn ? 5 : 0) }
  }

  @Test(arguments: numbers) func ofAnimations(number: Double) throws {
    let animations: [(String, Animation)] = [
      ("linear", .linear(duration: number)), ("curve", .timingCurve(number, number, number, number, duration: 0.2)),
      ("spring", .spring(duration: number, bounce: number)),
      ("physical", .interpolatingSpring(mass: number, stiffness: number, damping: number)),
      ("response", .spring(response: number, dampingFraction: number)), ("delay", .linear(duration: 0.1).delay(number)),
      ("speed", .spring.speed(number)), ("for ever", .linear(duration: number).repeatForever()),
      ("tiny for ever", .linear(duration: .leastNonzeroMagnitude).repeatForever()),
      ("fast for ever", .spring.speed(number).repeatForever(autoreverses: true)),
      ("counted", .easeIn(duration: number).repeatCount(Int.max)),
    ]
    for (name, animation) in animations {
      let knob = Knob(false)
      let window = TestWindow(width: 100, height: 100) { KnobView(knob) { Grown(isOn: $0) } }
      for _ in 0..<3 {
        withAnimation(animation) { knob.value.toggle() }
        for _ in 0..<4 { window.advance() }
      }
      _ = try window.picture()
      for node in window.nodes(of: OffsetNode.self) { #expect(node.offset.x.isFinite, "\(name)") }
    }
  }
}
