import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, type ReactElement } from 'react'
import { treeOf } from '#shared/menu/draft/testTree.ts'
import { treeRows } from './treeRows.ts'
import { useTreeDrag } from './useTreeDrag.ts'

const rowHeight = 20
/** Visible part of the menu: five rows, 100 px from the top of the page. */
const box = { top: 100, bottom: 200 }
/** Scroll position in px. */
let scrolled = 0
const names = 'ABCDEFGHIJ'
const rows = treeRows(treeOf(...names), new Set())
const key = (name: string): string => rows.find(({ item }) => item.name === name)!.item.key

const onStart = jest.fn<undefined, [string]>()
const onDrop = jest.fn<undefined, [string, object]>()
/** Pending animation frames. */
let frames = new Map<number, FrameRequestCallback>()
let lastFrame = 0

function Frame(): ReactElement {
  const frame = useRef<HTMLDivElement>(null)
  const { drag, onPointerDown } = useTreeDrag({ frame, rows, rowHeight, onStart, onDrop })
  return (
    <div ref={frame} data-testid="frame" onPointerDown={onPointerDown}>
      {rows.map(({ item }) => (
        <p key={item.key} data-key={item.key}>
          {item.name}
          <span data-handle>{`handle of ${item.name}`}</span>
          <button>{`edit ${item.name}`}</button>
        </p>
      ))}
      <output>{drag === null ? 'at rest' : JSON.stringify(drag.drop?.mark ?? null)}</output>
    </div>
  )
}

beforeEach(() => {
  jest.clearAllMocks()
  frames = new Map()
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    lastFrame += 1
    frames.set(lastFrame, callback)
    return lastFrame
  })
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void frames.delete(id))
  scrolled = 0
  window.innerHeight = box.bottom
  document.documentElement.style.setProperty('scroll-padding-top', `${box.top}px`)
  window.scrollBy = ((_x: number, y: number) => {
    scrolled += y
  }) as typeof window.scrollBy
  render(<Frame />)
  const frame = screen.getByTestId('frame')
  const height = names.length * rowHeight
  frame.getBoundingClientRect = () =>
    ({ top: box.top - scrolled, bottom: box.top - scrolled + height, left: 0, right: 300 }) as DOMRect
})

const state = (): string | null => screen.getByRole('status').textContent
const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, clientX: 10 }
const yOf = (name: string): number => box.top + (names.indexOf(name) + 0.5) * rowHeight

/** A pointer event, missing in jsdom. */
function pointer(type: string, how: object, target: Node = document): void {
  const { pointerId, pointerType, isPrimary, ...init } = { ...mouse, ...how }
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init })
  act(() => void target.dispatchEvent(Object.assign(event, { pointerId, pointerType, isPrimary })))
}
/** Position of the pointer. */
let clientY = 0
function press(target: string, how: object = {}): void {
  clientY = 110
  pointer('pointerdown', { clientY, ...how }, screen.getByText(target))
}
function moveTo(y: number, how: object = {}): void {
  clientY = y
  pointer('pointermove', { clientY, ...how })
}
const letGo = (how: object = {}): void => pointer('pointerup', { clientY, ...how })
const cancel = (how: object = {}): void => pointer('pointercancel', how)
function nextFrame(): void {
  const callbacks = [...frames.values()]
  frames.clear()
  act(() => callbacks.forEach((callback) => callback(0)))
}

describe('a drag by mouse', () => {
  it('drops the item where the pointer is released', () => {
    press('A')
    moveTo(yOf('C') + 9)
    expect(onStart).toHaveBeenCalledWith(key('A'))
    expect(state()).toBe('{"line":3,"level":1}')
    letGo()
    expect(onDrop.mock.calls).toEqual([[key('A'), { parent: null, before: key('D') }]])
    expect(state()).toBe('at rest')
  })

  it('drops it there even without the last move event', () => {
    press('A')
    moveTo(yOf('B'))
    letGo({ clientY: yOf('C') + 9 })
    expect(onDrop.mock.calls).toEqual([[key('A'), { parent: null, before: key('D') }]])
  })

  it('starts only after a move of five pixels', () => {
    press('A')
    moveTo(114)
    expect(onStart).not.toHaveBeenCalled()
    letGo()
    expect(onDrop).not.toHaveBeenCalled()
    press('A')
    moveTo(115)
    expect(onStart).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['that the system ends', () => cancel()],
    ['that is given up with Esc', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ['that ends far above the tree', () => (moveTo(box.top - 41), letGo())],
    ['that ends far below the tree', () => (moveTo(box.bottom + 41), letGo())],
  ])('%s drops nothing, not even with the next press', (_how, end) => {
    press('A')
    moveTo(yOf('C') + 9)
    expect(state()).not.toBe('at rest')
    end()
    expect(state()).toBe('at rest')
    letGo()
    moveTo(yOf('E'))
    expect(state()).toBe('at rest')
    expect(onDrop).not.toHaveBeenCalled()
  })

  it('ignores other pointers', () => {
    press('A')
    moveTo(yOf('C') + 9)
    const before = state()
    moveTo(yOf('E'), { pointerId: 2 })
    letGo({ pointerId: 2 })
    cancel({ pointerId: 2 })
    expect([state(), onDrop.mock.calls]).toEqual([before, []])
  })
})

describe('a menu longer than the page', () => {
  it.each([
    ['down near the lower edge', 0, box.bottom - 39, 16],
    ['not at all in the middle', 40, box.bottom - 50, 40],
    ['up near the upper edge', 40, box.top + 39, 24],
  ])('scrolls %s, frame by frame', (_where, before, y, after) => {
    scrolled = before
    press('A', { clientY: 150 })
    moveTo(y)
    nextFrame()
    nextFrame()
    expect(scrolled).toBe(after)
  })

  it('scrolls by touch at its edge like by mouse', () => {
    press('handle of A', { clientY: 150, pointerType: 'touch' })
    moveTo(box.bottom - 39, { pointerType: 'touch' })
    nextFrame()
    nextFrame()
    expect(scrolled).toBe(16)
    letGo({ pointerType: 'touch' })
    expect(onDrop).toHaveBeenCalledTimes(1)
  })

  it('updates the target under a resting pointer while scrolling', () => {
    press('A')
    moveTo(box.bottom - 1)
    const before = state()
    nextFrame()
    nextFrame()
    expect(state()).not.toBe(before)
    letGo()
    expect(onDrop.mock.calls).toEqual([[key('A'), { parent: null, before: key('G') }]])
  })

  it('stops scrolling after the drag', () => {
    press('A')
    moveTo(box.bottom - 1)
    nextFrame()
    cancel()
    const before = scrolled
    nextFrame()
    expect(scrolled).toBe(before)
  })
})

it.each([
  [true, 'a finger at the handle', 'handle of A', { pointerType: 'touch' }],
  [false, 'a finger beside the handle, which scrolls', 'A', { pointerType: 'touch' }],
  [true, 'a mouse at the handle', 'handle of A', {}],
  [false, 'a mouse on a button of the row', 'edit A', {}],
  [false, 'the other button of the mouse', 'A', { button: 2 }],
  [false, 'a second finger', 'handle of A', { pointerType: 'touch', isPrimary: false }],
])('starts (%s) by %s', (isDragged, _what, target, how) => {
  press(target, how)
  moveTo(yOf('C'))
  expect(onStart.mock.calls.length === 1).toBe(isDragged)
})
