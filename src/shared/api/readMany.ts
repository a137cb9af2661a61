import type { Answered } from './answerOf.ts'
import type { ApiError } from './apiError.ts'
import { callsAtOnce, runLimited } from './runLimited.ts'

type Options<Item, Data> = {
  /** After it aborts nothing more is asked, and no answer is taken: the result is what has come by then. */
  signal?: AbortSignal | undefined
  /** Each answer, as it comes. */
  onAnswer?: (data: Data, item: Item) => void
  onProgress?: ((done: number, total: number) => void) | undefined
  /** Judged when the turn of an item comes: one that is not needed any more counts as done without a call. */
  isNeeded?: (item: Item) => boolean
}

/**
 * Many reads of one kind, a few at a time: what they answer, in the order of the items, or the first failure as soon as
 * it comes. Nothing is asked after a failure, and what answers later is dropped.
 */
export function readMany<Item, Data, Failure = ApiError>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answered<Data, Failure>>,
  { signal, onAnswer, onProgress, isNeeded = () => true }: Options<Item, Data> = {},
): Promise<Answered<Data[], Failure>> {
  return new Promise((resolve, reject) => {
    let done = 0
    let hasFailed = false
    const goesOn = (): boolean => !hasFailed && !signal?.aborted

    async function readOne(item: Item): Promise<Data[]> {
      const answer = isNeeded(item) ? await ask(item) : null
      if (!goesOn()) return []
      if (answer && 'error' in answer) {
        hasFailed = true
        resolve(answer)
        return []
      }
      done += 1
      if (answer) onAnswer?.(answer.data, item)
      onProgress?.(done, items.length)
      return answer ? [answer.data] : []
    }
    runLimited(items, callsAtOnce, readOne, goesOn).then(
      (answers) => resolve({ data: answers.flatMap((answer) => answer ?? []) }),
      reject,
    )
  })
}
