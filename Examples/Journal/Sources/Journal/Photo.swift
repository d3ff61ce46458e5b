import SwiftUI

/// The photograph of an entry, drawn with shapes.
struct Photo: View {
  enum Scene: Hashable {
    case mountains, forest, lake, sea, city, night
  }

  let entry: Entry

  var body: some View {
    Canvas { context, size in
      let (sky, ground) = colors
      let bounds = CGRect(origin: .zero, size: size)
      context.fill(
        Path(bounds),
        with: .linearGradient(Gradient(colors: sky), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height * 0.8)))
      let sun = CGRect(
        x: size.width * (0.2 + Double(entry.id % 4) * 0.17), y: size.height * 0.16, width: size.height * 0.16,
        height: size.height * 0.16)
      context.fill(Path(ellipseIn: sun), with: .color(.white.opacity(0.9)))
      for layer in 0..<3 {
        context.fill(ridge(layer, in: size), with: .color(ground[layer]))
      }
    }
    .accessibilityLabel(entry.title)
  }

  private var colors: (sky: [Color], ground: [Color]) {
    switch entry.scene {
    case .mountains: ([0x6BA4CF, 0xFBE2C4].colors, [0x8FA9C4, 0x5B7FA3, 0x2C4F63].colors)
    case .forest: ([0xBFD9C0, 0xF6EBC8].colors, [0x86AF84, 0x4E8660, 0x235340].colors)
    case .lake: ([0x8FC1D9, 0xE8EFE6].colors, [0x7C9FAF, 0x4E96AE, 0x1F6A86].colors)
    case .sea: ([0x7CC6E6, 0xFFEFD2].colors, [0x57A9C9, 0x2A86AE, 0xE6CF9F].colors)
    case .city: ([0xF3B58A, 0xFBE4CE].colors, [0xC98C77, 0x99616A, 0x5A3F57].colors)
    case .night: ([0x0E1740, 0x5C4B84].colors, [0x3A3A6B, 0x262A52, 0x121735].colors)
    }
  }

  private func ridge(_ layer: Int, in size: CGSize) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: size.height))
      for step in 0...48 {
        let x = Double(step) / 48
        path.addLine(to: CGPoint(x: x * size.width, y: size.height * (0.5 + 0.16 * Double(layer) - rise(layer, x))))
      }
      path.addLine(to: CGPoint(x: size.width, y: size.height))
    }
  }

  /// The height of the ridge at `x` as a fraction of the picture's: waves, peaks or houses.
  private func rise(_ layer: Int, _ x: Double) -> Double {
    let phase = Double(entry.id * 3 + layer * 5)
    return switch entry.scene {
    case .mountains: abs(sin(x * 5 + phase)) * 0.26
    case .forest: abs(sin(x * 40 + phase)) * 0.06 + sin(x * 4 + phase) * 0.05
    case .lake, .sea: sin(x * 9 + phase) * 0.015
    case .city: Double((Int(x * 12) * 7 + entry.id + layer * 3) % 5) * 0.05
    case .night: sin(x * 6 + phase) * 0.07
    }
  }
}

/// The photographs of a month. A click lets a photograph fly out.
struct PhotoStrip: View {
  let entries: [Entry]
  let namespace: Namespace.ID
  @Binding var shown: Entry?

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 10) {
        ForEach(entries) { entry in
          Button {
            shown = entry
          } label: {
            ZStack {
              RoundedRectangle(cornerRadius: 8).fill(.quaternary)
              Photo(entry: entry).clipShape(RoundedRectangle(cornerRadius: 8))
                .matchedGeometryEffect(id: AnyHashable(entry.id), in: namespace)
                .opacity(shown == entry ? 0 : 1)
            }
            .frame(width: 132, height: 96)
          }
          .buttonStyle(.plain)
        }
      }
      .scrollTargetLayout()
    }
    // The margins have room for the ring of the keyboard focus.
    .contentMargins(.vertical, 4, for: .scrollContent)
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .frame(height: 104)
    .padding(.vertical, 2)
  }
}

/// A photograph on the whole window. A click, Escape or a drag down sends it back.
struct PhotoViewer: View {
  let entry: Entry
  let namespace: Namespace.ID
  let close: @MainActor () -> Void
  @State private var isOpen = false
  @State private var drag = CGSize.zero

  private var fade: Double { 1 - 0.7 * min(1, abs(drag.height) / 240) }

  var body: some View {
    ZStack {
      Color.black.opacity(isOpen ? fade : 0)
      VStack(spacing: 14) {
        Color.clear.aspectRatio(1.4, contentMode: .fit).matchedGeometryEffect(id: AnyHashable("open"), in: namespace)
        VStack(spacing: 4) {
          Text(entry.title).font(.headline)
          Text(entry.text).multilineTextAlignment(.center)
        }
        .foregroundStyle(.white).opacity(isOpen ? fade : 0)
      }
      .padding(20)
      Photo(entry: entry).clipShape(RoundedRectangle(cornerRadius: 10))
        .matchedGeometryEffect(id: isOpen ? AnyHashable("open") : AnyHashable(entry.id), in: namespace, isSource: false)
        .scaleEffect(0.8 + 0.2 * fade)
        .offset(drag)
    }
    .task { withAnimation(.spring(duration: 0.42)) { isOpen = true } }
    .contentShape(Rectangle())
    .onTapGesture { flyBack() }
    .gesture(
      DragGesture(minimumDistance: 6)
        .onChanged { drag = CGSize(width: $0.translation.width / 2, height: $0.translation.height) }
        .onEnded { value in
          if abs(value.translation.height) > 80 { flyBack() } else { withAnimation(.spring) { drag = .zero } }
        }
    )
    .overlay(alignment: .topTrailing) {
      Button("Close", systemImage: "xmark", action: flyBack).labelStyle(.iconOnly).keyboardShortcut(.cancelAction)
        .foregroundStyle(.white).padding().opacity(isOpen ? fade : 0)
    }
  }

  private func flyBack() {
    withAnimation(.spring(duration: 0.42)) {
      isOpen = false
      drag = .zero
    } completion: {
      close()
    }
  }
}
