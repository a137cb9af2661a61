import * as z from 'zod/mini'
import { decodeUnicode } from './decode.ts'
import { brokenPlace, tooDeepPlace } from './jsonPlace.ts'
import {
  FileFault,
  fileFormat,
  fileVersion,
  largestFile,
  recordKinds,
  type FileKind,
  type FileProblem,
} from './recordFile.ts'

type RecordFile<Content> = {
  record: Content
  /** Product that exported it; null for the previous version. */
  product: string | null
  exportedAt: string | null
  /** Paths of ignored fields. */
  ignored: readonly string[]
}

/** A parsed file with its name. */
export type NamedFile<Content> = { name: string; file: RecordFile<Content> }

type FileRead<Content> = RecordFile<Content> | { problem: FileProblem }

const envelope = z.object({
  format: z.literal(fileFormat),
  version: z.number().check(z.int(), z.minimum(1)),
  kind: z.enum(recordKinds),
  product: z.optional(z.string()),
  exportedAt: z.optional(z.string()),
  record: z.unknown(),
})

/** Reads a chosen file, unless it is too large. */
export async function readRecordFile<Content>(
  file: Pick<File, 'size' | 'arrayBuffer'>,
  kind: FileKind<Content>,
): Promise<FileRead<Content>> {
  if (file.size > largestFile) return { problem: { code: 'tooLarge' } }
  try {
    const read = decodeUnicode(new Uint8Array(await file.arrayBuffer()))
    if ('text' in read) return readRecordText(read.text, kind)
    return { problem: read.code === 'notText' ? { code: 'notRecord' } : read }
  } catch {
    // The file was removed or is unreadable.
    return { problem: { code: 'unreadable' } }
  }
}

/** Parses a record of this kind; values are only ever text, numbers and booleans. */
export function readRecordText<Content>(text: string, kind: FileKind<Content>): FileRead<Content> {
  if (text.trim() === '') return { problem: { code: 'empty' } }
  const deep = tooDeepPlace(text)
  if (deep) return { problem: { code: 'tooDeep', ...deep } }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const { isCut, ...place } = brokenPlace(text)
    return { problem: { code: isCut ? 'cut' : 'broken', ...place } }
  }
  try {
    return readValue(value, kind)
  } catch (error) {
    if (error instanceof FileFault) return { problem: error.problem }
    throw error
  }
}

function readValue<Content>(value: unknown, kind: FileKind<Content>): FileRead<Content> {
  const frame = envelope.safeParse(value)
  if (!frame.success) {
    const { format } = Object(value) as { format?: unknown }
    const isOurs = format === fileFormat
    return { problem: isOurs ? { code: 'shape', place: placeOf(frame.error) } : { code: 'notRecord' } }
  }
  const { version, product = null, exportedAt = null, record } = frame.data
  if (version > fileVersion) return { problem: { code: 'later', version } }
  if (frame.data.kind !== kind.kind) return { problem: { code: 'otherKind', kind: frame.data.kind } }
  const today = version < fileVersion ? kind.upgrade(record) : record
  const read = kind.schema.safeParse(today)
  if (!read.success) return { problem: { code: 'shape', place: placeOf(read.error, ['record']) } }
  kind.judge?.(read.data)
  const ignored = [...unknownIn(value, frame.data), ...unknownIn(today, read.data, 'record')]
  return { record: read.data, product, exportedAt, ignored }
}

function placeOf(error: z.core.$ZodError, before: readonly string[] = []): string {
  return [...before, ...(error.issues[0]?.path ?? [])]
    .map((part) => (typeof part === 'number' ? String(part + 1) : String(part)))
    .join(' › ')
}

/** Paths of ignored members, each once per list. */
function unknownIn(given: unknown, read: unknown, place = ''): string[] {
  const places = new Set<string>()
  function walk(one: unknown, kept: unknown, at: string): void {
    if (Array.isArray(one) && Array.isArray(kept)) {
      one.forEach((item, index) => walk(item, kept[index], at))
    } else if (isMembers(one) && isMembers(kept)) {
      for (const [name, member] of Object.entries(one)) {
        const path = at === '' ? name : `${at} › ${name}`
        if (!Object.hasOwn(kept, name)) places.add(path)
        else if (path !== 'record') walk(member, kept[name], path)
      }
    }
  }
  walk(given, read, place)
  return [...places]
}

function isMembers(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
