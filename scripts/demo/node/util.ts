export const types = {
  isMap: (value: unknown): value is Map<unknown, unknown> => value instanceof Map,
  isUint8Array: (value: unknown): value is Uint8Array => value instanceof Uint8Array,
}
