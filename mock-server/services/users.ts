import type { userEndpoints } from '#contracts/users.ts'
import { ok, unauthorized, type Services } from './service.ts'

export const userServices: Services<typeof userEndpoints> = {
  validateSession({ caller, identify }, { headers }) {
    if (!caller) return unauthorized
    identify(headers.connectionId, caller.user.userName)
    return ok({})
  },
}
