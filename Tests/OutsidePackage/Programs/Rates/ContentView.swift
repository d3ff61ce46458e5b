import SwiftUI

struct ContentView: View {
  @ObservedObject var model: RateModel

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        HStack {
          Text("EUR").font(.headline)
          TextField("Amount", text: $model.amount)
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .keyboardType(.decimalPad)
            .multilineTextAlignment(.trailing)
        }
        .padding()

        if model.rates.isEmpty {
          Spacer()
          Text(model.isLoading ? "Loading…" : "No rates")
            .foregroundColor(.secondary)
          Spacer()
        } else {
          List(model.rates) { rate in
            RateRow(rate: rate, value: self.model.value(of: rate))
          }
        }
      }
      .navigationBarTitle("Exchange rates")
      .navigationBarItems(
        trailing: Button(action: model.load) {
          Image(systemName: "arrow.clockwise").imageScale(.large)
        }
        .accessibility(label: Text("Reload"))
        .disabled(model.isLoading)
      )
      .alert(item: $model.failure) { failure in
        Alert(title: Text("No connection"), message: Text(failure.message), dismissButton: .default(Text("OK")))
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .onAppear(perform: model.load)
  }
}

struct RateRow: View {
  let rate: Rate
  let value: Double

  var body: some View {
    HStack {
      Text(rate.code)
        .font(.system(.caption, design: .monospaced))
        .padding(6)
        .background(RoundedRectangle(cornerRadius: 6).fill(Color(UIColor.systemGray5)))
      Text("\(rate.value, specifier: "%.4f")").foregroundColor(.secondary)
      Spacer()
      Text("\(value, specifier: "%.2f")").font(.headline)
    }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView(model: RateModel())
  }
}
