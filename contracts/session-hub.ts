import * as z from 'zod/mini'

/** SignalR hub of the security service, JSON protocol over a websocket (CAL-28, S-25). */
export const sessionHub = {
  path: '/api/connections/session',
  /** Client → hub; returns the connection's id as text. */
  getConnectionId: { target: 'GetConnectionId', arguments: z.tuple([]), answer: z.string() },
  /** Hub → client; ends the session (CHN-01 to CHN-03). */
  receiveSessionStatus: {
    target: 'ReceiveSessionStatus',
    arguments: z.tuple([z.string()]),
  },
} as const
