import { textOf } from '../bytes.ts'

export type JournalEntry = {
  /** Counts up from 1 within the namespace. */
  order: number
  /** ISO-8601, by the namespace's clock. */
  at: string
  method: string
  path: string
  headers: Record<string, string>
  /** Parsed JSON, else text; null without a body. */
  body: unknown
  /** 0 without an answer. */
  status: number
  /** Duration of the answer in ms of the machine's time; null while it is pending. */
  ms: number | null
  /** The information code of the answer. */
  code: string | null
  endpoint: string
  /** Which call was meant and what differs, if the request violated the contracts. */
  why: string | null
  /** Source of the answer; null for the mock itself. */
  from: string | null
  /** What in a foreign answer violates the contract. */
  misfit: string | null
}

export const notInAnyContract = 'not in any contract'

const longest = 5_000
const longestAnswers = 200
const longestAnswer = 100_000

/** The latest 5,000 requests to the services, and the latest 200 answers. */
export type Journal = {
  entries: () => readonly JournalEntry[]
  add: (entry: Omit<JournalEntry, 'order'>) => JournalEntry
  keepAnswer: (order: number, body: string | Uint8Array) => void
  /** Null if there was none or it was dropped. */
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
      // Rarely many at once: each removal moves all others.
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
