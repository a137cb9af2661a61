/**
 * The check that a person is signing in. A provider answers the text that is sent as `tokenCaptcha`, which is good for
 * one attempt. To change the provider, change the import below.
 */
export type CaptchaProvider = {
  /** Rejects when the check could not be done. */
  solve: () => Promise<string>
}

export async function captchaProvider(): Promise<CaptchaProvider> {
  return (await import('./altchaProvider.ts')).altchaProvider
}
