@_exported import Combine
@_exported import Foundation
@_exported import UIKitLifecycle
@_exported import UIKitValues
@_exported import URLLoading
