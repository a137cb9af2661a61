import { call } from './api.js'
import { attempt, byId, el, syncList, timeOfDay } from './dom.js'

const pathOf = (name) => `/snapshots/${encodeURIComponent(name)}`

export function startSnapshots(refresh) {
  const form = byId('snapshot-form')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const name = form.elements.name.value.trim()
    attempt(async () => {
      await call('POST', pathOf(name), {})
      form.reset()
      await refresh()
    }, `Saved “${name}”.`)
  })
}

export function showSnapshots(snapshots, refresh) {
  byId('snapshot-count').textContent = snapshots.length || ''
  syncList(byId('snapshot-list'), snapshots, {
    keyOf: ({ name, at }) => `${name} ${at}`,
    create: ({ name, at }) => {
      const act = (label, work, done) =>
        el(
          'button',
          {
            type: 'button',
            class: 'chip',
            'aria-label': `${label} ${name}`,
            onclick: () =>
              attempt(async () => {
                await work()
                await refresh()
              }, done),
          },
          label,
        )
      return el(
        'li',
        {},
        el('b', { class: 'grow' }, name),
        el('span', { class: 'tag' }, `saved at ${timeOfDay(at)}`),
        act('Restore', () => call('POST', pathOf(name), { restore: true }), `“${name}” is back.`),
        act('Drop', () => call('DELETE', pathOf(name)), `Dropped “${name}”.`),
      )
    },
  })
}
