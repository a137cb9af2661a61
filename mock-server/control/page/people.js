import { call } from './api.js'
import { attempt, byId, copy, copyButton, el } from './dom.js'
import { chosenHost, openPortal } from './portal.js'

const password = 'Portal.2026*'

/** User name (or document), and what the person is for. */
const people = [
  ['admin', 'Administrator: every console call answers'],
  ['admin2', 'A second administrator'],
  ['lector', 'Reads answer, writes are refused with 403'],
  ['maria.gomez', 'End user of ibuhoo and colnomina; console calls answer 403'],
  ['pedro.bloqueado', 'Locked after failed attempts (R13, 900 s)'],
  ['ana.vetada', 'Blocked by an administrator, with a contact'],
  ['luis.vencido', 'The password has expired'],
  ['nuevo.usuario', 'Created, not activated; the mail is in the mailbox'],
  ['carla.uno', 'One of three accounts of carla@suite.test'],
  ['carla.dos', 'One of three accounts of carla@suite.test'],
  ['carla.tres', 'One of three accounts of carla@suite.test'],
  ['codigo21', 'Signing in answers R21'],
  ['codigo22', 'Signing in answers R22'],
  ['codigo23', 'Signing in answers R23'],
  ['aviso.info', 'Signing in answers a notice: the alert screen'],
  ['1032456789', 'Document CC: certificate accounts, one with an assigned password, one without'],
]

export function showPeople({ canOpen }) {
  byId('copy-password').addEventListener('click', () => copy(password, 'the password'))
  byId('people-list').append(
    ...people.map(([userName, purpose]) =>
      el(
        'tr',
        {},
        el('td', {}, el('code', {}, userName)),
        el('td', {}, purpose),
        el(
          'td',
          {},
          canOpen && /\D/.test(userName) && openButton(userName),
          ' ',
          copyButton(userName, userName),
        ),
      ),
    ),
  )
}

function openButton(userName) {
  const open = () =>
    attempt(async () => {
      const { host, product } = chosenHost()
      const { path } = await call('POST', '/sign-in', { userName, appName: product })
      openPortal(host, path)
    }, `Opened the portal as ${userName}.`)
  return el(
    'button',
    { type: 'button', class: 'chip', 'aria-label': `Open as ${userName}`, onclick: open },
    'Open',
  )
}
