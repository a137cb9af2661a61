import {
  assignPassword,
  changePassword,
  getUserForReset,
  resetPassword,
  sendActivationEmail,
  validateOtpMail,
} from '#contracts/passwords.ts'
import { api, call } from '#shared/api/api.ts'

export const passwordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserForReset: build.mutation(call(getUserForReset)),
    resetPassword: build.mutation(call(resetPassword)),
    assignPassword: build.mutation(call(assignPassword)),
    changePassword: build.mutation(call(changePassword)),
    sendActivationEmail: build.mutation(call(sendActivationEmail)),
    validateOtpMail: build.mutation(call(validateOtpMail)),
  }),
})
