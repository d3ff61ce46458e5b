import SwiftUI

@main
struct WeatherApp: App {
  @StateObject private var model = WeatherModel(service: WeatherService(base: "https://weather.example.com"))

  var body: some Scene {
    WindowGroup {
      WeatherView(model: model)
    }
  }
}

struct WeatherView: View {
  @ObservedObject var model: WeatherModel

  var body: some View {
    ZStack {
      LinearGradient(gradient: .sky, startPoint: .top, endPoint: .bottom)
        .edgesIgnoringSafeArea(.all)
      VStack(spacing: 20) {
        HStack {
          TextField("City", text: $model.city)
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .disableAutocorrection(true)
          Button(action: model.load) {
            Text("Show")
          }
        }
        content
        Spacer()
      }
      .padding()
    }
  }

  @ViewBuilder private var content: some View {
    switch model.phase {
    case .idle:
      Text("Enter a city.")
    case .loading:
      ProgressView("Loading")
    case .loaded(let forecast):
      Text(forecast.city).font(.title)
      Text("\(forecast.temperature, specifier: "%.1f")°")
        .font(.system(size: 60, weight: .thin))
      ForEach(forecast.days) { day in
        DayRow(day: day)
      }
    case .failed(let message):
      Text(message).foregroundColor(.red)
    }
  }
}

struct DayRow: View {
  let day: Forecast.Day

  var body: some View {
    HStack {
      Text(day.name).frame(width: 60, alignment: .leading)
      Image(systemName: day.sky)
      Spacer()
      Text("\(day.low)°").foregroundColor(.secondary)
      Text("\(day.high)°")
    }
    .padding(.horizontal)
  }
}

extension Gradient {
  static let sky = Gradient(colors: [Color(red: 0.6, green: 0.8, blue: 1), .white])
}
