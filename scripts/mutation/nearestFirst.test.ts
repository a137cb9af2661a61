/** @jest-environment node */
import NearestFirst, { changedFileVariable, countVariable } from './nearestFirst.ts'

it('a file is judged by its own test, then by those of rules and then of screens, the nearest first', () => {
  process.env[changedFileVariable] = 'src/features/roles/card/roleParts.ts'
  const inLine = [
    'src/features/roles/card/roleParts.test.tsx',
    'src/features/roles/card/useRoleSave.test.ts',
    'src/features/roles/form.test.ts',
    'src/shared/cards/merge.test.ts',
    'src/features/roles/NewRole.test.tsx',
    'src/app/App.test.tsx',
  ].map((path) => ({ path: `${process.cwd()}/${path}` }))
  expect(new NearestFirst().sort(inLine.toReversed())).toEqual(inLine)
  process.env[countVariable] = '2'
  expect(new NearestFirst().sort(inLine.toReversed())).toEqual(inLine.slice(0, 2))
  for (const name of [changedFileVariable, countVariable]) delete process.env[name]
})
