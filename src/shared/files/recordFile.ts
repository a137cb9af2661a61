import type { ZodMiniType } from 'zod/mini'

export const fileFormat = 'portal-record'

/** Written version; the previous one can be read too (docs/decisions/028). */
export const fileVersion = 2

/** Maximum size in bytes; larger files are not read. */
export const largestFile = 5 * 1024 * 1024

export const recordKinds = ['role', 'application', 'menu'] as const
type RecordKind = (typeof recordKinds)[number]

/** File format of a kind of record. References are names, since ids differ between environments. */
export type FileKind<Content> = {
  kind: RecordKind
  schema: ZodMiniType<Content>
  /** Converts a record of the previous version, from any input. May throw a `FileFault`. */
  upgrade: (before: unknown) => unknown
  /** Throws a `FileFault` if a well-formed record is inconsistent. */
  judge?: (record: Content) => void
}

/** Why a file cannot be read. */
export type FileProblem =
  | { code: 'tooLarge' | 'unreadable' | 'empty' | 'notRecord' }
  | { code: 'notUnicode'; line: number }
  | { code: 'broken' | 'cut' | 'tooDeep'; line: number; column: number }
  | { code: 'later'; version: number }
  | { code: 'otherKind'; kind: RecordKind }
  /** Path of a missing value or one of the wrong type. */
  | { code: 'shape'; place: string }
  /** A menu item below itself, below a missing parent, or with a duplicate key. */
  | { code: 'cyclic' | 'lost' | 'doubled'; name: string }
  | { code: 'tooMuch'; items: number; levels: number }

/** Why a record is invalid for its kind. */
export class FileFault extends Error {
  readonly problem: FileProblem
  constructor(problem: FileProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** Serializes a record in a stable order, so that files can be diffed. */
export function writeRecordFile<Content>(
  { kind }: FileKind<Content>,
  record: Content,
  { product, now }: { product: string; now: Date },
): string {
  const file = {
    format: fileFormat,
    version: fileVersion,
    kind,
    product,
    exportedAt: now.toISOString(),
    record,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** File name of a record: kind and name, without invalid characters. */
export function recordFileName(kindWord: string, name: string): string {
  const plain = `${kindWord} ${name}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${plain.slice(0, 80)}.json`
}
