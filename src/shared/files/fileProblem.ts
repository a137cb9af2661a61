import type { RecordKind } from './recordFile.ts'

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
