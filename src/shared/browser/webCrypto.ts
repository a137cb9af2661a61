/** Web Crypto exists on https and localhost only; a plain http address gets a clear sentence instead of a crash. */
export function canEncrypt(): boolean {
  try {
    return crypto.subtle !== undefined
  } catch {
    return false
  }
}

/** To be asked for where `canEncrypt`, or where a failure is minded. */
export function webCrypto(): SubtleCrypto {
  return crypto.subtle
}
