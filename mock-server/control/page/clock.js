import { call } from './api.js'
import { attempt, byId } from './dom.js'

/** Difference between the mock's clock and this machine's in ms, and whether it is frozen. */
let offset = 0
let frozenAt = null

export function startClock(refresh) {
  const move = (body, done) =>
    attempt(async () => {
      await call('PUT', '/clock', body)
      await refresh()
    }, done)
  for (const button of document.querySelectorAll('[data-advance]')) {
    button.addEventListener('click', () =>
      move({ advance: button.dataset.advance }, `Moved the clock by ${button.textContent}.`),
    )
  }
  byId('clock-day-end').addEventListener('click', () =>
    move(
      { set: nextDayInBogota().toISOString() },
      'It is past 23:59 in Bogota: the mails of the day have been sent.',
    ),
  )
  byId('freeze').addEventListener('click', () =>
    move({ freeze: frozenAt === null }, frozenAt === null ? 'The clock stands.' : 'The clock goes on.'),
  )
  byId('clock-reset').addEventListener('click', () => move({ reset: true }, 'The clock shows real time.'))
  byId('clock-set').addEventListener('submit', (event) => {
    event.preventDefault()
    const at = new Date(byId('clock-value').value)
    move({ set: at.toISOString() }, `The clock was set to ${at.toLocaleString('en-GB')}.`)
  })
  setInterval(tick, 250)
}

export function showClock({ now, frozen }) {
  const at = Date.parse(now)
  offset = at - Date.now()
  frozenAt = frozen ? at : null
  byId('freeze').setAttribute('aria-pressed', String(frozen))
  byId('clock-state').textContent = frozen ? 'frozen' : describeOffset()
  tick()
}

function describeOffset() {
  const minutes = Math.round(offset / 60_000)
  if (minutes === 0) return 'real time'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '−' : '+'}${hours ? `${hours} h ` : ''}${rest} min`
}

/** The next midnight of Bogota, which is 05:00 UTC all year. */
function nextDayInBogota() {
  const midnight = shownTime()
  midnight.setUTCHours(5, 0, 0, 0)
  if (midnight <= shownTime()) midnight.setUTCDate(midnight.getUTCDate() + 1)
  return midnight
}

function shownTime() {
  return new Date(frozenAt ?? Date.now() + offset)
}

function tick() {
  const at = shownTime()
  const day = at.toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  byId('now').textContent = `${at.toLocaleTimeString('en-GB')} · ${day}`
  byId('now').dateTime = at.toISOString()
}
