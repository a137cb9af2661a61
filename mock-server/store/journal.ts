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
  /** The information code of the answer. */
  code: string | null
  endpoint: string
}

export const notInAnyContract = 'not in any contract'

const longest = 5_000

/** The latest 5,000 requests to the services. */
export type Journal = {
  entries: () => readonly JournalEntry[]
  add: (entry: Omit<JournalEntry, 'order'>) => JournalEntry
  clear: () => void
}

export function createJournal(): Journal {
  let entries: JournalEntry[] = []
  let order = 0
  return {
    entries: () => entries,
    add(entry) {
      const added = { order: (order += 1), ...entry }
      entries.push(added)
      if (entries.length > longest) entries.shift()
      return added
    },
    clear() {
      entries = []
    },
  }
}
