import { call } from './api.js'
import { attempt, byId, el, syncList, timeOfDay } from './dom.js'
import { requestParts } from './requestParts.js'

/** Most rows shown; the filter finds the rest. */
const longest = 200
let entries = []

export const isLive = () => byId('requests-live').checked
export const requestsPath = () => (byId('requests-decrypt').checked ? '/requests?decrypt=1' : '/requests')

export function startRequests(refresh) {
  byId('request-filter').addEventListener('input', () => showRequests(entries))
  byId('requests-decrypt').addEventListener('change', () => {
    byId('request-list').replaceChildren()
    attempt(refresh)
  })
  byId('requests-clear').addEventListener('click', () =>
    attempt(async () => {
      await call('DELETE', '/requests')
      showRequests([])
    }, 'Cleared the log.'),
  )
}

/** Newest first. */
export function showRequests(all) {
  entries = all
  const words = byId('request-filter').value.toLowerCase().split(' ').filter(Boolean)
  const matching = all.filter((entry) => {
    const text =
      `${entry.method} ${entry.path} ${entry.status} ${entry.code ?? ''} ${entry.endpoint}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  byId('request-count').textContent = all.length || ''
  byId('request-empty').hidden = matching.length > 0
  byId('request-empty').textContent = all.length > 0 ? 'No request matches.' : 'No requests yet.'
  syncList(byId('request-list'), matching.slice(-longest).reverse(), {
    // After a reset numbers start again.
    keyOf: ({ order, at, method, path }) => `${order} ${at} ${method} ${path}`,
    create: createRow,
    update: showStatus,
  })
}

function createRow(entry) {
  const details = el(
    'details',
    {
      ontoggle: () => details.open && !details.dataset.isFull && attempt(() => fill(details, entry)),
    },
    el(
      'summary',
      {},
      el('time', { datetime: entry.at }, timeOfDay(entry.at)),
      el('span', { class: 'method' }, entry.method),
      el('span', { class: 'path' }, entry.path),
      el('span', { class: 'status' }),
    ),
  )
  const row = el('li', {}, details)
  showStatus(row, entry)
  return row
}

/** Reads the answer too, which the list does not have. */
async function fill(details, { order }) {
  const decrypt = byId('requests-decrypt').checked ? '?decrypt=1' : ''
  const entry = await call('GET', `/requests/${order}${decrypt}`)
  // Without an answer it is read again at the next opening.
  details.dataset.isFull = entry.ms === null ? '' : 'yes'
  details.replaceChildren(details.firstElementChild, ...requestParts(entry))
}

function showStatus(row, { status, code, ms }) {
  const cell = row.querySelector('.status')
  const answer = [status || 'none', code].filter(Boolean).join(' ')
  cell.textContent = ms === null ? answer : `${answer} · ${ms} ms`
  cell.dataset.kind = status === 0 ? 'none' : status >= 500 ? 'broken' : status >= 400 ? 'refused' : 'good'
}
