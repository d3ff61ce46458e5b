// The function that the compiler calls for `@UIApplicationMain`. It is defined in UIKit, `ApplicationMain`.
#pragma once

/// Runs a program until its end.
///
/// `delegate` is the class with the attribute, as `NSStringFromClass` of `ApplicationMain` returns it.
int UIApplicationMain(
    int argc, char *_Nonnull *_Null_unspecified argv, void *_Nullable principal, void *_Nullable delegate);
