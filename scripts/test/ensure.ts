import { existsSync } from 'node:fs'
import { installPackage } from '../server/installPackage.ts'
import type { Floor } from './floors.ts'

/** A program that some journeys need, and that a machine may be without. */
export type Needed = {
  name: string
  /** Which journeys, as in “journeys in Firefox”, and the floor that counts them. */
  journeys: string
  floor: Floor
  /** Where it is; null when something of it is missing. */
  find: () => unknown
  /** What to install for it on Debian. */
  packages: readonly string[]
}

/**
 * The program that a variable of the environment names, else the first that exists of the usual ones; null without any.
 * @throws Error when the variable names a file that does not exist
 */
export function findProgram(variable: string, usual: readonly string[]): string | null {
  const named = process.env[variable]
  if (named && !existsSync(named)) throw new Error(`${variable} names ${named}, which does not exist.`)
  return named || (usual.find((path) => existsSync(path)) ?? null)
}

/**
 * Installs what is needed, if that may be done without asking. Answers whether it is there; says in one line what is
 * left out without it.
 * @throws Error instead, where it is required
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
