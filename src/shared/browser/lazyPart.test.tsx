import { act, fireEvent, render, screen } from '@testing-library/react'
import { Component, startTransition, Suspense, useState, type ReactElement, type ReactNode } from 'react'
import { i18n } from '#shared/texts/i18n.ts'
import { lazyPart } from './lazyPart.tsx'

function Counter({ of }: { of: string }): ReactElement {
  const [count, setCount] = useState(0)
  return (
    <button onClick={() => setCount((now) => now + 1)}>
      {of}: {count}
    </button>
  )
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = (): { failed: boolean } => ({ failed: true })
  override render(): ReactNode {
    return this.state.failed ? 'It broke' : this.props.children
  }
}

const within = (content: ReactNode): ReactElement => (
  <Boundary>
    <Suspense fallback="Loading">{content}</Suspense>
  </Boundary>
)

const chunkError = (): Error =>
  Object.assign(new Error('Loading chunk 42 failed.'), { name: 'ChunkLoadError', request: '/assets/42.js' })

/** Answer to the check whether the server has the file; null for none. */
function server(status: number | null, type = 'text/javascript; charset=utf-8'): void {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      status === null
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(null, { status, headers: { 'Content-Type': type } })),
    )
}

/** Code that does not load until `arrives` is called. */
function missing(): { load: jest.Mock<Promise<typeof Counter>, []>; arrives: () => void } {
  const load = jest.fn<Promise<typeof Counter>, []>(() => Promise.reject(chunkError()))
  return { load, arrives: () => void load.mockImplementation(() => Promise.resolve(Counter)) }
}

const heading = (): HTMLElement | null => screen.queryByRole('heading', { level: 1 })
const rows = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Rows: 0' })

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('no network in tests')) })
  server(null)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a lazy screen', () => {
  it('renders at once if its code is loaded', async () => {
    const Screen = lazyPart(() => Promise.resolve(Counter))
    await Screen.load()
    render(within(<Screen of="Rows" />))
    expect(screen.getByRole('button')).toHaveTextContent('Rows: 0')
  })

  it('shows the fallback until its code is loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Counter>()
    const Screen = lazyPart(() => promise)
    await act(async () => render(within(<Screen of="Rows" />)))
    expect(screen.getByText('Loading')).toBeVisible()
    await act(async () => resolve(Counter))
    expect(await rows()).toBeVisible()
  })

  it('renders in a transition without a React warning', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Counter>()
    const Screen = lazyPart(() => promise)
    const { rerender } = await act(async () => render(within('Before')))
    await act(async () => startTransition(() => rerender(within(<Screen of="Rows" />))))
    expect(screen.getByText('Before')).toBeVisible()
    await act(async () => resolve(Counter))
    expect(await rows()).toBeVisible()
    expect(jest.mocked(console).error).not.toHaveBeenCalled()
  })

  it('keeps its state when its code is loaded again', async () => {
    const Screen = lazyPart(() => Promise.resolve(Counter))
    const { rerender } = await act(async () => render(within(<Screen of="Rows" />)))
    act(() => screen.getByRole('button').click())
    await Screen.load()
    rerender(within(<Screen of="Lines" />))
    expect(screen.getByRole('button')).toHaveTextContent('Lines: 1')
  })

  it('ignores a failed prefetch and retries when shown', async () => {
    const { load, arrives } = missing()
    const Screen = lazyPart(load)
    await expect(Screen.load()).resolves.toBeUndefined()
    arrives()
    await act(async () => render(within(<Screen of="Rows" />)))
    expect(await rows()).toBeVisible()
  })
})

describe('a lazy screen whose code does not load', () => {
  it('says so under a heading, in a landmark if it is a page', async () => {
    const Screen = lazyPart(missing().load)
    await act(async () => render(within(<Screen of="Rows" />)))
    expect(heading()).toHaveTextContent('Esta pantalla aún no se ha cargado.')
    expect(screen.getByRole('main')).toContainElement(heading())
    expect(screen.getByRole('alert')).toHaveTextContent('La pantalla se abrirá sola cuando vuelva.')
  })

  it.each([
    ['screen', true],
    ['part', false],
    ['extra', false],
  ] as const)('has no landmark as a %s, and a heading: %s', async (place, hasHeading) => {
    const Screen = lazyPart(missing().load, place)
    await act(async () => render(within(<Screen of="Rows" />)))
    expect(screen.queryByRole('main')).toBeNull()
    expect(heading() !== null).toBe(hasHeading)
    expect(screen.queryByText('It broke')).toBeNull()
  })

  it('retries as soon as the browser is online', async () => {
    const { load, arrives } = missing()
    const Screen = lazyPart(load)
    await act(async () => render(within(<Screen of="Rows" />)))
    jest.useFakeTimers()
    arrives()
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('button', { name: 'Rows: 0' })).toBeVisible()
  })

  it('retries without an online event', async () => {
    jest.useFakeTimers()
    const { load, arrives } = missing()
    const Screen = lazyPart(load)
    await act(async () => render(within(<Screen of="Rows" />)))
    // Backoff: 1, 3, 12.5 seconds …
    for (const [after, attempts] of [
      [1_000, 2],
      [3_000, 3],
      [2_000, 3],
      [10_500, 4],
    ] as const) {
      await act(() => jest.advanceTimersByTimeAsync(after))
      expect(load).toHaveBeenCalledTimes(attempts)
    }
    expect(heading()).toBeVisible()
    arrives()
    await act(() => jest.advanceTimersByTimeAsync(37_500))
    expect(screen.getByRole('button', { name: 'Rows: 0' })).toBeVisible()
  })

  it('retries by a button, which shows that it is busy', async () => {
    jest.useFakeTimers()
    const { load } = missing()
    const Screen = lazyPart(load)
    await act(async () => render(within(<Screen of="Rows" />)))
    const { promise, resolve } = Promise.withResolvers<typeof Counter>()
    load.mockImplementation(() => promise)
    const button = screen.getByRole('button', { name: 'Reintentar' })
    await act(async () => void fireEvent.click(button))
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(heading()).toBeVisible()
    await act(async () => resolve(Counter))
    expect(screen.getByRole('button', { name: 'Rows: 0' })).toBeVisible()
  })

  it('shows another error for a file that the server no longer has', async () => {
    server(404)
    const Screen = lazyPart(missing().load)
    await act(async () => render(within(<Screen of="Rows" />)))
    expect(await screen.findByText('It broke')).toBeVisible()
  })

  it('retries a file that the server has now', async () => {
    server(200)
    const Screen = lazyPart(missing().load)
    await act(async () => render(within(<Screen of="Rows" />)))
    expect(heading()).toHaveTextContent('Esta pantalla aún no se ha cargado.')
  })

  it('shows another error for code that throws', async () => {
    const Screen = lazyPart<{ of: string }>(() => Promise.reject(new TypeError('x is not a function')))
    await act(async () => render(within(<Screen of="Rows" />)))
    expect(await screen.findByText('It broke')).toBeVisible()
  })
})

describe('a lazy screen with another answer instead of its code', () => {
  afterEach(() => i18n.changeLanguage('es'))

  it.each([
    ['a page of a proxy', 200, 'text/html'],
    ['nothing that says what it is', 200, ''],
    ['a refusal', 403, 'text/javascript'],
    ['an outage', 503, 'text/html'],
  ])('shows that for %s, not a lost connection, and reloads the page', async (_what, status, type) => {
    server(status, type)
    const Screen = lazyPart(missing().load)
    await act(async () => render(within(<Screen of="Rows" />)))
    expect(heading()).toHaveTextContent('No pudimos cargar esta parte del portal.')
    expect(screen.getByRole('alert')).toHaveTextContent('Recarga la página.')
    expect(screen.queryByText(/conexión/)).toBeNull()
    expect(screen.getByRole('button')).toHaveAccessibleName('Recargar')
  })

  it.each([
    ['es', 'No pudimos cargar esta parte del portal. Recarga la página.', 'Recargar'],
    ['en', 'We could not load this part of the portal. Reload the page.', 'Reload'],
    ['pt', 'Não foi possível carregar esta parte do portal. Recarregue a página.', 'Recarregar'],
  ] as const)('says so in the place of a part, in %s', async (language, text, button) => {
    i18n.changeLanguage(language)
    server(200, 'text/html')
    const Screen = lazyPart(missing().load, 'part')
    await act(async () => render(within(<Screen of="Rows" />)))
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('button')).toHaveAccessibleName(button)
  })

  it('renders once the code loads and shows the current state until then', async () => {
    jest.useFakeTimers()
    server(200, 'text/html')
    const { load, arrives } = missing()
    const Screen = lazyPart(load)
    await act(async () => render(within(<Screen of="Rows" />)))
    server(null)
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(heading()).toHaveTextContent('Esta pantalla aún no se ha cargado.')
    arrives()
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(screen.getByRole('button', { name: 'Rows: 0' })).toBeVisible()
  })
})
