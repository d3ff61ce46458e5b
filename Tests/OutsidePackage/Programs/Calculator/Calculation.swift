import Foundation

enum Key: Hashable {
  case digit(Int)
  case point
  case clear
  case equals
  case operation(Operation)

  enum Operation: String, CaseIterable {
    case add = "+"
    case subtract = "−"
    case multiply = "×"
    case divide = "÷"
  }

  var title: String {
    switch self {
    case .digit(let digit): return "\(digit)"
    case .point: return "."
    case .clear: return "C"
    case .equals: return "="
    case .operation(let operation): return operation.rawValue
    }
  }
}

final class Calculation: ObservableObject {
  @Published private(set) var display = "0"
  private var stored: Double?
  private var pending: Key.Operation?
  private var startsNumber = true

  func press(_ key: Key) {
    switch key {
    case .digit(let digit):
      display = startsNumber || display == "0" ? "\(digit)" : display + "\(digit)"
      startsNumber = false
    case .point:
      if startsNumber { display = "0" }
      if !display.contains(".") { display += "." }
      startsNumber = false
    case .clear:
      (display, stored, pending, startsNumber) = ("0", nil, nil, true)
    case .operation(let operation):
      evaluate()
      pending = operation
    case .equals:
      evaluate()
      pending = nil
    }
  }

  private func evaluate() {
    let now = Double(display) ?? 0
    if let pending = pending, let stored = stored, !startsNumber {
      display = Calculation.text(of: Calculation.result(pending, stored, now))
    }
    stored = Double(display)
    startsNumber = true
  }

  private static func result(_ operation: Key.Operation, _ one: Double, _ other: Double) -> Double {
    switch operation {
    case .add: return one + other
    case .subtract: return one - other
    case .multiply: return one * other
    case .divide: return one / other
    }
  }

  private static func text(of number: Double) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.maximumFractionDigits = 6
    return number.isFinite ? formatter.string(from: NSNumber(value: number)) ?? "Error" : "Error"
  }
}
