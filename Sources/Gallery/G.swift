import ScrollUI
