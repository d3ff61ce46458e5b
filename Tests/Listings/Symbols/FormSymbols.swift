import SwiftUI

/// Forms, dates, trees, tables and columns in their usual forms: they compile.
public struct FormSymbols: View {
  private struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var age: Int
  }

  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var color = Color.red
  @State private var isExpanded = true
  @State private var isShown = false
  @State private var level = 0.4
  @State private var count = 1
  @State private var name = ""
  @State private var folders = [Folder(id: "a", children: [Folder(id: "b")]), Folder(id: "c")]
  @State private var people = [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Alan", age: 41)]
  @State private var chosen: Set<Int> = []
  @State private var chosenNames: Set<String> = []
  @State private var days: Set<DateComponents> = []
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var visibility = NavigationSplitViewVisibility.automatic

  public init() {}

  public var body: some View {
    VStack(spacing: 2) {
      form.frame(height: 400)
      groups
      gauges
      links
      tables.frame(height: 150)
      columns.frame(height: 150)
      editedLists.frame(height: 150)
    }
    .inspector(isPresented: $isShown) { Text("Inspector").inspectorColumnWidth(min: 100, ideal: 150, max: 200) }
  }

  private var editedLists: some View {
    VStack {
      List($people, editActions: .all) { $person in TextField("Name", text: $person.name) }
      List($people, id: \.name, editActions: [.delete, .move], selection: $chosenNames) { $person in Text(person.name) }
      List { ForEach($people, editActions: .move) { $person in Text(person.name).foregroundStyle(.placeholder) } }
    }
  }

  private var form: some View {
    Form {
      Section("Person") {
        TextField("Name", text: $name)
        LabeledContent("Age", value: 36, format: .number)
        LabeledContent("Born") { Text("1815") }
        Toggle("Visible", isOn: $isExpanded)
        Stepper("Count: \(count)", value: $count, in: 0...9)
      }
      Section {
        DatePicker("Date", selection: $date)
        DatePicker("Day", selection: $date, in: ...Date.now, displayedComponents: .date)
        DatePicker("Hour", selection: $date, in: date..., displayedComponents: [.hourAndMinute]).datePickerStyle(
          .compact)
        DatePicker(selection: $date, displayedComponents: [.date, .hourAndMinute]) { Text("Both") }
        ColorPicker("Color", selection: $color)
        ColorPicker("Opaque", selection: $color, supportsOpacity: false)
      } header: {
        Text("Values")
      } footer: {
        Text("They are kept.")
      }
      Section("More", isExpanded: $isExpanded) { Text("Inside") }
      DisclosureGroup("Details") { Text("Detail") }
      DisclosureGroup("Open", isExpanded: $isExpanded) { Text("Shown") }
      DisclosureGroup(isExpanded: $isExpanded) {
        Text("Shown")
      } label: {
        Text("Label")
      }
    }
    .formStyle(.grouped)
  }

  private var groups: some View {
    VStack(spacing: 2) {
      GroupBox("Box") { Text("Content") }
      GroupBox(label: Label("Heart", systemImage: "heart")) { Text("Rate") }
      GroupBox { Text("Plain") }
      ControlGroup {
        Button("One") {}
        Button("Two") {}
      }
      .controlGroupStyle(.navigation)
      ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(.menu)
      ContentUnavailableView("Empty", systemImage: "tray", description: Text("Nothing yet."))
      ContentUnavailableView {
        Label("Offline", systemImage: "wifi.slash")
      } description: {
        Text("No connection.")
      } actions: {
        Button("Again") {}
      }
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "x")
    }
  }

  private var gauges: some View {
    HStack {
      Gauge(value: level) { Text("Level") }
      Gauge(value: level, in: 0...1) {
        Text("Level")
      } currentValueLabel: {
        Text("40 %")
      }
      .gaugeStyle(.accessoryCircular)
      Gauge(value: level, in: 0...1) {
        Text("Level")
      } currentValueLabel: {
        Text("40")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      .gaugeStyle(.accessoryLinear)
      Gauge(value: level) { Text("Level") }.gaugeStyle(.linearCapacity)
    }
  }

  private var links: some View {
    HStack {
      Link("Page", destination: URL(string: "https://example.org")!)
      Link(destination: URL(string: "https://example.org")!) { Label("Page", systemImage: "link") }
      ShareLink(item: URL(string: "https://example.org")!)
      ShareLink("Share", item: "Text")
      ShareLink(item: "Text", subject: Text("Subject"), message: Text("Message")) { Text("Share") }
      ShareLink(item: "Text", preview: SharePreview("Title", image: Image("photo")))
      ShareLink(items: ["One", "Two"])
      MultiDatePicker("Days", selection: $days)
      MultiDatePicker("Days", selection: $days, in: date...)
      Button("Import") { isShown = true }
        .fileImporter(isPresented: .constant(false), allowedContentTypes: [.plainText]) { _ in }
        .fileImporter(
          isPresented: .constant(false), allowedContentTypes: [.image], allowsMultipleSelection: true
        ) { result in
          if case .success(let urls) = result { count = urls.count }
        }
    }
  }

  private var tables: some View {
    HStack {
      Table(people, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
        TableColumn("Note") { _ in Text("-") }.width(min: 40, ideal: 60, max: 80)
      }
      .onChange(of: order) { people.sort(using: order) }
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(people) { person in TableRow(person) }
      }
      List(folders, children: \.children) { Text($0.id) }
      List {
        OutlineGroup(folders, children: \.children) { Text($0.id) }
      }
    }
  }

  private var columns: some View {
    HStack {
      NavigationSplitView(columnVisibility: $visibility) {
        List { NavigationLink("Page") { Text("Page") } }.navigationSplitViewColumnWidth(min: 80, ideal: 100, max: 160)
      } content: {
        Text("Content")
      } detail: {
        Text("Detail")
      }
      .navigationSplitViewStyle(.balanced)
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        Text("Detail")
      }
      NavigationView { Text("Root").navigationBarTitle("Title") }
    }
  }
}
