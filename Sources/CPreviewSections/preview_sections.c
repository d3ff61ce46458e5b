#include "preview_sections.h"
#include <stdint.h>

// The linker defines the beginning and the end of a section whose name is an identifier of C. The symbols are weak, since a program
// without a `#Preview` has no such section.
#define SECTION_BOUND extern __attribute__((weak, visibility("hidden")))

typedef void (*preview_record)(void);
SECTION_BOUND const preview_record __start_scrollui_previews[];
SECTION_BOUND const preview_record __stop_scrollui_previews[];
SECTION_BOUND const int32_t __start_swift5_protocol_conformances[];
SECTION_BOUND const int32_t __stop_swift5_protocol_conformances[];

// The descriptor of the protocol `ScrollUI.PreviewProvider`.
extern const char preview_provider_protocol[] __asm__("$s8ScrollUI15PreviewProviderMp") __attribute__((weak));

size_t preview_record_count(void) { return (size_t)(__stop_scrollui_previews - __start_scrollui_previews); }

void preview_record_run(size_t index) {
  preview_record record = __start_scrollui_previews[index];
  if (record) record();
}

size_t preview_conformance_count(void) {
  return (size_t)(__stop_swift5_protocol_conformances - __start_swift5_protocol_conformances);
}

// A conformance descriptor of Swift's ABI. References are distances from their own addresses.
typedef struct {
  int32_t protocol, type, witnesses;
  uint32_t flags;
} conformance;

// The beginning of the descriptor of a struct, an enum or a class.
typedef struct {
  uint32_t flags;
  int32_t parent, name, accessor;
} type_descriptor;

// The answer of a metadata accessor. It is in two registers, in Swift's calling convention as in that of C.
typedef struct {
  const void *metadata;
  size_t state;
} metadata_response;

static const void *target(const int32_t *reference) { return (const char *)reference + *reference; }

// A reference. Its lowest bit is 1 if it leads to a pointer to the target.
static const void *indirect_target(const int32_t *reference) {
  const char *address = (const char *)reference + (*reference & ~1);
  return *reference & 1 ? *(const void *const *)address : address;
}

const void *preview_provider_metadata(size_t index) {
  enum { direct_type = 0, indirect_type = 1, class_kind = 16, enum_kind = 18, generic_flag = 0x80 };
  const conformance *found = target(&__start_swift5_protocol_conformances[index]);
  if (!preview_provider_protocol || indirect_target(&found->protocol) != preview_provider_protocol) return NULL;
  uint32_t reference_kind = found->flags >> 3 & 7;
  const type_descriptor *type;
  if (reference_kind == direct_type) {
    type = target(&found->type);
  } else if (reference_kind == indirect_type) {
    type = *(const type_descriptor *const *)target(&found->type);
  } else {
    return NULL;
  }
  uint32_t kind = type->flags & 0x1f;
  if (kind < class_kind || kind > enum_kind || type->flags & generic_flag || type->accessor == 0) return NULL;
  metadata_response (*accessor)(size_t request) = (metadata_response(*)(size_t))target(&type->accessor);
  return accessor(0).metadata;
}
