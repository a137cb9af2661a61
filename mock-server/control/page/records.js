import { call } from './api.js'
import { confirmed } from './confirm.js'
import { attempt, byId, el } from './dom.js'

/** Most rows shown; the filter finds the rest. */
const longest = 50
let records = []
/** Collection and record in the editor. */
let open = null

const collection = () => byId('records-collection').value

export function startRecords() {
  byId('records-collection').addEventListener('change', () => {
    close()
    attempt(readRecords)
  })
  byId('records-filter').addEventListener('input', showRecords)
  byId('record-close').addEventListener('click', close)
  byId('record-form').addEventListener('submit', (event) => {
    event.preventDefault()
    attempt(save, `Saved ${titleOf(open)}.`)
  })
  byId('record-delete').addEventListener('click', () => attempt(remove))
}

/** Names and sizes of the collections, and the records of the selected one. */
export async function loadRecords() {
  const chosen = collection() || 'users'
  const collections = await call('GET', '/state')
  byId('records-collection').replaceChildren(
    ...collections.map(({ name, count }) =>
      el('option', { value: name, selected: name === chosen }, `${name} (${count})`),
    ),
  )
  await readRecords()
}

async function readRecords() {
  records = await call('GET', `/state/${collection()}`)
  showRecords()
}

function showRecords() {
  const wanted = byId('records-filter').value.trim().toLowerCase()
  const matching = records.filter((record) => JSON.stringify(record).toLowerCase().includes(wanted))
  byId('records-empty').hidden = matching.length > 0
  byId('records-list').replaceChildren(
    ...matching.slice(0, longest).map((record) => el('li', {}, editButton(record))),
    ...(matching.length > longest ? [el('li', { class: 'meta' }, `${matching.length - longest} more`)] : []),
  )
}

function editButton(record) {
  const label = `${record.id} · ${nameOf(record)}`
  return el('button', { type: 'button', class: 'link-like', onclick: () => edit(record.id) }, label)
}

function nameOf({ userName, name, title, subject }) {
  return userName ?? name ?? title ?? subject ?? 'record'
}

function edit(id) {
  return attempt(async () => {
    const record = await call('GET', `/state/${collection()}/${id}`)
    open = { collection: collection(), record }
    byId('record-title').textContent = titleOf(open)
    byId('record-json').value = JSON.stringify(record, null, 2)
    byId('record-form').hidden = false
    byId('record-json').focus()
    byId('record-json').setSelectionRange(0, 0)
    byId('record-json').scrollTop = 0
  })
}

async function save() {
  const path = `/state/${open.collection}/${open.record.id}`
  await call('PUT', path, parse(byId('record-json').value))
  close()
  await loadRecords()
}

async function remove() {
  const title = titleOf(open)
  const agreed = await confirmed({
    title: `Delete ${title}?`,
    text: 'A reset or a snapshot brings it back.',
    action: 'Delete',
  })
  if (!agreed) return
  await call('DELETE', `/state/${open.collection}/${open.record.id}`)
  close()
  await loadRecords()
}

function close() {
  open = null
  byId('record-form').hidden = true
}

function titleOf({ collection, record }) {
  return `${collection} ${record.id}, ${nameOf(record)}`
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch ({ message }) {
    throw new Error(`This is not JSON: ${message}`)
  }
}
