/** @jest-environment node */
import { nameEnds } from './nameEnds.ts'

const long = 'Coordinador de facturación electrónica y contable'

it.each<[string, string[], [string, string][]]>([
  ['short names', ['Lector', 'Lectora'], []],
  ['one long name', [`${long} de Bogotá`, 'Lector'], []],
  [
    'names that differ in the last word',
    [`${long} de Bogotá`, `${long} de Cali`],
    [
      [`${long} de Bogotá`, '… Bogotá'],
      [`${long} de Cali`, '… Cali'],
    ],
  ],
  [
    'a name that is the beginning of the other',
    [long, `${long} 2`],
    [
      [long, '…'],
      [`${long} 2`, '… 2'],
    ],
  ],
  ['the same name twice', [long, long], []],
])('tells apart %s', (_, names, ends) => {
  expect([...nameEnds(names)]).toEqual(ends)
})
