// Files that import Foundation alone see the names of Combine, Observation and URLSession, as on systems of Apple.
@_exported import SwiftUI
