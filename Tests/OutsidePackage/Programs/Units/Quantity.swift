import Foundation

enum Quantity: String, CaseIterable, Identifiable {
  case length = "Length"
  case mass = "Mass"
  case temperature = "Temperature"

  var id: String { rawValue }

  var units: [Dimension] {
    switch self {
    case .length: return [UnitLength.meters, UnitLength.kilometers, UnitLength.feet, UnitLength.miles]
    case .mass: return [UnitMass.kilograms, UnitMass.grams, UnitMass.pounds, UnitMass.ounces]
    case .temperature: return [UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin]
    }
  }

  func convert(_ value: Double, from source: Int, to target: Int) -> Double {
    let units = self.units
    let base = units[source].converter.baseUnitValue(fromValue: value)
    return units[target].converter.value(fromBaseUnitValue: base)
  }
}

extension NumberFormatter {
  static let decimal: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    return formatter
  }()
}
