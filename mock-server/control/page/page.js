import { call, namespace } from './api.js'
import { showClock, startClock } from './clock.js'
import { confirmed } from './confirm.js'
import { attempt, byId, el } from './dom.js'
import { listPaths, showFaults, startFaults } from './faults.js'
import { showMail, startMail } from './mail.js'
import { showPeople } from './people.js'
import { showPortal } from './portal.js'
import { loadRecords, startRecords } from './records.js'
import { isLive, requestsPath, showRequests, startRequests } from './requests.js'
import { showScenarios } from './scenarios.js'
import { showReal, startReal } from './real.js'
import { allowSockets, showSessions, startSessions } from './sessions.js'
import { loadSettings, startSettings } from './settings.js'
import { startShare } from './share.js'
import { showSnapshots, startSnapshots } from './snapshots.js'

const pollMs = 1000

function showHealth(state, text) {
  byId('health').dataset.state = state
  byId('health').lastElementChild.textContent = text
}

async function refresh() {
  if (!isLoaded) await load()
  const [clock, faults, mail, sessions, scenarios, snapshots, real, requests] = await Promise.all([
    call('GET', '/clock'),
    call('GET', '/faults'),
    call('GET', '/mail'),
    call('GET', '/sessions'),
    call('GET', '/scenarios'),
    call('GET', '/snapshots'),
    call('GET', '/real'),
    isLive() ? call('GET', requestsPath()) : null,
  ])
  showClock(clock)
  showFaults(faults, refresh)
  showMail(mail)
  showSessions(sessions)
  showScenarios(scenarios, afterChange)
  showSnapshots(snapshots, afterChange)
  showReal(real, refresh)
  if (requests) showRequests(requests)
  showHealth('good', 'ready')
}

let isLoaded = false

/** Constant while the mock runs. */
async function load() {
  const [info, real] = await Promise.all([call('GET', '/info'), call('GET', '/real')])
  byId('facts').textContent =
    `version ${info.version} · seed ${info.seed} · ${info.users} people · ${info.routes.length} routes`
  listNamespaces(info.namespaces)
  listPaths(info.routes)
  startReal(info.routes, real, refresh)
  await Promise.all([loadSettings(), loadRecords()])
  isLoaded = true
}

/** Polls a second after the last answer, and not while the page is hidden. */
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

/** After an action that may change more than the log. */
async function afterChange() {
  await Promise.all([loadSettings(), loadRecords()])
  await refresh()
}

async function afterReset() {
  allowSockets()
  await afterChange()
}

function startReset() {
  const question = {
    title: 'Reset everything?',
    text: `Data, faults, clock, mail and log of the namespace ${namespace} go back to the seed, and nothing is passed on to other services or kept of theirs any more. Snapshots stay. Signed-in people have to sign in again.`,
    action: 'Reset',
  }
  byId('reset').addEventListener('click', async () => {
    if (!(await confirmed(question))) return
    await attempt(async () => {
      await call('POST', '/reset', {})
      await afterReset()
    }, 'Everything is back at the seed.')
  })
}

// The page answer may be set to be slow.
void showPortal().then((canOpen) => attempt(() => showPeople({ canOpen })))
startNamespace()
startReset()
startClock(refresh)
startFaults(refresh)
startMail(refresh)
startRequests(refresh)
startSessions(refresh)
startSettings()
startRecords()
startSnapshots(afterChange)
document.addEventListener('visibilitychange', () => document.hidden || attempt(refresh))
void poll()
void startShare(afterReset)
