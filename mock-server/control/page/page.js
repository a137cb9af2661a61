import { call, namespace } from './api.js'
import { showClock, startClock } from './clock.js'
import { attempt, byId, el } from './dom.js'
import { listPaths, showFaults, startFaults } from './faults.js'
import { showMail, startMail } from './mail.js'
import { showPeople } from './people.js'
import { isLive, requestsPath, showRequests, startRequests } from './requests.js'
import { showScenarios } from './scenarios.js'
import { letSocketsIn, showSessions, startSessions } from './sessions.js'
import { loadSettings, startSettings } from './settings.js'

const pollMs = 1000

function showHealth(state, text) {
  byId('health').dataset.state = state
  byId('health').lastElementChild.textContent = text
}

async function refresh() {
  if (!isLoaded) await load()
  const [clock, faults, mail, sessions, requests] = await Promise.all([
    call('GET', '/clock'),
    call('GET', '/faults'),
    call('GET', '/mail'),
    call('GET', '/sessions'),
    isLive() ? call('GET', requestsPath()) : null,
  ])
  showClock(clock)
  showFaults(faults, refresh)
  showMail(mail)
  showSessions(sessions)
  if (requests) showRequests(requests)
  showHealth('good', 'ready')
}

let isLoaded = false

/** What does not change while the mock runs. */
async function load() {
  const info = await call('GET', '/info')
  byId('facts').textContent =
    `version ${info.version} · seed ${info.seed} · ${info.users} people · ${info.routes.length} routes`
  listNamespaces(info.namespaces)
  listPaths(info.routes)
  showScenarios(await call('GET', '/scenarios'), refresh)
  await loadSettings()
  isLoaded = true
}

/** Asks again a second after the last answer, and not at all while nobody looks. */
async function poll() {
  if (!document.hidden) await refresh().catch(({ message }) => showHealth('bad', message))
  setTimeout(poll, pollMs)
}

function startNamespace() {
  const form = byId('namespace')
  form.elements.name.value = namespace
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    location.assign(`/__mock?__ns=${encodeURIComponent(form.elements.name.value.trim())}`)
  })
}

function listNamespaces(names) {
  byId('namespaces').replaceChildren(...names.map((value) => el('option', { value })))
}

function startReset() {
  const dialog = byId('confirm')
  byId('confirm-namespace').textContent = namespace
  byId('reset').addEventListener('click', () => dialog.showModal())
  dialog.addEventListener('close', () => {
    if (dialog.returnValue !== 'reset') return
    dialog.returnValue = ''
    attempt(async () => {
      await call('POST', '/reset', {})
      letSocketsIn()
      await loadSettings()
      await refresh()
    }, 'Everything is back at the seed.')
  })
}

showPeople()
startNamespace()
startReset()
startClock(refresh)
startFaults(refresh)
startMail(refresh)
startRequests(refresh)
startSessions(refresh)
startSettings()
document.addEventListener('visibilitychange', () => document.hidden || attempt(refresh))
void poll()
