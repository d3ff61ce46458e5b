@_exported import Combine
@_exported import Geometry
@_exported import Observation
