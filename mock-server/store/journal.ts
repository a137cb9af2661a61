import { textOf } from '../bytes.ts'

export type JournalEntry = {
  /** Counts up from 1 within the namespace. */
  order: number
  /** ISO-8601, by the namespace's clock. */
  at: string
  method: string
  path: string
  headers: Record<string, string>
  /** Parsed when it is JSON, else text; null when there was none. */
  body: unknown
  /** 0 while no answer has left, and when none ever did. */
  status: number
  /** How long the answer took, in ms of the machine's time; null while it is under way. */
  ms: number | null
  /** The information code of the answer. */
  code: string | null
  endpoint: string
  /** Which call was meant and what differs from it, where a request was no call of the contracts or broke its schema. */
  why: string | null
  /** Whose answer it was; null where it was the mock's own. */
  from: string | null
  /** What of an answer that was not the mock's own does not fit the contract. */
  misfit: string | null
}

export const notInAnyContract = 'not in any contract'

const longest = 5_000
const longestAnswers = 200
const longestAnswer = 100_000

/** The latest 5,000 requests to the services, and what the latest 200 of them were answered. */
export type Journal = {
  entries: () => readonly JournalEntry[]
  add: (entry: Omit<JournalEntry, 'order'>) => JournalEntry
  keepAnswer: (order: number, body: string | Uint8Array) => void
  /** Null when there was none, or it is no longer kept. */
  answerOf: (order: number) => string | null
  clear: () => void
}

export function createJournal(): Journal {
  let entries: JournalEntry[] = []
  let order = 0
  const answers = new Map<number, string | Uint8Array>()
  return {
    entries: () => entries.slice(-longest),
    add(entry) {
      const added = { order: (order += 1), ...entry }
      entries.push(added)
      // Seldom many at once: each that goes moves all the others.
      if (entries.length === 2 * longest) entries = entries.slice(-longest)
      return added
    },
    keepAnswer(order, body) {
      answers.set(order, body.length > longestAnswer ? `[${body.length} characters]` : body)
      answers.delete(order - longestAnswers)
    },
    answerOf: (order) => textIn(answers.get(order)),
    clear() {
      entries = []
      answers.clear()
    },
  }
}

function textIn(body: string | Uint8Array | undefined): string | null {
  return body === undefined || typeof body === 'string' ? (body ?? null) : textOf(body)
}
