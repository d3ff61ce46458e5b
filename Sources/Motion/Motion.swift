// The module of pure functions of time.
