import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LoginAnswer } from '#contracts/auth.ts'
import type { SessionEnd } from './sessionEvents.ts'

type SessionState = {
  isAuthenticated: boolean
  /** The login answer without its tokens. */
  loginResponse: Omit<LoginAnswer, 'token' | 'refreshToken'> | null
  /** True if the service refused a token of the address or a link (SES-14). */
  invalidToken: boolean
  /** True while a token from the address is being validated. */
  automaticLogin: boolean
  /** Code of the latest answer to an activation e-mail. */
  activationEmail: string | null
  /** End of the session until its dialog is accepted. */
  ended: SessionEnd | null
  /** True from a 403 until its dialog is accepted. */
  isForbidden: boolean
}

const initialState: SessionState = {
  isAuthenticated: false,
  loginResponse: null,
  invalidToken: false,
  automaticLogin: false,
  activationEmail: null,
  ended: null,
  isForbidden: false,
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    authenticated: (state) => {
      state.isAuthenticated = true
      state.ended = null
      state.automaticLogin = false
      state.invalidToken = false
    },
    answered(state, { payload }: PayloadAction<LoginAnswer>) {
      const { token: _token, refreshToken: _refreshToken, ...rest } = payload
      state.loginResponse = rest
    },
    automaticLoginBegan: (state) => {
      state.automaticLogin = true
      state.invalidToken = false
    },
    automaticLoginFailed: (state) => {
      state.automaticLogin = false
      state.invalidToken = true
    },
    linkRefused: (state) => {
      state.invalidToken = true
    },
    activationEmailAnswered(state, { payload }: PayloadAction<string | null>) {
      state.activationEmail = payload
    },
    ended: (_state, { payload }: PayloadAction<SessionEnd>) => ({ ...initialState, ended: payload }),
    endSeen: (state) => {
      state.ended = null
    },
    forbidden: (state) => {
      state.isForbidden = true
    },
    forbiddenSeen: (state) => {
      state.isForbidden = false
    },
  },
})

export const sessionActions = sessionSlice.actions
