import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedUserNames } from '#mock/seed/people.ts'

/** Content of the mock or the development machine that must not be delivered (hardening T100). */
const forbidden: [what: string, pattern: RegExp][] = [
  ['the control API', /__mock/],
  ['a password of the seed', /Portal\.2026/],
  ['a local address', /\blocalhost:\d|127\.0\.0\.1/],
  ['the link key of the mock', /portal-mock-key|cG9ydGFsLW1vY2sta2V5/],
  ['an example of the contracts', /@suite\.test\b|\brefresh-1\b|eyJhbGciOiJIUzI1NiJ9/],
  ['a person of the mock', peopleOfTheMock()],
  ['a source map', /\/\/# sourceMappingURL=/],
]

/** Names such as `admin` are also words of the portal; those with a dot or a digit are not. */
function peopleOfTheMock(): RegExp {
  const names = [...seedUserNames, 'luisa.pena'].filter((name) => /[.\d]/.test(name))
  return new RegExp(`\\b(${names.join('|').replaceAll('.', '\\.')})\\b`)
}

/** Forbidden content of a delivered file, as messages. */
export function forbiddenIn(path: string, content: string): string[] {
  if (path.endsWith('.map')) return [`${path} is a source map`]
  return forbidden.flatMap(([what, pattern]) => (pattern.test(content) ? [`${path} contains ${what}`] : []))
}

export function forbiddenInFolder(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json|map|svg|txt)$/.test(file))
    .flatMap((file) => forbiddenIn(file, readFileSync(join(dist, file), 'utf8')))
}
