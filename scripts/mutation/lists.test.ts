/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listedMutants } from './lists.ts'
import { misfitsOf } from './mutant.ts'

const root = resolve(__dirname, '../..')

it('every mutant fits the code as it is', async () => {
  const mutants = await listedMutants(root)
  expect(mutants.map(({ area }) => area)).toContain('examples')
  expect(misfitsOf(mutants, (file) => readFileSync(join(root, file), 'utf8'))).toEqual([])
})
