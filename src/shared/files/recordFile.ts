import type { ZodMiniType } from 'zod/mini'

export const fileFormat = 'portal-record'

/** What is written; files of the version before are read too (docs/decisions/028). */
export const fileVersion = 2

/** Larger files are not even read, bytes. */
export const largestFile = 5 * 1024 * 1024

export const recordKinds = ['role', 'application', 'menu'] as const
export type RecordKind = (typeof recordKinds)[number]

/** A kind of record as files hold it: names where the record points at another one, since ids differ between environments. */
export type FileKind<Content> = {
  kind: RecordKind
  schema: ZodMiniType<Content>
  /** The record of the version before as one of today; of anything at all. May throw a `FileFault`. */
  upgrade: (before: unknown) => unknown
  /** Throws a `FileFault` where a record of the right shape makes no sense. */
  judge?: (record: Content) => void
}

/** Why a file cannot be read. */
export type FileProblem =
  | { code: 'tooLarge' | 'unreadable' | 'empty' | 'notRecord' }
  | { code: 'notUnicode'; line: number }
  | { code: 'broken' | 'cut' | 'tooDeep'; line: number; column: number }
  | { code: 'later'; version: number }
  | { code: 'otherKind'; kind: RecordKind }
  /** Where in the record something is missing or of another kind. */
  | { code: 'shape'; place: string }
  /** A menu whose item hangs below itself, below none that is there, or has the key of another one. */
  | { code: 'cyclic' | 'lost' | 'doubled'; name: string }
  | { code: 'tooMuch'; items: number; levels: number }

/** What a kind has against a record. */
export class FileFault extends Error {
  readonly problem: FileProblem
  constructor(problem: FileProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** A record as the text of a file: always in the same order, so that two files can be compared line by line. */
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

/** A name for the file of a record: its kind and name, without what file systems do not like. */
export function recordFileName(kindWord: string, name: string): string {
  const plain = `${kindWord} ${name}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${plain.slice(0, 80)}.json`
}
