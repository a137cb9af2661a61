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
  [['UNO', 'DOS'], { privileges: ['uno', 'TRES'] }, ['UNO']],
  [['DOS'], { privileges: ['uno'] }, []],
  [['UNO'], null, []],
])('of %j a person with the claims %j has %j', (names, claims, held) => {
  expect(heldAmong(names, claims)).toEqual(held)
})
