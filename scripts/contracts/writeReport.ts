import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { InputError } from './inputError.ts'

/**
 * Says before the work begins that a report cannot be written; makes the folder that it wants.
 * @throws InputError
 */
export function expectWritable(file: string): void {
  inWords(file, () => {
    makeFolder(dirname(resolve(file)))
    const isThere = existsSync(file)
    closeSync(openSync(file, 'a'))
    if (!isThere) rmSync(file)
  })
}

/** Writes a report where somebody wants it. @throws InputError where it cannot be */
export function writeReport(file: string, text: string): void {
  inWords(file, () => writeFileSync(file, text))
}

function inWords(file: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    throw new InputError(`${file} cannot be written: ${(error as Error).message}.`)
  }
}

/** One folder after the other: where none can be made, as below /proc, Node.js tries `recursive` without end. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
