const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\bFirefox\/(\d+)/],
  ['Chrome', /\bChrome\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).+Safari\//],
]

/** Name and major version of the browser, for the login call (S-34). */
export function browserName(userAgent: string): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return `${name} ${version}`
  }
  return 'Other'
}

/** 1 desktop, 2 phone, 3 tablet (S-34). */
export function deviceType(userAgent: string): 1 | 2 | 3 {
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(userAgent)) return 3
  return /\bMobi/.test(userAgent) ? 2 : 1
}
