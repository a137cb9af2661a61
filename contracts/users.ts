import * as z from 'zod/mini'
import { text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Ties the tab's hub connection to its session (CAL-27). A 401 ends the session (CHN-04). */
export const validateSession = endpoint({
  id: 'validateSession',
  service: 'security',
  method: 'POST',
  path: '/api/user/validatesession',
  access: 'bearer-final',
  headers: z.object({ connectionId: z.string() }),
  body: z.object({}),
  answer: z.object({ message: text }),
  example: { headers: { connectionId: 'aGVsbG8tY29ubmVjdGlvbg' }, body: {}, answer: {} },
  outcomes: { '401': { status: 401, body: { message: 'Unauthorized' } } },
})

export const userEndpoints = { validateSession }
