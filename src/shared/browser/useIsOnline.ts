import { useSyncExternalStore } from 'react'
import { isConnected, isOnline, onConnection } from './connection.ts'

/** False while there is no network: whatever is sent now goes nowhere. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(onConnection, isOnline, always)
}

/** False as well while calls stay without answers for a reason that only the network can have. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(onConnection, isConnected, always)
}

// A prerendered screen says nothing about a network.
function always(): boolean {
  return true
}
