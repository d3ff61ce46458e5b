import SwiftUI

struct PaletteView: View {
  @ObservedObject var palette: Palette
  @State private var hex = ""

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        HStack {
          TextField("Hexadecimal, such as #FFB703", text: $hex)
          Button("Add") {
            if let swatch = Swatch(hex: hex) {
              palette.swatches.append(swatch)
              hex = ""
              UISelectionFeedbackGenerator().selectionChanged()
            } else {
              UINotificationFeedbackGenerator().notificationOccurred(.error)
            }
            UIApplication.shared.windows.first?.endEditing(true)
          }
        }
        .padding()
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(palette.swatches) { swatch in
              SwatchRow(swatch: swatch, isSelected: swatch.id == palette.selection)
                .onTapGesture { palette.selection = swatch.id }
            }
          }
        }
      }
      .navigationTitle("Palette")
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .overlay(palette.isCovered ? Color(UIColor.systemBackground).edgesIgnoringSafeArea(.all) : nil)
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in
      palette.isCovered = true
    }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
      palette.isCovered = false
    }
  }
}

struct SwatchRow: View {
  let swatch: Swatch
  let isSelected: Bool

  var body: some View {
    HStack {
      Text(swatch.hex).font(.system(.body, design: .monospaced))
      Spacer()
      if isSelected {
        Image(uiImage: UIImage(systemName: "checkmark") ?? UIImage())
      }
    }
    .foregroundColor(Color(swatch.color.contrast))
    .padding(20)
    .background(Color(swatch.color.cgColor))
    .accessibilityElement(children: .combine)
  }
}
