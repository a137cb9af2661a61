import { openState } from '../openState.ts'

export const keyTable = openState()
