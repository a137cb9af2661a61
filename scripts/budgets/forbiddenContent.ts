import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedUserNames } from '#mock/seed/people.ts'

/** What belongs to the mock, the machine or the makers, and never into what is delivered (hardening T100). */
const forbidden: [what: string, pattern: RegExp][] = [
  ['the control API', /__mock/],
  ['a password of the seed', /Portal\.2026/],
  ['a local address', /\blocalhost:\d|127\.0\.0\.1/],
  ['the link key of the mock', /portal-mock-key|cG9ydGFsLW1vY2sta2V5/],
  ['an example of the contracts', /@suite\.test\b|\brefresh-1\b|eyJhbGciOiJIUzI1NiJ9/],
  ['a person of the mock', peopleOfTheMock()],
  ['a source map', /\/\/# sourceMappingURL=/],
]

/** Names such as `admin` are words of the portal as well; those with a point or a number are names only. */
function peopleOfTheMock(): RegExp {
  const names = [...seedUserNames, 'luisa.pena'].filter((name) => /[.\d]/.test(name))
  return new RegExp(`\\b(${names.join('|').replaceAll('.', '\\.')})\\b`)
}

/** What is forbidden in a delivered file, in words. */
export function forbiddenIn(path: string, content: string): string[] {
  if (path.endsWith('.map')) return [`${path} is a source map`]
  return forbidden.flatMap(([what, pattern]) => (pattern.test(content) ? [`${path} contains ${what}`] : []))
}

export function forbiddenInFolder(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json|map|svg|txt)$/.test(file))
    .flatMap((file) => forbiddenIn(file, readFileSync(join(dist, file), 'utf8')))
}
