import { openState } from '../openState.ts'

export const preferencesOpen = openState()
