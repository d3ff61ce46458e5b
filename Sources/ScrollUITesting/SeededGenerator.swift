/// A random number generator with a sequence that depends on its seed only, so that a failing test can be repeated with
/// the printed seed.
///
/// The algorithm is SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", 2014).
///
/// ```swift
/// var generator = SeededGenerator(seed: 42)
/// let offset = Double.random(in: 0...100, using: &generator)
/// ```
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the generator for the sequence of `seed`.
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// A random number in `0..<bound`; 0 if `bound` is not positive.
  public mutating func next(below bound: Int) -> Int { Int.random(in: 0..<max(bound, 1), using: &self) }
}
