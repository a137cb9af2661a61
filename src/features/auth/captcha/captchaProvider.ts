/**
 * What stands between the login form and whoever checks that a person sits there. A provider answers the text that
 * travels as `tokenCaptcha`; it is good for one attempt. Exchange this import to change the provider.
 */
export type CaptchaProvider = {
  /** Rejects when the check could not be done. */
  solve: () => Promise<string>
}

export async function captchaProvider(): Promise<CaptchaProvider> {
  return (await import('./altchaProvider.ts')).altchaProvider
}
