// Runs before the portal's own code, in the gallery only: holds the time, then does what the look needs.
const { state, steps = [], stands = false } = JSON.parse(sessionStorage.getItem('gallery') ?? '{}')
sessionStorage.removeItem('gallery')

// What the portal's own router writes when it hands something over.
if (state) history.replaceState({ usr: state, key: 'gallery', idx: 0 }, '')

if (stands) {
  const now = Date.now()
  const start = window.setTimeout.bind(window)
  Date.now = () => now
  window.setTimeout = (work, ms = 0, ...rest) => (ms < 1000 ? start(work, ms, ...rest) : 0)
  AbortSignal.timeout = () => new AbortController().signal
}

// Not by frames: drawing one may take long, and what is waited for is in the document before.
const pause = () => new Promise((done) => setTimeout(done, 10))

async function found(selector) {
  for (;;) {
    const element = document.querySelector(selector)
    if (element && element.getClientRects().length > 0) return element
    await pause()
  }
}

function type(field, value) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

async function fill(values) {
  await found(Object.keys(values).join())
  // A list of choices arrives after the form.
  while (document.querySelector('select[name] option:only-child')) await pause()
  for (const [selector, value] of Object.entries(values)) {
    const field = document.querySelector(selector)
    if (field) type(field, value)
    await pause()
  }
}

async function codeFor(address) {
  const answer = await fetch(`/__mock/v1/mail?to=${encodeURIComponent(address)}&wait=5`)
  const mails = await answer.json()
  await fill({ '[name=code]': mails.at(-1).code })
}

/** Before React has taken the form over, a click would go nowhere. */
async function taken(element) {
  while (!Object.keys(element).some((key) => key.startsWith('__react'))) await pause()
  return element
}

async function perform(step) {
  if (step.fill) return fill(step.fill)
  if (step.codeFor) return codeFor(step.codeFor)
  const element = await found(step.click ?? step.wait)
  if (step.click) (await taken(element)).click()
}

addEventListener('DOMContentLoaded', async () => {
  await found('.frame h1, .frame [role=status]')
  for (const step of steps) {
    await perform(step)
    await pause()
  }
  document.documentElement.dataset.gallery = 'ready'
})
