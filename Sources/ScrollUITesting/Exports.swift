@_exported import struct Engine.FrameCounts
@_exported import enum SDLHost.HostError
@_exported import struct SDLHost.PixelImage
@_exported import struct ScrollScripts.FrameTraceLine
