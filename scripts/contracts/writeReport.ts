import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { InputError } from './inputError.ts'

/** Writes a report where somebody wants it, in a folder that may not be there yet. @throws InputError where it cannot be */
export function writeReport(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    throw new InputError(`${file} cannot be written: ${(error as Error).message}.`)
  }
}
