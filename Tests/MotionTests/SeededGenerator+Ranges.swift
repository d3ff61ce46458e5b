import ScrollUITesting

extension SeededGenerator {
  mutating func number(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}
