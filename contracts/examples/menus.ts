import * as wire from '../menus.ts'
import { fullItem } from './fullTexts.ts'
import { menuItems } from './jsonTexts.ts'
import { sessionOutcomes, withExamples } from './withExamples.ts'

const idIsNotNeeded = 'Only the menu inside the record is shown.'

const users = { key: 'a1b2c3d4e5', name: 'Usuarios', url: '/users' }

/** The text of a menu with one item. */
function menuOf(item: { key: string; name: string; url: string }): string {
  return JSON.stringify([{ ...item, isActivate: true }])
}

const answered = { 'answer.result.records.*.menuJson': menuItems }
const sent = { 'body.menujson': menuItems }

function stored(id: number, menuJson: string) {
  return { result: { records: [{ id, menuJson }] } }
}

const all = {
  status: 200,
  body: { result: { records: [{ id: 1, menuJson: menuOf(users), idapplication: 1, idmenulocation: 1 }] } },
}

export const listMenu = withExamples(wire.listMenu, {
  assumed: { fields: { 'headers.userid': 'G-03' }, outcomes: { all: 'D23' } },
  unpinned: { 'result.records.*.id': idIsNotNeeded },
  texts: answered,
  example: {
    headers: { userid: '1' },
    answer: stored(1, menuOf(users)),
  },
  outcomes: { '200': { status: 200, body: stored(1, menuOf(users)) }, all, ...sessionOutcomes },
})

export const getMenuByUser = withExamples(wire.getMenuByUser, {
  unpinned: { 'result.records.*.id': idIsNotNeeded },
  texts: answered,
  example: {
    headers: { idmenulocation: '2', appName: 'ibuhoo' },
    answer: stored(2, menuOf({ key: 'f6g7h8i9j0', name: 'Ayuda', url: 'https://ayuda.suite.test/' })),
  },
  outcomes: sessionOutcomes,
})

export const listApplicationsForMenus = withExamples(wire.listApplicationsForMenus, {
  assumed: { fields: { 'answer.records': 'G-56' } },
  example: {
    answer: { records: [{ id: 1, name: 'ibuhoo', title: 'Ibuhoo', isVisible: true, idState: 0 }] },
  },
  outcomes: sessionOutcomes,
})

export const getMenuByApp = withExamples(wire.getMenuByApp, {
  assumed: { outcomes: { none: 'G-56' } },
  texts: answered,
  example: {
    headers: { idapplication: '1', idmenulocation: '1' },
    answer: stored(1, JSON.stringify([fullItem])),
  },
  outcomes: {
    '200': { status: 200, body: stored(1, JSON.stringify([fullItem])) },
    none: { status: 200, body: { result: { records: [] } } },
    ...sessionOutcomes,
  },
})

const body: wire.MenuBody = {
  id: 1,
  idapplication: 1,
  idmenulocation: 1,
  numberRows: 0,
  menujson: JSON.stringify([{ ...fullItem, name: 'Personas' }]),
}
const assumed = { fields: { 'body.menujson': 'G-43, G-48' }, outcomes: { refused: 'D19' } }
const statusSaysIt = 'The status says that the menu is stored; the portal has its own words for it.'
const unpinned = {
  informationCode: statusSaysIt,
  code: statusSaysIt,
  message: statusSaysIt,
  result: statusSaysIt,
}

function outcome(status: number, result: string) {
  return { status, body: { result } }
}

export const createMenu = withExamples(wire.createMenu, {
  assumed,
  unpinned,
  texts: sent,
  example: { body: { ...body, id: 0, idapplication: 14 }, answer: { result: 'El menú fue creado.' } },
  outcomes: {
    '200': outcome(200, 'El menú fue creado.'),
    refused: outcome(400, 'La aplicación ya tiene un menú en esta ubicación.'),
    ...sessionOutcomes,
  },
})

export const modifyMenu = withExamples(wire.modifyMenu, {
  assumed: { ...assumed, outcomes: { ...assumed.outcomes, '200': 'T73' } },
  unpinned,
  texts: sent,
  example: { body, answer: { result: 'El menú fue modificado.' } },
  outcomes: {
    '200': outcome(200, 'El menú fue modificado.'),
    refused: outcome(400, 'El menú no existe.'),
    ...sessionOutcomes,
  },
})
