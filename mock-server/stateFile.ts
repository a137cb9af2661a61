import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import type { Mock } from './app.ts'
import { setTimer } from './store/clock.ts'
import { StateError } from './store/savedState.ts'

type StatefulMock = Pick<Mock, 'dump' | 'load' | 'writes'>

export type KeptState = {
  /** Writes a last time and stops. @throws StateError if it cannot write */
  close: () => void
  /** Stops writing. */
  cancel: () => void
}

/** Interval of checks for changes. */
const checkMs = 1000

/**
 * Loads a mock's state from a file, if it exists, and saves changes within a second and at the end.
 * @throws StateError if the file has no state of this mock or cannot be written; it is left unchanged
 */
export async function keepState(mock: StatefulMock, path: string): Promise<KeptState> {
  const found = read(path)
  if (found !== null) await mock.load(found).catch((error: unknown) => refuse(path, error))
  let seenAt = changedAt(path)
  let written = mock.writes()
  // At once, so that a missing or unwritable folder is reported at the start.
  if (found === null) write()
  let cancel = setTimer(check, checkMs)

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

  function check(): void {
    try {
      if (mock.writes() !== written) write()
      cancel = setTimer(check, checkMs)
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
