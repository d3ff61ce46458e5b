#pragma once
#include <stddef.h>

// The sections of the program in which previews are found. A program without previews has empty sections.

// The number of records of `#Preview` in the section `scrollui_previews`.
size_t preview_record_count(void);

// Runs the record `index`, which adds its preview to the catalog.
void preview_record_run(size_t index);

// The number of conformances to protocols in the section `swift5_protocol_conformances`.
size_t preview_conformance_count(void);

// The metadata of the type of the conformance `index` if it is a conformance of a type without generic parameters to `PreviewProvider`;
// otherwise NULL.
const void *preview_provider_metadata(size_t index);
