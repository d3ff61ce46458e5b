import ScrollUI

/// Buttons in their styles, shapes and roles.
private struct ButtonsCard: View {
  @State private var presses = 0

  var body: some View {
    PageCard(title: "Buttons", detail: Text(presses == 1 ? "1 press" : "\(presses) presses")) {
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 10) {
          Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent).help("The default action")
          Button("Bordered") { presses += 1 }
        }
        HStack(spacing: 10) {
          Button("Delete", role: .destructive) { presses += 1 }
          Button("Capsule") { presses += 1 }.buttonBorderShape(.capsule)
        }
        HStack(spacing: 16) {
          Button("Borderless") { presses += 1 }.buttonStyle(.borderless)
          Button("Plain") { presses += 1 }.buttonStyle(.plain)
          Button("Hold me") { presses += 1 }.buttonRepeatBehavior(.enabled)
        }
        .font(GalleryStyle.label)
      }
    }
  }
}

private struct TogglesCard: View {
  @State private var isOn = true
  @State private var isTicked = true
  @State private var isPressed = false

  var body: some View {
    PageCard(title: "Toggles") {
      VStack(alignment: .leading, spacing: 12) {
        Toggle("A switch", isOn: $isOn)
        Toggle("Follows the switch", isOn: $isOn)
        Toggle("A checkbox", isOn: $isTicked).toggleStyle(.checkbox)
        Toggle("A button", isOn: $isPressed).toggleStyle(.button)
      }
      .font(GalleryStyle.label)
    }
  }
}

private struct SlidersCard: View {
  @State private var volume = 0.4
  @State private var rating = 3.0
  @State private var isEditing = false

  var body: some View {
    PageCard(title: "Sliders", detail: isEditing ? Text("Held") : Text(verbatim: "")) {
      VStack(alignment: .leading, spacing: 12) {
        row("Any value", Text(verbatim: "\(Int((volume * 100).rounded())) %"))
        Slider(value: $volume) {
          Text("Any value")
        } onEditingChanged: {
          isEditing = $0
        }
        row("Whole steps", Text("\(Int(rating)) of 5"))
        Slider(value: $rating, in: 0...5, step: 1) {
          Text("Rating")
        } minimumValueLabel: {
          Text("0").font(GalleryStyle.small)
        } maximumValueLabel: {
          Text("5").font(GalleryStyle.small)
        } onEditingChanged: {
          isEditing = $0
        }
      }
    }
  }

  private func row(_ title: LocalizedStringKey, _ value: Text) -> some View {
    HStack {
      Text(title).font(GalleryStyle.label)
      Spacer()
      value.font(GalleryStyle.label).monospacedDigit().foregroundStyle(.secondary)
    }
  }
}

private struct SteppersCard: View {
  @State private var guests = 2

  var body: some View {
    PageCard(title: "Stepper", detail: Text("1 to 12")) {
      Stepper(guests == 1 ? "1 guest" : "\(guests) guests", value: $guests, in: 1...12).font(GalleryStyle.label)
    }
  }
}

private struct ProgressCard: View {
  @State private var done = 0.35
  @State private var isWorking = false

  var body: some View {
    PageCard(title: "Progress", detail: Text(verbatim: "\(Int((done * 100).rounded())) %")) {
      VStack(alignment: .leading, spacing: 14) {
        ProgressView(value: done).accessibilityLabel("Progress")
        HStack(spacing: 16) {
          ProgressView(value: done).progressViewStyle(.circular).accessibilityLabel("Progress as a circle")
          if isWorking { ProgressView().accessibilityLabel("Work") }
          Spacer(minLength: 0)
          Button(isWorking ? "Stop" : "Work") { isWorking.toggle() }
          Button("Advance") { withAnimation(.snappy) { done = done >= 1 ? 0 : min(1, done + 0.15) } }
        }
      }
    }
  }
}

/// Samples of `Button`, `Toggle`, `Picker`, `Menu`, `Slider`, `Stepper` and `ProgressView` in their states.
struct ControlsPage: View {
  @Environment(\.pageOptions) private var options
  @Environment(\.galleryAccent) private var accent
  @Environment(\.pageMargin) private var margin

  var body: some View {
    CardColumns(margin: margin) {
      ButtonsCard()
      TogglesCard()
      PickersCard()
    } second: {
      SlidersCard()
      SteppersCard()
      ProgressCard()
      MenusCard()
    }
    .disabled(!options.isOn(Self.enabled))
    .tint(tint?.color ?? accent.tint)
    .controlSize(size)
  }

  private var tint: ContentColor? {
    switch options.choice(Self.tint) {
    case "purple": .purple
    case "green": .green
    case "pink": .pink
    default: nil
    }
  }

  private var size: ControlSize {
    switch options.choice(Self.size) {
    case "small": .small
    case "large": .large
    default: .regular
    }
  }
}
