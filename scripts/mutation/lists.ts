import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mutant } from './mutant.ts'

export type Listed = Mutant & { area: string }

/** The mutants of scripts/mutants; the name of a list is their area. */
export async function listedMutants(root: string): Promise<Listed[]> {
  const files = globSync('scripts/mutants/*.ts', { cwd: root }).sort()
  const lists = await Promise.all(
    files.map(async (file) => {
      const { mutants } = (await import(pathToFileURL(join(root, file)).href)) as { mutants: Mutant[] }
      return mutants.map((mutant) => ({ ...mutant, area: basename(file, '.ts') }))
    }),
  )
  return lists.flat()
}
