import CSDL2
import Graphics
import Raster

/// Quads with a common texture and blend mode, which a single `SDL_RenderGeometry` draws.
package struct QuadBatch {
  private var vertices: [SDL_Vertex] = []
  /// Two triangles for each quad. The array only grows, since the indices of a quad depend on its number alone.
  private var indices: [Int32] = []

  /// The number of quads at which a batch should be drawn: SDL copies the vertices, and 32,768 quads are 3 MB.
  package static let capacity = 32_768

  var isEmpty: Bool { vertices.isEmpty }
  var count: Int { vertices.count / 4 }

  /// Adds a quad that fills the pixels `target` with the part of the texture from `start` to `end`, in parts of the texture's size.
  package mutating func append(_ target: PixelRect, from start: SDL_FPoint, to end: SDL_FPoint, _ color: DeviceColor) {
    let (left, top) = (Float(target.x), Float(target.y))
    let (right, bottom) = (Float(target.x + target.width), Float(target.y + target.height))
    let color = SDL_Color(r: color.red, g: color.green, b: color.blue, a: color.alpha)
    func add(_ x: Float, _ y: Float, _ u: Float, _ v: Float) {
      vertices.append(
        SDL_Vertex(position: SDL_FPoint(x: x, y: y), color: color, tex_coord: SDL_FPoint(x: u, y: v)))
    }
    add(left, top, start.x, start.y)
    add(right, top, end.x, start.y)
    add(right, bottom, end.x, end.y)
    add(left, bottom, start.x, end.y)
  }

  /// Draws the quads and removes them; keeps their memory. Returns false if `SDL_RenderGeometry` fails.
  mutating func draw(_ renderer: OpaquePointer, _ texture: OpaquePointer?) -> Bool {
    for quad in Int32(indices.count / 6)..<Int32(max(count, indices.count / 6)) {
      let first = quad * 4
      indices += [first, first + 1, first + 2, first, first + 2, first + 3]
    }
    let status = SDL_RenderGeometry(
      renderer, texture, vertices, Int32(vertices.count), indices, Int32(count * 6))
    vertices.removeAll(keepingCapacity: true)
    return status == 0
  }
}
