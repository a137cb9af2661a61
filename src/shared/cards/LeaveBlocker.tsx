import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import {
  NavigationType,
  useBeforeUnload,
  useBlocker,
  useLocation,
  type BlockerFunction,
} from 'react-router-dom'
import { dismissOnTop } from '#shared/address/closeByBack.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { createLeaveGate, LeaveGateContext } from './leaveGate.ts'

/** Asks on every exit from a card with unsaved work, and Back closes a dialog first (docs/decisions/007). */
export function LeaveBlocker({ children }: { children: ReactNode }): ReactElement {
  const [gate] = useState(createLeaveGate)
  const dismiss = useRef<ReturnType<typeof dismissOnTop>>(undefined)
  const location = useLocation()
  const here = useRef(historyIndex())
  useLayoutEffect(() => {
    here.current = historyIndex()
  }, [location])

  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation, historyAction }) => {
        const isBack = historyAction === NavigationType.Pop && historyIndex() < here.current
        dismiss.current = isBack ? dismissOnTop() : undefined
        return dismiss.current !== undefined || gate.blocks(currentLocation, nextLocation)
      },
      [gate],
    ),
  )
  const latest = useLatest(blocker)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (dismiss.current) {
      blocker.reset()
      dismiss.current()
      return
    }
    const { key, pathname } = blocker.location
    gate.ask(pathname, () => {
      // The answer may be about a way that another one has taken the place of.
      const now = latest.current
      if (now.state === 'blocked' && now.location.key === key) now.proceed()
    })
  }, [blocker, gate, latest])
  useBeforeUnload(
    useCallback(
      (event) => {
        if (!gate.blocksUnload()) return
        event.preventDefault()
        // Chrome before 119 needs this.
        event.returnValue = true
      },
      [gate],
    ),
  )
  return <LeaveGateContext value={gate}>{children}</LeaveGateContext>
}

/** The router numbers its entries. */
function historyIndex(): number {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  return idx ?? 0
}
