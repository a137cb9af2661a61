import { existsSync } from 'node:fs'
import { installPackage } from '../server/installPackage.ts'
import type { Floor } from './floors.ts'

/** A program that some journeys need and a machine may lack. */
export type Needed = {
  name: string
  /** Its journeys, as in “journeys in Firefox”, and their floor. */
  journeys: string
  floor: Floor
  /** Its path; null if it is missing. */
  find: () => unknown
  /** Its Debian packages. */
  packages: readonly string[]
}

/**
 * The program named by an environment variable, else the first existing usual one, or null.
 * @throws Error if the variable names a file that does not exist
 */
export function findProgram(variable: string, usual: readonly string[]): string | null {
  const named = process.env[variable]
  if (named && !existsSync(named)) throw new Error(`${variable} names ${named}, which does not exist.`)
  return named || (usual.find((path) => existsSync(path)) ?? null)
}

/**
 * Installs the program if possible without a prompt. Returns whether it exists; prints in one line what is left out.
 * @throws Error instead, if it is required
 */
export function ensure(
  { name, journeys, find, packages }: Needed,
  isRequired: boolean,
  install = installPackage,
): boolean {
  for (const one of packages) if (!find()) install(one)
  if (find()) return true
  const missing = `${name} is missing (Debian: apt-get install ${packages.join(' ')})`
  if (isRequired) throw new Error(`The ${journeys} cannot be run: ${missing}`)
  console.log(`– ${journeys} are not run: ${missing}`)
  return false
}
