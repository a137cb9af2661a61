/**
 * Proves that a human signs in. A provider returns the value of `tokenCaptcha`, valid for one attempt. To change the
 * provider, change the import below.
 */
type CaptchaProvider = {
  /** Rejects if the check failed. */
  solve: () => Promise<string>
}

export async function captchaProvider(): Promise<CaptchaProvider> {
  return (await import('./altchaProvider.ts')).altchaProvider
}
