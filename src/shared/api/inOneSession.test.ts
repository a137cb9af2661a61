/** @jest-environment node */
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { inOneSession } from './inOneSession.ts'

it('passes on what was read in the session that asked', async () => {
  expect(await inOneSession(Promise.resolve({ data: 1 }))).toEqual({ data: 1 })
})

it('answers nothing of a read that ended in another session than it, or the press before it, began in', async () => {
  const gone = { error: expect.objectContaining({ kind: 'session' }) as object }
  const read = inOneSession(Promise.resolve({ data: 1 }))
  beginSessionEpoch()
  expect(await read).toEqual(gone)
  expect(await inOneSession(Promise.resolve({ data: 1 }), -1)).toEqual(gone)
})
