import SwiftUI

/// Controls in their usual forms: they compile and are shown without a message.
public struct ControlSymbols: View {
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate
    var id: Self { self }
  }

  @State private var flavor = Flavor.vanilla
  @State private var size: Int? = 1
  @State private var isOn = true
  @State private var volume = 0.5
  @State private var name = ""
  @State private var notes = "Notes"
  @State private var showsAlert = false
  @State private var showsSheet = false
  @FocusState private var isEditing: Bool

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      pickers
      fields
      menus
      Slider(value: $volume, in: 0...1)
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .blue))
      ProgressView(value: volume).progressViewStyle(.linear)
      Button("Show") { showsAlert = true }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .controlSize(.large)
        .disabled(false)
        .focusEffectDisabled()
      Button(role: .destructive) {
        showsSheet.toggle()
      } label: {
        Label("Delete", systemImage: "trash")
      }
      .buttonStyle(.plain)
    }
    .tint(.purple)
    .alert("Really?", isPresented: $showsAlert) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This can't be undone.")
    }
    .sheet(isPresented: $showsSheet) { SheetContent() }
  }

  @ViewBuilder private var pickers: some View {
    Picker("Flavor", selection: $flavor) {
      Text("Vanilla").tag(Flavor.vanilla)
      Text("Chocolate").tag(Flavor.chocolate)
    }
    .pickerStyle(.segmented)
    Picker("Flavor", selection: $flavor) {
      ForEach(Flavor.allCases) { flavor in Text(flavor.rawValue.capitalized) }
    }
    .pickerStyle(MenuPickerStyle())
    Picker(selection: $size, label: Text("Size")) {
      Text("None").tag(nil as Int?)
      ForEach(1..<4) { Text("\($0)").tag($0 as Int?) }
    }
    .pickerStyle(.inline)
    .labelsHidden()
    Toggle("Option", isOn: $isOn)
    Toggle(isOn: $isOn) { Label("Option", systemImage: "star") }.toggleStyle(.switch)
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", text: $name)
      .focused($isEditing)
      .submitLabel(.go)
      .textFieldStyle(.roundedBorder)
    TextEditor(text: $notes).frame(height: 40)
  }

  @ViewBuilder private var menus: some View {
    Menu("Actions") {
      Button("Duplicate", action: {})
      Menu("Share") {
        Button("Copy link", systemImage: "link") {}
      }
      Divider()
      Section("View") {
        Toggle("Show hidden", isOn: $isOn)
        Picker("Sort by", selection: $flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue) }
        }
      }
    }
    Menu {
      Button("One") {}
    } label: {
      Image(systemName: "ellipsis.circle")
    } primaryAction: {
      isOn.toggle()
    }
    .menuStyle(.borderlessButton)
  }
}

private struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Done") { dismiss() }.presentationDetents([.medium, .large], selection: .constant(.medium))
  }
}
