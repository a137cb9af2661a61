import { openQueue, isOver } from '#shared/runs/queue.ts'
import type { Read } from './reads.ts'
import { turnAfter, type ApiError } from './apiError.ts'

/** `isWaiting`: paused by Retry-After. */
export type OnProgress = (done: number, total: number, isWaiting?: boolean) => void

type Options<Item, Data> = {
  /** After an abort nothing is sent and answers are ignored; the result has the answers so far. */
  signal?: AbortSignal | undefined
  /** Called with each answer as it arrives. */
  onAnswer?: (data: Data, item: Item) => void
  onProgress?: OnProgress | undefined
  /** Checked just before a read; an item that is no longer needed counts as done without a call. */
  isNeeded?: (item: Item) => boolean
  /** Waits for Retry-After instead of failing; for reads with visible progress. */
  isPatient?: boolean
}

/**
 * Reads many items, a few at a time. Returns the answers in the order of the items, or the first failure at once;
 * nothing is sent after a failure, and later answers are dropped.
 */
export function readMany<Item, Data, Failure = ApiError>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Read<Data, Failure>>,
  { signal, onAnswer, onProgress, isNeeded = () => true, isPatient = false }: Options<Item, Data> = {},
): Promise<Read<Data[], Failure>> {
  return new Promise((resolve, reject) => {
    const answers: Data[][] = []
    let done = 0
    const queue = openQueue(
      [...items.entries()],
      async ([index, item]) => {
        const answer = isNeeded(item) ? await ask(item) : null
        if (queue.state().phase !== 'running') return 'settled'
        if (answer && 'error' in answer) {
          const error = answer.error as ApiError
          if (isPatient && turnAfter(error) !== null) return { again: error }
          resolve(answer)
          queue.stop()
          return 'settled'
        }
        done += 1
        answers[index] = answer ? [answer.data] : []
        if (answer) onAnswer?.(answer.data, item)
        onProgress?.(done, items.length)
        return 'settled'
      },
      () => {
        const state = queue.state()
        if (state.waitsUntil !== null) onProgress?.(done, items.length, true)
        if (isOver(state)) resolve({ data: answers.flat() })
      },
      { pausesOffline: false, onFault: reject },
    )
    if (signal?.aborted) return resolve({ data: [] })
    signal?.addEventListener('abort', queue.stop, { once: true })
    queue.start()
  })
}
