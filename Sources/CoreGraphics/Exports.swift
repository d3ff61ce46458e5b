@_exported import Foundation
@_exported import Geometry

@_exported import class UIKitValues.CGColor
@_exported import class UIKitValues.CGImage
@_exported import class UIKitValues.CGPath
