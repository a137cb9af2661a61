import {
  assignPassword,
  changePassword,
  getUserForReset,
  resetPassword,
  sendActivationEmail,
  validateOtpMail,
} from '#contracts/passwords.ts'
import { api, call, type Answer, type Input } from '#shared/api/api.ts'

export const passwordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserForReset: build.mutation<Answer<typeof getUserForReset>, Input<typeof getUserForReset>>(
      call(getUserForReset),
    ),
    resetPassword: build.mutation<Answer<typeof resetPassword>, Input<typeof resetPassword>>(
      call(resetPassword),
    ),
    assignPassword: build.mutation<Answer<typeof assignPassword>, Input<typeof assignPassword>>(
      call(assignPassword),
    ),
    changePassword: build.mutation<Answer<typeof changePassword>, Input<typeof changePassword>>(
      call(changePassword),
    ),
    sendActivationEmail: build.mutation<
      Answer<typeof sendActivationEmail>,
      Input<typeof sendActivationEmail>
    >(call(sendActivationEmail)),
    validateOtpMail: build.mutation<Answer<typeof validateOtpMail>, Input<typeof validateOtpMail>>(
      call(validateOtpMail),
    ),
  }),
})
