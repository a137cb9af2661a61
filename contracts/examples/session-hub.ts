import { sessionHub as wire } from '../session-hub.ts'

export const sessionHub = {
  ...wire,
  /** The frame of a message, and the address without a token. */
  assumed: { fields: { type: 'S-25', invocationId: 'S-25' } },
  receiveSessionStatus: {
    ...wire.receiveSessionStatus,
    example: ['Tu sesión se abrió en otro dispositivo.'] as [string],
  },
}
