import ScrollUI

/// Samples of `Picker` in its styles.
struct PickersCard: View {
  @State private var view = "Week"
  @State private var season = 1
  @State private var speed = 2

  private static let seasons = ["Spring", "Summer", "Autumn", "Winter"]

  var body: some View {
    PageCard(title: "Pickers") {
      VStack(alignment: .leading, spacing: 12) {
        Picker("View", selection: $view) {
          ForEach(["Day", "Week", "Month"], id: \.self) { Text(LocalizedStringKey($0)) }
        }
        .pickerStyle(.segmented)
        HStack {
          Text("Season").font(GalleryStyle.label)
          Spacer()
          Picker("Season", selection: $season) { ForEach(0..<4) { Text(LocalizedStringKey(Self.seasons[$0])) } }
        }
        Picker("Speed", selection: $speed) {
          Text("Slow").tag(1)
          Text("Steady").tag(2)
          Text("Fast").tag(3)
        }
        .pickerStyle(.inline)
        .font(GalleryStyle.label)
      }
    }
  }
}

/// Samples of `Menu` with buttons, submenus, toggles, sections and a picker.
struct MenusCard: View {
  @State private var last = "No choice yet"
  @State private var showsHidden = false
  @State private var order = "Name"

  var body: some View {
    PageCard(title: "Menus", detail: Text(LocalizedStringKey(last))) {
      HStack(spacing: 10) {
        Menu("Actions") {
          Button("New", systemImage: "plus") { last = "New" }
          Button("Duplicate", systemImage: "doc.on.doc") { last = "Duplicate" }
          Menu("Share") {
            Button("As a link") { last = "As a link" }
            Button("As a picture") { last = "As a picture" }
          }
          Divider()
          Button("Delete", systemImage: "trash", role: .destructive) { last = "Delete" }
        }
        Menu("Options") {
          Toggle("Show hidden", isOn: $showsHidden)
          Section("Sort by") {
            Picker("Sort by", selection: $order) {
              ForEach(["Name", "Size", "Date"], id: \.self) { Text(LocalizedStringKey($0)) }
            }
          }
        }
        .onChange(of: order) { last = "By \(order.lowercased())" }
      }
    }
  }
}
