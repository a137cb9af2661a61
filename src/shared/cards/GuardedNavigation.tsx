import {
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom'
import { createLeaveGate, historyIndex, LeaveGateContext } from './leaveGate.ts'

/** Everything below it navigates through the gate: links, buttons, redirects, Back and Forward (docs/decisions/007). */
export function GuardedNavigation({ children }: { children: ReactNode }): ReactElement {
  const [gate] = useState(createLeaveGate)
  const outer = useContext(NavigationContext)
  const location = useLocation()
  const inner = useMemo(() => ({ ...outer, navigator: gate.guarded(outer.navigator) }), [outer, gate])
  useEffect(() => gate.watch(window), [gate])
  useLayoutEffect(() => gate.arrived(historyIndex(window), location), [gate, location])
  return (
    <LeaveGateContext value={gate}>
      <NavigationContext value={inner}>{children}</NavigationContext>
    </LeaveGateContext>
  )
}
