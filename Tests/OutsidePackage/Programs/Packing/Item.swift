import SwiftUI

struct Item: Identifiable, Codable, Equatable {
  var id = UUID()
  var name: String
  var category: Category
  var isPacked = false
}

enum Category: String, Codable, CaseIterable {
  case clothes, papers, tools

  var title: String { rawValue.capitalized }

  var color: UIColor {
    switch self {
    case .clothes: return #colorLiteral(red: 0.20, green: 0.47, blue: 0.78, alpha: 1)
    case .papers: return #colorLiteral(red: 0.80, green: 0.52, blue: 0.14, alpha: 1)
    case .tools: return #colorLiteral(red: 0.33, green: 0.55, blue: 0.31, alpha: 1)
    }
  }
}
