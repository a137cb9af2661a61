import { act, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { setConfig } from '#shared/config.ts'
import { setAppName } from '#shared/api/appName.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { findTheme } from '#themes/registry.ts'
import type { Theme } from '#themes/theme.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { keepSentReset, type SentReset } from './requestReset.ts'

export type Sent = { call: string; headers: Headers; body: Record<string, unknown> }
export type Reply = { status?: number; body: unknown } | 'drop'

/** Answers each call by its name with the next reply, the last one repeats. Returns the requests. */
export function serve(replies: Record<string, Reply | Reply[]>): Sent[] {
  const sent: Sent[] = []
  const left = new Map(Object.entries(replies).map(([call, given]) => [call, [given].flat()]))
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const call = (address as string).split('/').at(-1)!
    if (call === 'getVersionApp') return Promise.resolve(new Response(JSON.stringify({ version: '3.4.1' })))
    const { body } = init ?? {}
    sent.push({
      call,
      headers: new Headers(init?.headers),
      body: typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {},
    })
    const queue = left.get(call) ?? []
    const reply = queue.length > 1 ? queue.shift()! : queue[0]
    if (!reply) throw new Error(`nobody answers ${call}`)
    if (reply === 'drop') return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 }))
  })
  return sent
}

export type Entry = { pathname: string; search?: string; state?: unknown; key?: string }

function Elsewhere(): ReactElement {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown }
  return <output aria-label="place">{`${pathname} ${JSON.stringify(state)}`}</output>
}

/**
 * Renders the screen of a route as a fresh page; other routes print their address and state.
 * `sent` has the requests of the page so far.
 */
export async function visit(
  element: ReactElement,
  entry: Entry,
  theme: Theme = findTheme(null, null),
  sent: SentReset | null = null,
): Promise<void> {
  setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') })
  setAppName(theme.appname)
  keepSentReset(sent)
  i18n.changeLanguage(theme.tenantLanguage)
  render(
    <ThemeContext value={theme}>
      <MemoryRouter initialEntries={[entry]}>
        <Routes>
          <Route path={entry.pathname} element={element} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </ThemeContext>,
  )
  await act(() => Promise.resolve())
}

/** Current route and navigation state. */
export async function place(): Promise<{ path: string; state: unknown }> {
  const text = (await screen.findByRole('status', { name: 'place' })).textContent ?? ''
  const space = text.indexOf(' ')
  return { path: text.slice(0, space), state: JSON.parse(text.slice(space + 1)) as unknown }
}
