import { call, namespace } from './api.js'
import { attempt, byId, copy, copyButton, el } from './dom.js'
import { chosenHost, openPortal } from './portal.js'

/** `tryUrl` opens the page that tries calls, as a user. */
export const tryUrl = (userName) =>
  `/__mock/try.html?__ns=${encodeURIComponent(namespace)}${userName ? `&as=${encodeURIComponent(userName)}` : ''}`

export async function showPeople({ canOpen }) {
  const { password, people } = await call('GET', '/people')
  byId('try-link').href = tryUrl('')
  byId('copy-password').addEventListener('click', () => copy(password, 'the password'))
  byId('people-list').append(
    ...people.map(({ userName, purpose }) =>
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
          /\D/.test(userName) &&
            el(
              'a',
              { class: 'chip', href: tryUrl(userName), 'aria-label': `Try calls as ${userName}` },
              'Try',
            ),
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
