import { openTabChannel } from '#shared/browser/tabChannel.ts'
import { onSeen } from '#shared/browser/visibility.ts'
import { markTitle } from '#shared/hooks/useTitle.ts'

/** Messages between tabs about edits; any code of the origin may send them, and they only set a mark. */
type Pointing = { type: 'point' | 'pointed'; edit: string }

const channelName = 'portal-edits'
/** Time for the tab of an edit to answer, ms: a background tab may be slow. */
export const answerMs = 3_000

/** Asks the tab of an edit to mark itself; true once it answered, false after a timeout. */
export function pointTo(edit: string): Promise<boolean> {
  const channel = openTabChannel(channelName)
  if (!channel) return Promise.resolve(false)
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), answerMs)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isAbout(data, 'pointed', edit)) return
      clearTimeout(timer)
      resolve(true)
    })
    say(channel, { type: 'point', edit })
  }).finally(() => channel.close())
}

/**
 * Marks this tab on request: `mark` precedes its title until the user arrives, which calls `onFound`. Returns a
 * function that ends it.
 */
export function answerPointing(edit: string, mark: () => string, onFound: () => void): () => void {
  const channel = openTabChannel(channelName)
  let leave: (() => void) | null = null

  function standOut(): void {
    markTitle(mark())
    // Few browsers focus a tab by this; it does no harm in others.
    window.focus()
    leave ??= untilSomebodyIsThere(() => {
      unmark()
      onFound()
    })
  }
  function unmark(): void {
    leave?.()
    leave = null
    markTitle(null)
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isAbout(data, 'point', edit)) return
    standOut()
    say(channel, { type: 'pointed', edit })
  })
  return () => {
    if (leave) unmark()
    channel?.close()
  }
}

function untilSomebodyIsThere(come: () => void): () => void {
  const signs = ['focus', 'pointerdown', 'keydown'] as const
  for (const sign of signs) window.addEventListener(sign, come)
  const forget = onSeen(come)
  return () => {
    for (const sign of signs) window.removeEventListener(sign, come)
    forget()
  }
}

function say(channel: BroadcastChannel, pointing: Pointing): void {
  channel.postMessage(pointing)
}

function isAbout(data: unknown, type: Pointing['type'], edit: string): boolean {
  const { type: received, edit: of } = Object(data) as Partial<Pointing>
  return received === type && of === edit
}
