/** @jest-environment node */
import { wordedTitles } from './applications.ts'

it.each([
  ['Suite, RESETOTP ,Archivo', ['Suite', 'Archivo']],
  ['resetotp', []],
  [' Suite ,, ', ['Suite']],
  ['RESETOTP de pruebas', ['RESETOTP de pruebas']],
  [null, []],
])('%j is shown as %j without known applications [TBL-11]', (sharedApps, titles) => {
  expect(wordedTitles(sharedApps)).toEqual(titles)
})
