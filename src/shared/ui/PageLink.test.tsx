import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense, type ComponentType } from 'react'
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { PageLink } from './PageLink.tsx'

let arrive = (): void => {}

function Home() {
  const navigate = useNavigate()
  return (
    <>
      <PageLink to="/card?new">Open</PageLink>
      <button onClick={() => void navigate(-1)}>Stay</button>
    </>
  )
}

async function open(): Promise<number> {
  const Card = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = () => resolve({ default: () => <h1>Card</h1> })
      }),
  )
  window.history.replaceState(null, '', '/')
  await act(async () =>
    render(
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path="/" element={<Home />} />
            <Route path="/card" element={<Card />} />
          </Routes>
        </Suspense>
      </BrowserRouter>,
    ),
  )
  return window.history.length
}

const press = (options = {}): boolean => fireEvent.click(screen.getByText('Open'), options)

it('two clicks while the screen loads add one history entry', async () => {
  const before = await open()
  press()
  expect(window.location.pathname).toBe('/card')
  expect(screen.queryByText('Card')).not.toBeInTheDocument()
  press()
  expect(window.history.length).toBe(before + 1)
  await act(async () => arrive())
  expect(await screen.findByText('Card')).toBeVisible()
})

it('works again after a guard has kept the screen', async () => {
  const before = await open()
  press()
  await act(async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    fireEvent.click(screen.getByText('Stay'))
    await popped
  })
  expect(window.location.pathname).toBe('/')
  press()
  expect(window.location.pathname).toBe('/card')
  expect(window.history.length).toBe(before + 1)
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'leaves a click with %o to the browser',
  async (keys) => {
    await open()
    press()
    let isPrevented: boolean | undefined
    function hear(event: Event): void {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', hear, { once: true })
    press(keys)
    expect(isPrevented).toBe(false)
  },
)
