/// `import OSLog` gives the names of `import os`, as on Apple's platforms.
@_exported import os
