import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import type { Mock } from './app.ts'
import { setTimer } from './store/clock.ts'
import { StateError } from './store/savedState.ts'

type StatefulMock = Pick<Mock, 'dump' | 'load' | 'writes'>

export type KeptState = {
  /** Writes for the last time. @throws StateError when it cannot */
  close: () => void
  /** Writes no more. */
  cancel: () => void
}

/** Between two looks at whether there is something to write. */
const lookMs = 1000

/**
 * Gives a mock the state that a file holds, if it is there, and writes to it what changes: a second after a write at
 * the latest, and at the end.
 * @throws StateError when the file holds no state of this mock, or cannot be written; it is left as it is
 */
export async function keepState(mock: StatefulMock, path: string): Promise<KeptState> {
  const found = read(path)
  if (found !== null) await mock.load(found).catch((error: unknown) => refuse(path, error))
  let seenAt = changedAt(path)
  let written = mock.writes()
  // At once, so that a folder that is missing or closed is told at the start.
  if (found === null) write()
  let cancel = setTimer(look, lookMs)

  function write(): void {
    if (changedAt(path) !== seenAt)
      throw new StateError(`${path}: another process has written it meanwhile. It is left as it is.`)
    written = mock.writes()
    try {
      writeFileSync(`${path}.new`, mock.dump())
      renameSync(`${path}.new`, path)
    } catch (error) {
      throw new StateError(`${path} cannot be written: ${(error as Error).message}`)
    }
    seenAt = changedAt(path)
  }

  function look(): void {
    try {
      if (mock.writes() !== written) write()
      cancel = setTimer(look, lookMs)
    } catch (error) {
      console.error((error as Error).message)
    }
  }

  return {
    cancel: () => cancel(),
    close() {
      cancel()
      write()
    },
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new StateError(`${path} cannot be read: ${(error as Error).message}`)
  }
}

function refuse(path: string, error: unknown): never {
  const why = error instanceof Error ? error.message : String(error)
  throw new StateError(
    `${path} is not taken: ${why}. It is left as it is: move it away, or set MOCK_STATE to another file.`,
  )
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
