/** @jest-environment node */
import { titlesOf } from './rules.ts'

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
  'with selectable applications %p shows the titles %j, never the reserved one [TBL-11, TBL-12]',
  (offered, titles) => {
    expect(titlesOf(privilege, offered)).toEqual(titles)
  },
)
