import SDLHost
