import Combine
import SwiftUI

/// Methods of a model on the main actor, passed by their names: they compile without a warning in Swift 5 mode.
public struct MethodReferences: View {
  @StateObject private var model = MethodModel()
  @State private var isShown = false
  @FocusState private var isFocused: Bool
  @Environment(\.openURL) private var openURL

  public init() {}

  public var body: some View {
    VStack {
      controls
      gestures
      rows
      presentations
    }
    .onAppear(perform: model.load)
    .onDisappear(perform: model.save)
    .task(model.reload)
    .task(id: model.count, model.reload)
    .onChange(of: model.count, model.save)
    .onChange(of: model.count, model.compare)
    .onChange(of: model.count, perform: model.take)
    .onReceive(model.$count, perform: model.take)
    .onOpenURL(perform: model.open)
    .onSubmit(model.load)
    .onSubmit(of: .search, model.load)
    .refreshable(action: model.reload)
    .onPreferenceChange(MethodKey.self, perform: model.takePreference)
    .onGeometryChange(for: CGSize.self, of: \.size, action: model.resize)
    .onScrollPhaseChange(model.scroll)
    .toolbar {
      ToolbarItem { Button("Load", action: model.load) }
      ToolbarItem(placement: .primaryAction) { Button("Save", systemImage: "tray", action: model.save) }
    }
  }

  private var controls: some View {
    VStack {
      Button("Load", action: model.load)
      Button("Delete", role: .destructive, action: model.save)
      Button(action: model.load) { Text("Load") }
      Menu("More") {
        Button("Save", action: model.save)
      } primaryAction: {
        model.load()
      }
      Menu(content: { Button("Save", action: model.save) }, label: { Text("Menu") }, primaryAction: model.load)
      TextField("Name", text: $model.name).focused($isFocused).onSubmit(model.load)
      TextField("Name", text: $model.name, onCommit: model.load)
      TextField("Name", text: $model.name, onEditingChanged: model.edit)
      Toggle("On", isOn: Binding(get: model.isOn, set: model.turn))
      Picker("Number", selection: Binding(get: model.number, set: model.take)) { Text("1").tag(1) }
      Slider(value: $model.amount, in: 0...1, onEditingChanged: model.edit)
      Slider(value: Binding(get: model.level, set: model.set))
      Stepper("Count", onIncrement: model.load, onDecrement: model.save)
      Stepper("Count", value: $model.count, in: 0...10, onEditingChanged: model.edit)
      Link("Page", destination: URL(string: "https://example.org")!)
      ShareLink(item: "Text")
    }
  }

  private var gestures: some View {
    VStack {
      Text("Tap").onTapGesture(perform: model.load)
      Text("Taps").onTapGesture(count: 2, perform: model.load)
      Text("Point").onTapGesture(coordinateSpace: .local, perform: model.tap)
      Text("Press").onLongPressGesture(perform: model.load)
      Text("Press").onLongPressGesture(minimumDuration: 1, perform: model.load, onPressingChanged: model.edit)
      Text("Hover").onHover(perform: model.edit)
      Text("Hover").onContinuousHover(perform: model.hover)
      Text("Drag").gesture(DragGesture().onChanged(model.drag).onEnded(model.drag))
      Text("Tap").gesture(TapGesture().onEnded(model.load))
      Text("Key").onKeyPress(.space, action: model.press)
      Text("Key").onKeyPress(phases: .down, action: model.pressed)
      Text("Drop").dropDestination(for: String.self, action: model.drop, isTargeted: model.edit)
      Text("Drop").onDrop(of: [.text], isTargeted: nil, perform: model.dropItems)
      Text("Drag").onDrag(model.item)
      Text("Name").accessibilityAction(named: "Load", model.load)
      Text("Name").accessibilityAction(.default, model.load)
      Text("Name").accessibilityAdjustableAction(model.adjust)
    }
  }

  private var rows: some View {
    List {
      ForEach(model.names, id: \.self) { name in
        Text(name)
          .swipeActions { Button("Delete", role: .destructive, action: model.load) }
          .contextMenu { Button("Delete", action: model.load) }
      }
      .onDelete(perform: model.delete)
      .onMove(perform: model.moveRows)
      .onInsert(of: [.text], perform: model.insert)
    }
  }

  private var presentations: some View {
    VStack {
      Text("Alert").alert("Title", isPresented: $isShown) { Button("Load", action: model.load) }
      Text("Sheet").sheet(isPresented: $isShown, onDismiss: model.load) { Text("Sheet") }
      Text("Cover").fullScreenCover(isPresented: $isShown, onDismiss: model.load) { Text("Cover") }
      Text("Dialog").confirmationDialog("Title", isPresented: $isShown) { Button("Load", action: model.load) }
      Text("Import").fileImporter(isPresented: $isShown, allowedContentTypes: [.text], onCompletion: model.finish)
    }
  }
}

private struct MethodKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor private final class MethodModel: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var amount = 0.0
  @Published var names = ["a", "b"]

  func load() {}
  func save() {}
  func reload() async {}
  func take(_ number: Int) { count = number }
  func takePreference(_ number: Int) {}
  func compare(_ old: Int, _ new: Int) {}
  func open(_ url: URL) {}
  func resize(_ size: CGSize) {}
  func scroll(_ old: ScrollPhase, _ new: ScrollPhase) {}
  func edit(_ isEditing: Bool) {}
  func isOn() -> Bool { true }
  func turn(_ isOn: Bool) {}
  func number() -> Int { count }
  func level() -> Double { amount }
  func set(_ amount: Double) {}
  func tap(_ point: CGPoint) {}
  func hover(_ phase: HoverPhase) {}
  func drag(_ value: DragGesture.Value) {}
  func press() -> KeyPress.Result { .handled }
  func pressed(_ press: KeyPress) -> KeyPress.Result { .handled }
  func drop(_ items: [String], _ point: CGPoint) -> Bool { true }
  func dropItems(_ providers: [NSItemProvider]) -> Bool { true }
  func item() -> NSItemProvider { NSItemProvider() }
  func adjust(_ direction: AccessibilityAdjustmentDirection) {}
  func delete(_ rows: IndexSet) {}
  func moveRows(_ rows: IndexSet, _ place: Int) {}
  func insert(_ index: Int, _ providers: [NSItemProvider]) {}
  func finish(_ result: Result<URL, any Error>) {}
}
