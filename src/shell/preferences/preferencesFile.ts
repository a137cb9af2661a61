import * as z from 'zod/mini'
import type { AnyExportable, Read } from './exportable.ts'

const format = 'account-portal.preferences'
/** Version of the file format; each choice also has its version. */
const version = 1

/** Maximum size in bytes: views of all lists with the longest names and searches take half of it. */
export const largestFile = 512 * 1024

const shape = z.object({
  format: z.literal(format),
  version: z.int().check(z.positive()),
  person: z.string().check(z.maxLength(200)),
  choices: z
    .array(z.object({ id: z.string(), version: z.int().check(z.positive()), value: z.unknown() }))
    .check(z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length)),
})

export type FileProblem = 'tooLarge' | 'notPreferences' | 'notUnicode' | 'later' | { unreadable: string }

/** Parsed file: its user, the known choices, and the number of unknown ones. */
export type FileContent = { person: string; read: readonly Read[]; unknown: number }

export function writePreferences(person: string, choices: readonly AnyExportable[]): string {
  const content = {
    format,
    version,
    person,
    choices: choices.map(({ id, version: own, value }) => ({ id, version: own, value: value() })),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** Rejects the whole file if any part is invalid. */
export function readPreferences(
  text: string,
  choices: readonly AnyExportable[],
): FileContent | { problem: FileProblem } {
  const parsed = parse(text)
  if (isLater(parsed, version)) return { problem: 'later' }
  const content = shape.safeParse(parsed)
  if (!content.success) return { problem: 'notPreferences' }
  const read: Read[] = []
  let unknown = 0
  for (const one of content.data.choices) {
    const known = choices.find(({ id }) => id === one.id)
    if (known && one.version > known.version) return { problem: 'later' }
    const found = known?.read(one.value, one.version)
    if (found) read.push(found)
    else if (known) return { problem: { unreadable: known.name() } }
    else unknown++
  }
  return { person: content.data.person, read, unknown }
}

const later = z.object({ format: z.literal(format), version: z.number() })

function isLater(parsed: unknown, known: number): boolean {
  const file = later.safeParse(parsed)
  return file.success && file.data.version > known
}

/** Undefined for invalid JSON and for keys that could pollute prototypes. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw new Error(key)
      return value
    })
  } catch {
    return undefined
  }
}
