/** True if Web Crypto exists, which needs https or localhost. */
export function canEncrypt(): boolean {
  try {
    return crypto.subtle !== undefined
  } catch {
    return false
  }
}

/** Call it only if `canEncrypt`, or handle the exception. */
export function webCrypto(): SubtleCrypto {
  return crypto.subtle
}
