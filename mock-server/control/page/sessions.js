import { call } from './api.js'
import { attempt, byId, el, syncList, timeOfDay } from './dom.js'

export function startSessions(refresh) {
  byId('sessions-drop').addEventListener('click', () =>
    attempt(async () => {
      await call('POST', '/sessions/drop', {})
      await refresh()
    }, 'Dropped all sockets.'),
  )
  byId('sessions-refuse').addEventListener('click', ({ currentTarget: button }) => {
    const on = button.getAttribute('aria-pressed') !== 'true'
    attempt(
      async () => {
        await call('POST', '/sessions/refuse', { on })
        button.setAttribute('aria-pressed', String(on))
      },
      on ? 'New sockets are refused.' : 'New sockets are let in.',
    )
  })
}

/** Follows a reset. */
export function allowSockets() {
  byId('sessions-refuse').setAttribute('aria-pressed', 'false')
}

export function showSessions(sessions) {
  byId('session-count').textContent = sessions.length || ''
  byId('session-empty').hidden = sessions.length > 0
  syncList(byId('session-list'), sessions, {
    keyOf: ({ id }) => id,
    create: (session) => {
      const close = () =>
        attempt(
          () =>
            call('POST', `/sessions/${encodeURIComponent(session.id)}/status`, {
              message: byId('session-message').value,
            }),
          'Pushed the message.',
        )
      const item = el(
        'li',
        {},
        el('b'),
        el('code', { class: 'grow' }, session.id),
        el('span', { class: 'tag' }, `since ${timeOfDay(session.openedAt)}`),
        el(
          'button',
          { type: 'button', class: 'chip', 'aria-label': `Close ${session.id}`, onclick: close },
          'Close',
        ),
      )
      showPerson(item, session)
      return item
    },
    update: showPerson,
  })
}

function showPerson(item, { userName }) {
  item.querySelector('b').textContent = userName ?? 'not identified'
}
