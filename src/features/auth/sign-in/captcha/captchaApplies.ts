import type { Parameter } from '#contracts/applications.ts'

const yes = new Set<unknown>([true, 'true', '1', 1, 'S'])

/** The parameter `captchaApply`, or the product's default (CAP-01, CAP-06 to CAP-09, S-11). */
export function captchaApplies(parameters: readonly Parameter[], byDefault: boolean): boolean {
  const value = parameters.find(({ key }) => key === 'captchaApply')?.value
  return value === undefined || value === null ? byDefault : yes.has(value)
}
