import SwiftUI

/// Appearance modifiers in their usual forms: they compile and are shown without a message.
public struct AppearanceSymbols: View {
  @State private var count = 0
  @Namespace private var namespace
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.font) private var font

  public init() {}

  public var body: some View {
    VStack(spacing: 4) {
      shapes
      texts
      effects
      gradients
      AsyncImage(url: URL(string: "https://example.com/image.png"))
      AsyncImage(url: nil, scale: 2) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: nil, transaction: Transaction(animation: .easeInOut)) { phase in
        switch phase {
        case .empty: Color.gray
        case .success(let image): image.resizable().aspectRatio(contentMode: .fit)
        case .failure: Image(systemName: "photo")
        @unknown default: EmptyView()
        }
      }
      .frame(width: 20, height: 20)
    }
    .preferredColorScheme(colorScheme)
    .sensoryFeedback(.impact, trigger: count)
    .sensoryFeedback(.impact(weight: .light), trigger: count)
    .onReceive(Timer.publish(every: 1000, on: .main, in: .common).autoconnect()) { _ in count += 1 }
    .environment(\.font, font)
    .dynamicTypeSize(.large ... .xxxLarge)
    .accessibilityHidden(typeSize > .xxxLarge)
  }

  private var shapes: some View {
    HStack {
      Ellipse().fill(.mint).frame(width: 20, height: 10)
      UnevenRoundedRectangle(topLeadingRadius: 8).stroke(.teal, lineWidth: 2).frame(width: 20, height: 10)
      Circle().strokeBorder(.indigo, lineWidth: 2).frame(width: 10)
      Capsule(style: .continuous).fill(.brown).frame(width: 20, height: 10)
      Rectangle().fill(.tertiary).frame(width: 4, height: 4)
      RoundedRectangle(cornerRadius: 3, style: .continuous).fill(.cyan.gradient).frame(width: 10, height: 10)
      Color.accentColor.frame(width: 4, height: 4)
      Divider().frame(height: 10)
    }
  }

  private var texts: some View {
    VStack(alignment: .leading) {
      Text("Heading").font(.largeTitle.weight(.heavy)).accessibilityHeading(.h1)
      Text("Callout").font(.callout).fontDesign(.rounded).foregroundColor(.primary).textScale(.secondary)
      Text("Caption").font(.caption2).bold().allowsTightening(true).lineLimit(1).multilineTextAlignment(.center)
      Text("\(count)").contentTransition(.interpolate).accessibilityLabel("Count")
      Label("Favorite", systemImage: "heart").symbolVariant(.fill).symbolVariant(.circle)
      Image(systemName: "star").imageScale(.large).matchedTransitionSource(id: "star", in: namespace)
    }
    .background(.ultraThinMaterial)
    .background(.bar, in: .rect)
    .background(.thickMaterial, in: .capsule)
  }

  private var effects: some View {
    HStack {
      Color.red.frame(width: 10, height: 10).hueRotation(.degrees(40)).luminanceToAlpha()
      Color.red.frame(width: 10, height: 10).blur(radius: 2).compositingGroup().zIndex(1)
      Color.red.frame(width: 10, height: 10).rotationEffect(.radians(1)).transformEffect(.identity)
      Color.red.frame(width: 10, height: 10).mask(Circle()).mask { Circle() }.clipShape(.circle).cornerRadius(4)
      Color.red.frame(width: 10, height: 10).shadow(color: .black, radius: 2, x: 0, y: 1).border(.blue)
      Color.red.frame(width: 10, height: 10)
        .contentShape(.interaction, Rectangle())
        .contentShape(Circle())
        .allowsHitTesting(false)
        .opacity(0.5)
    }
    .matchedGeometryEffect(id: "effects", in: namespace, properties: .size)
    .animation(.interpolatingSpring(stiffness: 100, damping: 10).delay(0.1).speed(2), value: count)
    .transition(.asymmetric(insertion: .push(from: .top), removal: .move(edge: .bottom).combined(with: .opacity)))
  }

  private var gradients: some View {
    HStack {
      LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
      LinearGradient(gradient: Gradient(colors: [.pink, .yellow]), startPoint: .top, endPoint: .bottom)
      Rectangle().fill(.linearGradient(colors: [.green, .clear], startPoint: .leading, endPoint: .trailing))
      Rectangle().fill(.background.shadow(.drop(radius: 2)))
    }
    .frame(height: 10)
  }
}

struct AppearanceSymbols_Previews: PreviewProvider {
  static var previews: some View {
    AppearanceSymbols().previewLayout(.sizeThatFits)
  }
}

#Preview { AppearanceSymbols() }
