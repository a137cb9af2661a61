/** @jest-environment node */
import { titlesOf } from './rules.ts'

const role = { id: 1, name: 'Uno', idstate: 0, sharedApps: 'Suite, RESETOTP,Archivo' }

it.each([
  [null, ['Suite', 'Archivo']],
  [new Map([['suite', 'Suite']]), ['Suite']],
])(
  'with the offered applications %p, a role names %j, never the reserved one [TBL-11, TBL-12]',
  (offered, titles) => {
    expect(titlesOf(role, offered)).toEqual(titles)
  },
)
