import SwiftUI

struct ContentView: View {
  @State private var quantity = Quantity.length
  @State private var value = 100.0
  @State private var source = 0
  @State private var target = 2

  var body: some View {
    let selection = Binding<Quantity>(
      get: { self.quantity },
      set: {
        self.quantity = $0
        self.source = 0
        self.target = 1
      })

    return NavigationView {
      Form {
        Section {
          Picker("Quantity", selection: selection) {
            ForEach(Quantity.allCases) { quantity in
              Text(quantity.rawValue).tag(quantity)
            }
          }
          .pickerStyle(SegmentedPickerStyle())
          .labelsHidden()
        }

        Section(header: Text("Convert")) {
          TextField("Value", value: $value, formatter: NumberFormatter.decimal)
            .keyboardType(.decimalPad)
          UnitPicker(units: quantity.units, selection: $source)
        }

        Section(header: Text("To"), footer: Text("Rounded to three digits after the point.")) {
          UnitPicker(units: quantity.units, selection: $target)
          HStack {
            Text("Result")
            Spacer()
            Text(result).bold().layoutPriority(1)
          }
        }

        Section {
          Button(action: swap) {
            HStack {
              Image(systemName: "arrow.up.arrow.down")
              Text("Swap units")
            }
          }
        }
      }
      .navigationBarTitle(Text("Converter"))
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private var result: String {
    let number = quantity.convert(value, from: source, to: target)
    let text = NumberFormatter.decimal.string(from: NSNumber(value: number)) ?? "–"
    return "\(text) \(quantity.units[target].symbol)"
  }

  private func swap() {
    (source, target) = (target, source)
  }
}

struct UnitPicker: View {
  let units: [Dimension]
  @Binding var selection: Int

  var body: some View {
    Picker("Unit", selection: $selection) {
      ForEach(0..<units.count, id: \.self) { index in
        Text(self.units[index].symbol)
      }
    }
    .pickerStyle(SegmentedPickerStyle())
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
  }
}
