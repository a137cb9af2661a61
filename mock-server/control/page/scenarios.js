import { call } from './api.js'
import { attempt, byId, el, syncList } from './dom.js'

/** A toggle button for a scenario that can be undone, a plain button for one that happens once. */
export function showScenarios(scenarios, refresh) {
  syncList(byId('scenario-list'), scenarios, {
    keyOf: ({ name }) => name,
    create: (scenario) => createTile(scenario, refresh),
    update: showState,
  })
}

function createTile(scenario, refresh) {
  const { name, does, once } = scenario
  const toggle = ({ currentTarget }) => {
    const isOn = currentTarget.getAttribute('aria-pressed') === 'true'
    return attempt(
      async () => {
        if (isOn) await call('DELETE', `/scenarios/${name}`)
        else await call('PUT', '/scenario', { name })
        await refresh()
      },
      isOn ? `“${name}” is taken back.` : once ? `“${name}” happened.` : `“${name}” is on.`,
    )
  }
  const tile = el(
    'li',
    {},
    el(
      'button',
      { type: 'button', onclick: toggle },
      el('b', {}, name),
      el('span', {}, does),
      once && el('span', { class: 'tag' }, 'happens once'),
    ),
  )
  showState(tile, scenario)
  return tile
}

function showState(tile, { once, on }) {
  if (!once) tile.firstElementChild.setAttribute('aria-pressed', String(on))
}
