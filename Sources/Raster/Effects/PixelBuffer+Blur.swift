import Geometry

extension PixelBuffer {
  /// Blurs all four components. A very wide blur is computed on a smaller copy.
  package mutating func blur(deviation: Double) {
    guard deviation > BoxBlur.widest else {
      return BoxBlur(deviation: deviation).apply(to: &pixels, width: width, height: height)
    }
    let factor = (deviation / BoxBlur.widest).rounded(.up)
    func shrunk(_ length: Int) -> Int { max(1, Int((Double(length) / factor).rounded())) }
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    var small = resized(whole, width: shrunk(width), height: shrunk(height), isSmooth: true)
    small.blur(deviation: deviation / factor)
    let part = CGRect(x: 0, y: 0, width: CGFloat(small.width), height: CGFloat(small.height))
    self = small.resized(part, width: width, height: height, isSmooth: true)
  }
}
