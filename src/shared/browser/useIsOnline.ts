import { useSyncExternalStore } from 'react'
import { isConnected, isOnline, onConnection } from './connection.ts'

/** False while offline. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(onConnection, isOnline, always)
}

/** Also false while calls get no answers because of the network. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(onConnection, isConnected, always)
}

// A prerendered screen shows no offline state.
function always(): boolean {
  return true
}
