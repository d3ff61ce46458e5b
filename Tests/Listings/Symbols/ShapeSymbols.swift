import SwiftUI

/// Shapes, styles and small modifiers in their usual forms: they compile and are shown without a message.
public struct ShapeSymbols: View {
  @State private var text = ""
  @State private var amount = 3.0
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var isShown = false
  @State private var isOn = true
  @State private var item: Item?
  @Environment(\.redactionReasons) private var redactionReasons

  private struct Item: Identifiable {
    let id = 1
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "Failure" }
  }

  private struct Price: View, Equatable {
    let cents: Int

    var body: some View { Text("\(cents) cents") }
  }

  public init() {}

  private var drag: DragGesture? { isOn ? DragGesture() : nil }

  public var body: some View {
    VStack(spacing: 2) {
      shapes
      styles
      texts
      fields
      presentations
    }
    .gesture(drag)
    .statusBar(hidden: true)
    .persistentSystemOverlays(.hidden)
    .defersSystemGestures(on: .bottom)
  }

  private var shapes: some View {
    HStack(spacing: 2) {
      AnyShape(isOn ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 4))).fill(.red).frame(width: 10, height: 10)
      Rectangle().rotation(.degrees(45)).scale(0.5).offset(x: 2).frame(width: 10, height: 10)
      Circle().scale(x: 1, y: 0.5, anchor: .top).transform(.identity).fill(.blue).frame(width: 10, height: 10)
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [2])).frame(width: 10, height: 10)
      Capsule().strokeBorder(.red, style: StrokeStyle(lineWidth: 1)).frame(width: 20, height: 10)
      Color.red.clipShape(.rect(topLeadingRadius: 4, topTrailingRadius: 4)).frame(width: 10, height: 10)
      Color.red.clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 3))).frame(width: 10, height: 10)
      Color.red.clipShape(.rect(cornerSize: CGSize(width: 2, height: 2))).frame(width: 10, height: 10)
      Color.red.clipShape(.capsule(style: .circular)).frame(width: 10, height: 10)
      ContainerRelativeShape().fill(.green).padding(2).frame(width: 20, height: 20)
        .containerShape(RoundedRectangle(cornerRadius: 6))
    }
  }

  private var styles: some View {
    HStack(spacing: 2) {
      Color.red.mix(with: .blue, by: 0.5).frame(width: 4, height: 4)
      Color.red.mix(with: .blue, by: 0.5, in: .device).frame(width: 4, height: 4)
      Color(.red).frame(width: 4, height: 4)
      Rectangle().fill(.fill).frame(width: 4, height: 4)
      Rectangle().fill(.red.secondary).frame(width: 4, height: 4)
      Text("Link").foregroundStyle(.link)
      Image(systemName: "wifi", variableValue: 0.5)
      Toggle("On", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
    }
    .colorScheme(.dark)
    .animation(.interpolatingSpring(duration: 0.3, bounce: 0.2), value: isOn)
    .animation(.interpolatingSpring, value: isOn)
    .animation(.easeOut) { $0.opacity(isOn ? 1 : 0.5) }
    .transition(.blurReplace)
  }

  private var texts: some View {
    HStack(spacing: 2) {
      Text("H") + Text("2").font(.caption).baselineOffset(-4)
      Text("Small").font(.body.smallCaps()).fontWidth(.condensed)
      Text("View form").baselineOffset(2).fontWidth(.expanded)
      Text("Hidden").redacted(reason: .placeholder)
      Text("Shown").unredacted().privacySensitive()
      Text("Key", tableName: "Table", bundle: .main, comment: "A comment")
      Text("Key", comment: "A comment")
      Price(cents: 3).equatable()
    }
  }

  private var fields: some View {
    VStack(spacing: 2) {
      TextField("Name", text: $text, onCommit: { text = "" })
      TextField("Name", text: $text, onEditingChanged: { _ in text = "" })
      TextField("Name", text: $text) { _ in
      } onCommit: {
      }
      TextField("Amount", value: $amount, formatter: NumberFormatter())
      TextField("Amount", value: $amount, format: .number)
        .textContentType(.oneTimeCode)
        .autocapitalization(.none)
        .keyboardType(.decimalPad)
    }
  }

  private var presentations: some View {
    Text("Presentations")
      .actionSheet(isPresented: $isShown) {
        ActionSheet(title: Text("Title"), message: Text("Message"), buttons: [.default(Text("One")), .cancel()])
      }
      .alert("Title \(amount)", isPresented: $isShown, presenting: item) { _ in
        Button("OK") {}
      }
      .alert(Text("Title"), isPresented: $isShown, presenting: item) { _ in
        Button("OK") {}
      } message: { _ in
        Text("Message")
      }
      .alert(text, isPresented: $isShown, presenting: item) { _ in Button("OK") {} }
      .alert(isPresented: $isShown, error: Failure()) { _ in
        Button("OK") {}
      } message: { _ in
        Text("Message")
      }
      .alert(item: $item) { _ in Alert(title: Text("Title")) }
      .sheet(isPresented: $isShown) {
        Text("Sheet").presentationSizing(.page).presentationCornerRadius(20)
          .presentationBackgroundInteraction(.enabled).presentationCompactAdaptation(.none)
          .presentationContentInteraction(.scrolls)
      }
  }
}
