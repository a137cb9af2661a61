import { call, namespace } from './api.js'
import { curlOf } from './curl.js'
import { attempt, byId, copy, el } from './dom.js'
import { readCalls, requestOf } from './tryCalls.js'

let calls = []
let token = null

const chosen = () => calls.find(({ id }) => id === byId('try-call').value)
const values = () => [...byId('try-fields').querySelectorAll('input')].map(({ value }) => value.trim())

async function start() {
  byId('facts').textContent = `namespace ${namespace}`
  byId('control-link').href = `/__mock?__ns=${encodeURIComponent(namespace)}`
  const [{ people }, all] = await Promise.all([call('GET', '/people'), readCalls()])
  calls = all
  byId('try-as').append(
    el('option', { value: '' }, 'nobody'),
    ...people
      .filter(({ userName }) => /\D/.test(userName))
      .map(({ userName, purpose }) => el('option', { value: userName }, `${userName} · ${purpose}`)),
  )
  const groups = Map.groupBy(calls, ({ group }) => group)
  byId('try-call').append(
    ...[...groups].map(([label, own]) =>
      el(
        'optgroup',
        { label },
        ...own.map(({ id, method, path }) => el('option', { value: id }, `${method} ${path}`)),
      ),
    ),
  )
  const wanted = decodeURIComponent(location.hash.slice(1))
  if (calls.some(({ id }) => id === wanted)) byId('try-call').value = wanted
  showCall()
  const as = new URL(location.href).searchParams.get('as')
  if (as) await signInAs(as)
}

function showCall() {
  const { summary, parameters, body, id } = chosen()
  history.replaceState(null, '', `#${id}`)
  byId('try-about').textContent = `${id}: ${summary}`
  byId('try-fields').replaceChildren(
    ...parameters.map(({ name, in: place, required, description, example }) =>
      el(
        'label',
        { title: place === 'header' ? false : description },
        `${name}, ${place}${required ? '' : ', may be left out'} `,
        el('input', {
          name,
          required,
          value: required ? example : false,
          placeholder: required ? false : example,
          autocomplete: 'off',
          spellcheck: 'false',
        }),
      ),
    ),
  )
  byId('try-body-label').hidden = body === undefined
  byId('try-body').value = body === undefined ? '' : JSON.stringify(body, null, 2)
}

async function signInAs(userName) {
  token = null
  byId('try-as').value = userName
  if (userName === '') return
  try {
    token = (await call('POST', '/sign-in', { userName })).token
  } catch (cause) {
    byId('try-as').value = ''
    throw cause
  }
}

function request() {
  const made = requestOf(chosen(), values(), byId('try-body').value)
  if (token && chosen().needsSession) made.headers.Authorization = `Bearer ${token}`
  return made
}

async function send() {
  const { method, path, headers, body } = request()
  const startedAt = performance.now()
  const response = await fetch(path, {
    method,
    headers: { 'X-Mock-Namespace': namespace, ...headers },
    body,
    cache: 'no-store',
  }).catch(() => {
    throw new Error('No answer: because of a fault, or the mock has stopped.')
  })
  const text = await response.text()
  showAnswer(response, text, Math.round(performance.now() - startedAt))
}

function showAnswer(response, text, ms) {
  const { status } = response
  const why = response.headers.get('X-Mock-Why')
  const kind = status >= 500 ? 'broken' : status >= 400 ? 'refused' : 'good'
  byId('try-empty').hidden = true
  byId('try-answer').replaceChildren(
    el('p', { class: 'status', 'data-kind': kind }, `${status} · ${ms} ms`),
    why ? el('p', { class: 'why' }, el('b', {}, 'Why not? '), why) : '',
    el('h3', {}, 'Headers'),
    el(
      'dl',
      {},
      ...[...response.headers].flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
    ),
    el('h3', {}, 'Body'),
    el('pre', { tabindex: '0', 'aria-label': 'Body', role: 'region' }, pretty(text)),
  )
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

byId('try-as').addEventListener('change', ({ target: { value } }) =>
  attempt(() => signInAs(value), value ? `Signed in as ${value}.` : 'Signed out.'),
)
byId('try-call').addEventListener('change', showCall)
byId('try-form').addEventListener('submit', (event) => {
  event.preventDefault()
  void attempt(send)
})
byId('try-curl').addEventListener('click', () => {
  const { headers, ...made } = request()
  const shown = { ...headers }
  if (shown.Authorization) shown.Authorization = 'Bearer [redacted]'
  return copy(curlOf({ ...made, headers: shown }), 'the command; put a token into $TOKEN')
})
void attempt(start)
