import ScrollUI
import ScrollUIForms

/// The settings of a journey in a `Form`. `AppStorage` keeps them until the next run.
struct FormsPage: View {
  @AppStorage("journey.traveler") private var traveler = ""
  /// The seconds since the reference date; nil for the `usualDeparture`.
  @AppStorage("journey.departure") private var departure: Double?
  @AppStorage("journey.nights") private var nights = 3
  @AppStorage("journey.comfort") private var comfort = Comfort.standard
  @AppStorage("journey.reminds") private var reminds = true
  @AppStorage("journey.color") private var color = Self.color
  @AppStorage("journey.stops") private var stops = Self.stops
  @AppStorage("journey.luggage") private var luggage = 9.0
  @State private var showsLuggage = true
  @Environment(\.pageOptions) private var options
  @Environment(\.frameClock) private var clock

  /// The red, green and blue of the ticket, each 0…1.
  private static let color = "0.135,0.5328,0.9"
  private static let stops = ["Lyon", "Turin", "Genoa"].joined(separator: ",")

  var body: some View {
    NavigationStack {
      form
        .navigationTitle("Journey")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { if !isInColumns { EditButton() } }
    }
  }

  private var isInColumns: Bool { options.choice(Self.style) == "columns" }

  @ViewBuilder private var form: some View {
    if isInColumns {
      ScrollView {
        Form {
          travelerRows
          journeyRows
        }
        .formStyle(.columns)
        .padding(24)
        .frame(maxWidth: .infinity)
      }
    } else {
      Form {
        Section("Traveler") { travelerRows }
        Section {
          journeyRows
        } header: {
          Text("Journey")
        } footer: {
          Text("All settings are kept until the next run.")
        }
        Section("Stops") { stopRows }
        Section("Luggage", isExpanded: $showsLuggage) { luggageRows }
        Section { endRows }
      }
    }
  }

  @ViewBuilder private var travelerRows: some View {
    TextField("Name", text: $traveler)
    ColorPicker("Color of the ticket", selection: ticketColor, supportsOpacity: false)
  }

  @ViewBuilder private var journeyRows: some View {
    DatePicker("Departure", selection: departureDate)
    Stepper(value: $nights, in: 1...30) {
      LabeledContent("Nights", value: nights, format: .number)
    }
    Picker("Comfort", selection: $comfort) {
      ForEach(Comfort.allCases, id: \.self) { Text($0.title).tag($0) }
    }
    Toggle("Remind me", isOn: $reminds)
  }

  private var stopRows: some View {
    ForEach(stopNames, id: \.self) { name in
      NavigationLink {
        StopPage(name: name)
      } label: {
        Label(LocalizedStringKey(name), systemImage: "mappin")
      }
      .badge((stopNames.firstIndex(of: name) ?? 0) + 1)
    }
    .onDelete { rows in
      var names = stopNames
      names.remove(atOffsets: rows)
      stopNames = names
    }
    .onMove { rows, destination in
      var names = stopNames
      names.move(fromOffsets: rows, toOffset: destination)
      stopNames = names
    }
  }

  @ViewBuilder private var luggageRows: some View {
    LabeledContent("Weight") {
      Gauge(value: luggage, in: 0...20) { EmptyView() }.frame(width: 120).accessibilityLabel("Weight")
    }
    Slider(value: $luggage, in: 0...20) { Text("Weight") }.labelsHidden()
    DisclosureGroup("What to pack") {
      Label("Umbrella", systemImage: "cloud.rain")
      Label("Camera", systemImage: "camera")
    }
  }

  @ViewBuilder private var endRows: some View {
    if let page = URL(string: "https://www.swift.org") { Link("Read about Swift", destination: page) }
    ShareLink("Share the stops", item: stops)
    Button("Reset", role: .destructive) { reset() }
  }

  // MARK: Values

  private var ticketColor: Binding<Color> {
    Binding(get: { Color(components: color) }, set: { color = $0.components })
  }

  private var departureDate: Binding<Date> {
    Binding(
      get: { Date(timeIntervalSinceReferenceDate: departure ?? usualDeparture) },
      set: { departure = $0.timeIntervalSinceReferenceDate })
  }

  /// A full hour four to five hours after the window was opened, in seconds since the reference date.
  private var usualDeparture: Double {
    let now = (clock?.observedNow ?? .now).timeIntervalSinceReferenceDate
    return (((now - (clock?.time ?? 0)) / 3600).rounded(.up) + 4) * 3600
  }

  private var stopNames: [String] {
    get { stops.split(separator: ",").map(String.init) }
    nonmutating set { stops = newValue.joined(separator: ",") }
  }

  private func reset() {
    (traveler, departure, nights, comfort) = ("", nil, 3, .standard)
    (reminds, color, stops, luggage) = (true, Self.color, Self.stops, 9)
  }
}

/// The classes of a train.
private enum Comfort: String, CaseIterable {
  case standard, first, sleeper

  var title: LocalizedStringKey {
    switch self {
    case .standard: "Second class"
    case .first: "First class"
    case .sleeper: "Sleeping car"
    }
  }
}

/// The page of a stop.
private struct StopPage: View {
  let name: String

  var body: some View {
    ContentUnavailableView(
      LocalizedStringKey(name), systemImage: "mappin",
      description: Text("Nothing is planned here yet.")
    )
    .navigationTitle(LocalizedStringKey(name))
    .navigationBarTitleDisplayMode(.inline)
  }
}

extension Color {
  /// Creates a color from its `components`. Missing numbers are 0.
  fileprivate init(components: String) {
    let numbers = components.split(separator: ",").map { Double($0) ?? 0 } + [0, 0, 0]
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2])
  }

  /// The red, green and blue of the color in light windows, each 0…1, such as "1.0,0.5,0.0".
  fileprivate var components: String {
    let color = resolve(in: EnvironmentValues())
    return [color.red, color.green, color.blue].map(\.description).joined(separator: ",")
  }
}
