import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LoginAnswer } from '#contracts/auth.ts'
import type { SessionEnd } from './sessionEvents.ts'

export type SessionState = {
  isAuthenticated: boolean
  /** Without its tokens. */
  loginResponse: Omit<LoginAnswer, 'token' | 'refreshToken'> | null
  /** A token of the address or of a link that the service refused (SES-14). */
  invalidToken: boolean
  /** True while a token from the address is being validated. */
  automaticLogin: boolean
  /** The code of the latest answer to an activation e-mail. */
  activationEmail: string | null
  /** Why the session ended, until the dialog was accepted. */
  ended: SessionEnd | null
  /** A call was answered 403, and the message has not been accepted yet. */
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
