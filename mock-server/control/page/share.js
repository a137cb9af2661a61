import { call, namespace } from './api.js'
import { confirmed } from './confirm.js'
import { attempt, byId, copy, say } from './dom.js'

const mark = '#setup='

/** The fragment of a link carries scenarios, faults, clock and settings; no server sees it. */
export function startShare(refresh) {
  byId('share').addEventListener('click', () =>
    attempt(async () => {
      const setup = await call('GET', '/setup')
      const url = new URL(`/__mock?__ns=${namespace}${mark}${encode(setup)}`, location.href)
      await copy(url.href, 'the link: scenarios, faults, clock and settings of this namespace')
    }),
  )
  window.addEventListener('hashchange', () => attempt(() => takeOver(refresh)))
  return attempt(() => takeOver(refresh))
}

async function takeOver(refresh) {
  if (!location.hash.startsWith(mark)) return
  const setup = decode(location.hash.slice(mark.length))
  history.replaceState(null, '', location.pathname + location.search)
  const agreed = await confirmed({
    title: 'Take over this setup?',
    text: `${describe(setup)} The namespace ${namespace} goes back to the seed first.`,
    action: 'Take over',
    isDangerous: false,
  })
  if (!agreed) return
  await call('PUT', '/setup', setup)
  await refresh()
  say('The setup is taken over.')
}

function describe({ scenarios = [], faults = [], clock = {} }) {
  return [
    scenarios.length > 0 ? `Scenarios: ${scenarios.join(', ')}.` : 'No scenario.',
    faults.length > 0
      ? `Faults: ${faults.map(({ kind, match }) => `${kind} on ${match.path}`).join(', ')}.`
      : '',
    clock.freeze ? `The clock stands at ${clock.freeze}.` : clock.advance ? 'The clock is moved.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function encode(setup) {
  const bytes = new TextEncoder().encode(JSON.stringify(setup))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function decode(text) {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0))))
  } catch {
    throw new Error('The link is incomplete: copy it again.')
  }
}
