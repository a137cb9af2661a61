// Brings about what a screen needs, then opens it as navigation would. The host names the look: view--language--width.
const [key, language] = location.hostname.split('.')[0].split('--')

async function call(method, path, body) {
  const answer = await fetch(path, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
const control = (method, path, body) => call(method, `/__mock/v1${path}`, body)

async function openSession() {
  const { token, refreshToken } = await control('POST', '/provider-states', {
    state: 'a session is open',
    params: {},
  })
  const kept = { token: `Bearer ${token}`, refreshToken, sessionId: crypto.randomUUID() }
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value)
}

async function addressIn({ address, asked }) {
  if (asked)
    await call('POST', '/authentication/api/Login/ResetPassword', { user: address, appname: 'ibuhoo' })
  const mails = await control('GET', `/mail?to=${encodeURIComponent(address)}&wait=5`)
  const { pathname, search } = new URL(mails.at(-1).links[0])
  return pathname + search
}

async function prepare() {
  const { views } = await call('GET', '/__gallery/data.json')
  const view = views.find((one) => one.key === key)
  sessionStorage.clear()
  localStorage.clear()
  await control('POST', '/reset', {})
  for (const name of view.scenarios ?? []) await control('PUT', '/scenario', { name })
  if (view.signedIn) await openSession()
  const address = view.mailTo
    ? await addressIn(view.mailTo)
    : (view.through ?? view.path) + (view.search ?? '')
  if (view.fault) {
    const { path, ...fault } = view.fault
    await control('POST', '/faults', { match: { path }, ...fault })
  }
  for (const [name, value] of Object.entries(view.remembers ?? {}))
    sessionStorage.setItem(name, JSON.stringify(value))
  localStorage.setItem('bms_lang', language)
  const { state = null, steps = [], stands = false } = view
  sessionStorage.setItem('gallery', JSON.stringify({ state, steps, stands }))
  location.replace(address)
}

prepare().catch((cause) => {
  document.getElementById('word').textContent = cause.message
})
