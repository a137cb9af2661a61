/** An element with attributes (`on…` are listeners, booleans set or omit) and children; text is never markup. */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value)
    else if (value === true) element.setAttribute(key, '')
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, value)
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false))
  return element
}

export function byId(id) {
  return document.getElementById(id)
}

/**
 * Syncs the children of `list` with `items` by key. Existing elements stay, so that focus and open details survive a
 * poll; `create` runs for new items, `update` for existing ones.
 */
export function syncList(list, items, { keyOf, create, update = () => {} }) {
  const keys = items.map((item) => String(keyOf(item)))
  const wanted = new Set(keys)
  for (const child of [...list.children]) if (!wanted.has(child.dataset.key)) child.remove()
  const present = new Map([...list.children].map((child) => [child.dataset.key, child]))
  let next = list.firstElementChild
  items.forEach((item, index) => {
    const child = present.get(keys[index]) ?? create(item)
    if (present.has(keys[index])) update(child, item)
    child.dataset.key = keys[index]
    if (child === next) next = child.nextElementSibling
    else list.insertBefore(child, next)
  })
}

let hideLater

/** Announces what just happened, also to screen readers. */
export function say(text, isError = false) {
  const toast = byId('toast')
  toast.textContent = text
  toast.dataset.state = isError ? 'error' : 'done'
  clearTimeout(hideLater)
  hideLater = setTimeout(() => delete toast.dataset.state, isError ? 8000 : 3000)
}

/** Runs an action and announces its result. */
export async function attempt(work, done) {
  try {
    await work()
    if (done) say(done)
  } catch (cause) {
    say(cause.message, true)
  }
}

export function copyButton(text, what, label = 'Copy') {
  return el(
    'button',
    { type: 'button', class: 'chip', 'aria-label': `${label} ${what}`, onclick: () => copy(text, what) },
    label,
  )
}

export function copy(text, what) {
  return attempt(() => navigator.clipboard.writeText(text), `Copied ${what}.`)
}

/** 14:03:07 of an ISO-8601 time, in the local zone. */
export function timeOfDay(at) {
  return new Date(at).toLocaleTimeString('en-GB')
}
