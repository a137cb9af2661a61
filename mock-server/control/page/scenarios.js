import { call } from './api.js'
import { attempt, byId, el } from './dom.js'

export function showScenarios(scenarios, refresh) {
  byId('scenario-list').replaceChildren()
  for (const { name, does } of scenarios) {
    const run = () =>
      attempt(async () => {
        await call('PUT', '/scenario', { name })
        await refresh()
      }, `Scenario “${name}” is on.`)
    byId('scenario-list').append(
      el(
        'li',
        {},
        el('button', { type: 'button', onclick: run }, el('b', {}, name), does && el('span', {}, does)),
      ),
    )
  }
}
