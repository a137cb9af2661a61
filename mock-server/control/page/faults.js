import { call } from './api.js'
import { attempt, byId, el, syncList } from './dom.js'

const presets = {
  error: { kind: 'status', status: 500, times: 1 },
  slow: { kind: 'latency', ms: 2000 },
  forbidden: { kind: 'status', status: 403 },
  // Without a response head the browser silently repeats the request, so the fault would go unnoticed.
  lost: { kind: 'truncate', times: 1 },
  garbage: { kind: 'body', status: 200, contentType: 'text/html', body: '<html>Bad gateway</html>' },
}

const usualStatus = { status: 500, code: 400, body: 200 }

export function startFaults(refresh) {
  const form = byId('fault-form')
  const { elements } = form
  elements.kind.addEventListener('change', () => {
    elements.status.value = usualStatus[elements.kind.value] ?? ''
    showFields(form)
  })
  for (const button of document.querySelectorAll('[data-preset]')) {
    button.addEventListener('click', () => fill(form, presets[button.dataset.preset]))
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const order = readOrder(form)
    attempt(
      async () => {
        await call('POST', '/faults', order)
        await refresh()
      },
      `Added: ${describe(order)}.`,
    )
  })
  byId('faults-clear').addEventListener('click', () =>
    attempt(async () => {
      await call('DELETE', '/faults')
      await refresh()
    }, 'Removed all faults.'),
  )
  showFields(form)
}

export function listPaths(routes) {
  const paths = new Set(routes.map(({ path }) => path))
  byId('paths').replaceChildren(...[...paths].map((value) => el('option', { value })))
}

export function showFaults(faults, refresh) {
  byId('fault-count').textContent = faults.length || ''
  byId('faults-clear').disabled = faults.length === 0
  syncList(byId('fault-list'), faults, {
    // After a reset ids start again.
    keyOf: (fault) => `${fault.id} ${describe(fault)}`,
    create: (fault) => {
      const remove = () =>
        attempt(async () => {
          await call('DELETE', `/faults/${encodeURIComponent(fault.id)}`)
          await refresh()
        }, 'Removed the fault.')
      return el(
        'li',
        {},
        el('span', { class: 'grow' }, describe(fault)),
        el('span', { class: 'tag' }, struck(fault)),
        el(
          'button',
          { type: 'button', class: 'chip', 'aria-label': `Remove: ${describe(fault)}`, onclick: remove },
          'Remove',
        ),
      )
    },
    update: (item, fault) => (item.querySelector('.tag').textContent = struck(fault)),
  })
}

function struck({ hits, times }) {
  return times === undefined ? `struck ${hits}×` : `struck ${hits} of ${times}`
}

/** The fault for the control API, without fields that its kind does not use. */
function readOrder(form) {
  const given = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
  const { method, path, kind } = given
  const order = { match: method ? { method, path } : { path }, kind }
  for (const name of ['status', 'code', 'body', 'contentType', 'times', 'after']) {
    if (name in given && isUsed(form.elements[name], kind)) order[name] = given[name]
  }
  for (const name of ['status', 'times', 'after']) if (name in order) order[name] = Number(order[name])
  if (given.ms) {
    const list = given.ms.split(',').map(Number)
    order.ms = list.length === 1 ? list[0] : list
  }
  return order
}

function isUsed(field, kind) {
  const kinds = field.closest('label').dataset.for
  return kinds === undefined || kinds.split(' ').includes(kind)
}

function showFields(form) {
  const kind = form.elements.kind.value
  for (const label of form.querySelectorAll('[data-for]')) {
    label.hidden = !label.dataset.for.split(' ').includes(kind)
  }
  form.elements.ms.required = kind === 'latency'
}

function fill(form, values) {
  for (const name of ['times', 'after', 'ms']) form.elements[name].value = ''
  for (const [name, value] of Object.entries(values)) form.elements[name].value = value
  showFields(form)
  form.elements.path.focus()
}

/** Fills in the form for further calls like this one; the kind is still to be chosen. */
export function prepareFault({ method, path }) {
  const form = byId('fault-form')
  fill(form, { method, path: path.split('?', 1)[0] })
  form.scrollIntoView({ block: 'center' })
}

function describe({ match, kind, status, code, ms, after }) {
  const where = `${match.method ?? 'any'} ${match.path}`
  const what = [kind, status, code].filter((part) => part !== undefined).join(' ')
  const wait = ms === undefined ? '' : ` · ${[ms].flat().join(', ')} ms`
  return `${what} on ${where}${wait}${after ? ` · after ${after}` : ''}`
}
