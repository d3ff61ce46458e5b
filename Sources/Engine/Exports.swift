@_exported import Geometry
@_exported import Graphics
