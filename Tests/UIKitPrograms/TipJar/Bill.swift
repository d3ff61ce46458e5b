import Combine
import Foundation

class Bill: ObservableObject {
  @Published var amount = ""
  @Published var people = 2
  @Published var tip = 1

  let tips = [5, 10, 15, 20]

  var total: Double {
    let value = Double(amount.replacingOccurrences(of: ",", with: ".")) ?? 0
    return value * (1 + Double(tips[tip]) / 100)
  }

  var share: Double { total / Double(people) }
}
