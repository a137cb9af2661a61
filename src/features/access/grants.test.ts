/** @jest-environment node */
import type { Reason } from './accessNode.ts'
import { privilegeNodes, type Facts } from './grants.ts'

const nomina = { name: 'NOM01', title: 'Colnómina' }

it.each<[string, number, string[] | null, Reason[]]>([
  ['by its name', 0, ['nom01'], []],
  ['by its title', 0, ['colnómina'], []],
  ['beside another one', 0, ['suite', 'nom01'], []],
  ['nowhere', 0, ['suite'], ['foreign']],
  ['nowhere, and is off', 1, ['suite'], ['privilegeOff', 'foreign']],
  ['and is off', 1, ['nom01'], ['privilegeOff']],
  ['as far as nobody knows', 0, null, []],
])('a privilege that belongs to the application %s', (_what, idstate, own, reasons) => {
  const facts: Facts = { belongs: new Map(own ? [['PAGAR', new Set(own)]] : []), items: new Map() }
  const rows = [
    { name: 'PAGAR', assigned: true, idstate },
    { name: 'VER', assigned: false, idstate: 0 },
  ]
  expect(privilegeNodes(rows, nomina, facts, 'here').map((one) => [one.name, one.reasons])).toEqual([
    ['PAGAR', reasons],
  ])
})
