import SwiftUI

struct ContentView: View {
  @ObservedObject var bill = Bill()

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Bill")) {
          TextField("Amount", text: $bill.amount)
            .keyboardType(.decimalPad)
          Stepper("\(bill.people) people", value: $bill.people, in: 1...12)
        }

        Section(header: Text("Tip")) {
          Picker("Tip", selection: $bill.tip) {
            ForEach(0..<bill.tips.count) { index in
              Text("\(self.bill.tips[index]) %")
            }
          }
          .pickerStyle(SegmentedPickerStyle())
        }

        Section(header: Text("Each of you pays")) {
          Text("\(bill.share, specifier: "%.2f") €")
            .font(.title)
            .foregroundColor(bill.share > 100 ? .red : .primary)
        }
      }
      .navigationBarTitle("Tip Jar")
      .navigationBarItems(trailing: Button("Done") { UIApplication.shared.endEditing() })
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

extension UIApplication {
  func endEditing() {
    windows.first { $0.isKeyWindow }?.endEditing(true)
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
  }
}
