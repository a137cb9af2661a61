import { act, render, screen } from '@testing-library/react'
import { Component, Suspense, useState, type ReactElement, type ReactNode } from 'react'
import { room } from './room.tsx'

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
    return this.state.failed ? 'It did not come' : this.props.children
  }
}

const within = (content: ReactNode): ReactElement => (
  <Boundary>
    <Suspense fallback="On its way">{content}</Suspense>
  </Boundary>
)

describe('a room', () => {
  it('is drawn at once when its code is here', async () => {
    const Room = room(() => Promise.resolve(Counter))
    await Room.load()
    render(within(<Room of="Rows" />))
    expect(screen.getByRole('button')).toHaveTextContent('Rows: 0')
  })

  it('says that it is on its way until its code has come', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Counter>()
    const Room = room(() => promise)
    render(within(<Room of="Rows" />))
    expect(screen.getByText('On its way')).toBeVisible()
    await act(async () => resolve(Counter))
    expect(await screen.findByRole('button')).toHaveTextContent('Rows: 0')
  })

  it('goes on as it was when its code is sent for once more', async () => {
    const Room = room(() => Promise.resolve(Counter))
    const { rerender } = await act(async () => render(within(<Room of="Rows" />)))
    act(() => screen.getByRole('button').click())
    await Room.load()
    rerender(within(<Room of="Lines" />))
    expect(screen.getByRole('button')).toHaveTextContent('Lines: 1')
  })

  it('asks again for code that did not come, and fails only for who enters', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const load = jest.fn(() => Promise.reject<typeof Counter>(new Error('offline')))
    const Room = room(load)
    await expect(Room.load()).resolves.toBeUndefined()
    await act(async () => render(within(<Room of="Rows" />)))
    expect(await screen.findByText('It did not come')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
