import { useSyncExternalStore } from 'react'
import type { Choice } from './choice.ts'

export function useChoice<Value>({ onChange, read }: Choice<Value>): Value {
  return useSyncExternalStore(onChange, read, read)
}
