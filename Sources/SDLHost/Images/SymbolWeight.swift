import Foundation

/// The weight of a symbol, which follows that of the text around the symbol.
///
/// Lines get wider or narrower in proportion. Dots beside or without lines, and areas without lines, grow and shrink by as much as the outer
/// half of a line, so that `circle.fill` keeps the size of `circle`.
enum SymbolWeight {
  /// The line width of most symbols at weight 400, in the units of the SVG.
  private static let standard = 1.75

  /// The distinguished weights with the line widths of a symbol whose lines are `standard` wide.
  private static let steps: [(weight: Int, width: Double)] = [
    (200, 1.1), (300, 1.4), (400, standard), (500, 2), (600, 2.3), (700, 2.6), (800, 2.9), (900, 3.2),
  ]

  /// The beginning of the files' groups of areas, after `<g `.
  private static let areas = ##"fill="#000""##
  /// The largest radius of a dot, in the units of the SVG.
  private static let largestDot = 2.0
  /// The middle of the drawings and the usual distance of their edges from it, in the units of the SVG.
  private static let (middle, reach) = (12.0, 10.0)

  /// The weight in `steps` that is nearest to `weight`.
  static func nearest(to weight: Int) -> Int {
    steps.min { abs($0.weight - weight) < abs($1.weight - weight) }?.weight ?? 400
  }

  /// The SVG `drawing` in another weight; unchanged for 400 and for weights that are not in `steps`.
  static func drawing(_ drawing: String, weight: Int) -> String {
    guard weight != 400, let width = steps.first(where: { $0.weight == weight })?.width else { return drawing }
    let (factor, growth) = (width / standard, (width - standard) / 2)
    let hasLines = drawing.contains(#" stroke-width=""#)
    let groups = drawing.components(separatedBy: "<g ").map { group in
      guard group.hasPrefix(areas), !group.contains(#" stroke-width=""#) else {
        return changing("stroke-width", in: group) { $0 * factor }
      }
      let grown = changing("r", in: group) { $0 <= largestDot ? $0 + growth : $0 }
      return grown != group || hasLines ? grown : scaled(by: 1 + growth / reach) + group
    }
    return groups.joined(separator: "<g ")
  }

  /// The attribute of a group that is drawn larger or smaller around the `middle`.
  private static func scaled(by scale: Double) -> String {
    let distance = number(middle * (1 - scale))
    return #"transform="matrix(\#(number(scale)) 0 0 \#(number(scale)) \#(distance) \#(distance))" "#
  }

  /// The elements `text` with other numbers in the attribute `name`. Values that `change` keeps, and that are no numbers, keep their text.
  private static func changing(_ name: String, in text: String, by change: (Double) -> Double) -> String {
    let beginning = " \(name)=\""
    let parts = text.components(separatedBy: beginning)
    return parts.dropFirst().reduce(parts[0]) { result, part in
      let value = part.prefix { $0 != "\"" }
      let changed = Double(value).map { change($0) == $0 ? String(value) : number(change($0)) } ?? String(value)
      return result + beginning + changed + part.dropFirst(value.count)
    }
  }

  /// `value` rounded to thousandths.
  private static func number(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
}
