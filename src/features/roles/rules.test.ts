/** @jest-environment node */
import { titlesOf } from './rules.ts'

const role = { id: 1, name: 'Uno', idstate: 0, sharedApps: 'Suite, RESETOTP,Archivo' }

it.each([
  [null, ['Suite', 'Archivo']],
  [new Map([['suite', 'Suite']]), ['Suite']],
])('of the applications %p it names %j, and never the reserved one [TBL-11, TBL-12]', (offered, titles) => {
  expect(titlesOf(role, offered)).toEqual(titles)
})
