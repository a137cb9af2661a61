import { globSync, readFileSync } from 'node:fs'
import type { PactFile } from './pactFile.ts'

/** The pact files that match a pattern, from the project's root. */
export function readPacts(pattern: string): PactFile[] {
  return globSync(pattern)
    .sort()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as PactFile)
}
