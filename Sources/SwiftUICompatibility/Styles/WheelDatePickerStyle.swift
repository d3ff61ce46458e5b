import ScrollUIForms

/// The style `wheel` of date pickers.
public typealias WheelDatePickerStyle = CompactDatePickerStyle
/// The style `field` of date pickers.
public typealias FieldDatePickerStyle = CompactDatePickerStyle
/// The style `stepperField` of date pickers.
public typealias StepperFieldDatePickerStyle = CompactDatePickerStyle
