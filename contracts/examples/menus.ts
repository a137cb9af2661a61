import * as wire from '../menus.ts'
import { sessionOutcomes, withExamples } from './withExamples.ts'

const idIsNotNeeded = 'Only the menu inside the record is shown.'

/** One stored menu with one item. */
function stored(id: number, item: { key: string; name: string; url: string }) {
  return { result: { records: [{ id, menuJson: JSON.stringify([{ ...item, isActivate: true }]) }] } }
}

export const listMenu = withExamples(wire.listMenu, {
  assumed: { fields: { 'headers.userid': 'G-03' } },
  unpinned: { 'result.records.*.id': idIsNotNeeded },
  example: {
    headers: { userid: '1' },
    answer: stored(1, { key: 'a1b2c3d4e5', name: 'Usuarios', url: '/users' }),
  },
  outcomes: sessionOutcomes,
})

export const getMenuByUser = withExamples(wire.getMenuByUser, {
  unpinned: { 'result.records.*.id': idIsNotNeeded },
  example: {
    headers: { idmenulocation: '2', appName: 'ibuhoo' },
    answer: stored(2, { key: 'f6g7h8i9j0', name: 'Ayuda', url: 'https://ayuda.suite.test/' }),
  },
  outcomes: sessionOutcomes,
})
