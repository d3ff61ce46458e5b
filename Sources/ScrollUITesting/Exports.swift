@_exported import struct Engine.FrameCounts
@_exported import struct Engine.FrameTraceLine
@_exported import enum SDLHost.HostError
@_exported import struct SDLHost.PixelImage
