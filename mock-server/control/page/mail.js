import { call } from './api.js'
import { attempt, byId, copyButton, el, syncList, timeOfDay } from './dom.js'

let mails = []

export function startMail(refresh) {
  byId('mail-filter').addEventListener('input', () => showMail(mails))
  byId('mail-clear').addEventListener('click', () =>
    attempt(async () => {
      await call('DELETE', '/mail')
      await refresh()
    }, 'Emptied the mailbox.'),
  )
}

/** Newest first. The index from the oldest is the id, because the mailbox only grows or is emptied. */
export function showMail(all) {
  mails = all
  const wanted = byId('mail-filter').value.trim().toLowerCase()
  const shown = all
    .map((mail, place) => ({ ...mail, key: `${place} ${mail.at}` }))
    .filter(({ to, subject, text }) => `${to} ${subject} ${text}`.toLowerCase().includes(wanted))
    .reverse()
  byId('mail-count').textContent = all.length || ''
  byId('mail-empty').hidden = shown.length > 0
  byId('mail-empty').textContent = all.length > 0 ? 'No mail matches.' : 'No mail.'
  syncList(byId('mail-list'), shown, { keyOf: ({ key }) => key, create: createMail })
}

function createMail({ to, subject, text, links, code, at }) {
  return el(
    'li',
    {},
    el('h3', {}, subject),
    el('p', { class: 'meta' }, `to ${to} · `, el('time', { datetime: at }, timeOfDay(at))),
    code && el('p', { class: 'code' }, el('code', {}, code), copyButton(code, `the code ${code}`)),
    ...links.map((link) =>
      el(
        'p',
        { class: 'link' },
        el('a', { href: link, target: '_blank', rel: 'noopener' }, link),
        copyButton(link, 'the link'),
      ),
    ),
    el('details', {}, el('summary', {}, 'Text'), el('pre', {}, text)),
  )
}
