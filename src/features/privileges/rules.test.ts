/** @jest-environment node */
import { heldAmong, titlesOf } from './rules.ts'

const privilege = {
  id: 1,
  name: 'Uno',
  idstate: 0,
  licence: true,
  isAuditable: true,
  sharedApps: 'Suite, RESETOTP,Archivo',
  application: ['suite', 'RESETOTP'],
}

it.each([
  [null, ['Suite', 'Archivo']],
  [new Map([['suite', 'Suite']]), ['Suite']],
])(
  'with offered applications %p shows the titles %j, never the reserved one [TBL-11, TBL-12]',
  (offered, titles) => {
    expect(titlesOf(privilege, offered)).toEqual(titles)
  },
)

it.each([
  ['has, in any case', ['UNO', 'DOS'], { privileges: ['uno', 'TRES'] }, ['UNO']],
  ['does not have', ['DOS'], { privileges: ['uno'] }, []],
  ['may have, without a session', ['UNO'], null, []],
])('finds the privileges that the signed-in person %s', (_which, names, claims, held) => {
  expect(heldAmong(names, claims)).toEqual(held)
})
