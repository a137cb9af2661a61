import type { Change } from './change.ts'

/** The lines that a changelog has and an older one had not, of what it says to backend teams. */
export function newWords(before: string, now: string): string {
  const known = new Set(before.split('\n'))
  return sections(now)
    .filter((line) => !known.has(line))
    .join('\n')
}

/** What breaks and is not said: a call is said by its id or by its path, such as `user/list`. */
export function unsaid(
  changes: readonly Change[],
  words: string,
  pathOf: (call: string) => string | null,
): Change[] {
  const text = words.toLowerCase()
  const isSaid = (call: string): boolean => {
    const path = pathOf(call)?.replace(/^\/api\//, '')
    return [call, path].some((name) => name !== undefined && isNamed(text, name.toLowerCase()))
  }
  return changes.filter(({ call, weight }) => weight === 'breaks' && !isSaid(call))
}

function isNamed(text: string, name: string): boolean {
  const end = '(?![\\w/])'
  return new RegExp(`(?<![\\w])${name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}${end}`).test(text)
}

/** Of a changelog with a section for backend teams that section, else all of it. */
function sections(changelog: string): string[] {
  const lines = changelog.split('\n')
  let isFor = !lines.some((line) => /^### .*backend teams/i.test(line))
  const isAll = isFor
  return lines.filter((line) => {
    if (/^##/.test(line)) isFor = isAll || /^### .*backend teams/i.test(line)
    return isFor
  })
}
