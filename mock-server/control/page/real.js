import { call } from './api.js'
import { attempt, byId, el, syncList } from './dom.js'

/** Calls to choose from, and the current choice; filled in once, so that no poll undoes a tick. */
export function startReal(routes, { services, calls }, refresh) {
  const act = (work, done) =>
    attempt(async () => {
      await work()
      await refresh()
    }, done)
  byId('real-calls').replaceChildren(
    ...routes.map(({ endpoint, method, path }) =>
      el(
        'label',
        { class: 'check' },
        el('input', { type: 'checkbox', name: 'call', value: endpoint }),
        ` ${method} ${path}`,
      ),
    ),
  )
  fill(services, calls)
  byId('real-form').addEventListener('submit', (event) => {
    event.preventDefault()
    const { authentication, security } = event.target.elements
    const calls = [...event.target.querySelectorAll('[name=call]:checked')].map(({ value }) => value)
    const services = {
      authentication: authentication.value.trim() || null,
      security: security.value.trim() || null,
    }
    act(() => call('PUT', '/real', { services, calls }), `${calls.length} calls go to the test service.`)
  })
  byId('real-off').addEventListener('click', () =>
    act(async () => {
      await call('DELETE', '/real')
      fill({}, [])
    }, 'Every call is the mock’s own.'),
  )
  byId('recording-form').addEventListener('submit', (event) => {
    event.preventDefault()
    const name = event.target.elements.name.value.trim()
    act(() => call('PUT', '/recording', { name }), `Recording “${name}”.`)
  })
  byId('recording-stop').addEventListener('click', () =>
    act(() => call('DELETE', '/recording'), 'The recording has ended.'),
  )
}

export function showReal(real, refresh) {
  const { services, calls, recording, replaying, recordings } = real
  const hosts = [...new Set([services.authentication, services.security].filter(Boolean))].join(', ')
  const said = [
    calls.length > 0 && `${calls.length} calls are answered by a test service: ${hosts}`,
    recording && `recording “${recording}”`,
    replaying && `replaying “${replaying}”`,
  ].filter(Boolean)
  byId('real-banner').textContent = said.join(' · ')
  byId('real-banner').hidden = said.length === 0
  byId('recording-stop').disabled = recording === null
  syncList(byId('recording-list'), recordings, {
    keyOf: ({ name, answers, misfits }) => `${name} ${answers} ${misfits} ${name === replaying}`,
    create: (one) => recordingRow(one, one.name === replaying, refresh),
  })
}

function fill({ authentication, security }, calls) {
  const form = byId('real-form')
  form.elements.authentication.value = authentication ?? ''
  form.elements.security.value = security ?? ''
  for (const box of form.querySelectorAll('[name=call]')) box.checked = calls.includes(box.value)
}

function recordingRow({ name, answers, misfits }, isOn, refresh) {
  const act = (label, work, done, pressed) =>
    el(
      'button',
      {
        type: 'button',
        class: 'chip',
        'aria-label': `${label} ${name}`,
        'aria-pressed': pressed,
        onclick: () =>
          attempt(async () => {
            await work()
            await refresh()
          }, done),
      },
      label,
    )
  const path = `/recordings/${encodeURIComponent(name)}`
  return el(
    'li',
    {},
    el('b', { class: 'grow' }, name),
    el(
      'span',
      { class: 'tag' },
      `${answers} answers${misfits > 0 ? `, ${misfits} against the contract` : ''}`,
    ),
    isOn
      ? act('Replay', () => call('DELETE', '/replay'), `“${name}” is no longer replayed.`, 'true')
      : act('Replay', () => call('PUT', '/replay', { name }), `“${name}” is replayed.`, 'false'),
    act('Drop', () => call('DELETE', path), `Dropped “${name}”.`),
  )
}
