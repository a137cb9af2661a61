import { showQuickly } from './showQuickly.ts'

const ways = ['showPopover', 'hidePopover', 'showModal', 'close'] as const
let done: string[] = []

beforeEach(() => {
  jest.useFakeTimers()
  done = []
  document.body.innerHTML = '<button>Abrir</button><dialog popover="manual"><input></dialog>'
  document.querySelector('button')!.focus()
  for (const way of ways) {
    const real = HTMLDialogElement.prototype[way]
    jest.spyOn(HTMLDialogElement.prototype, way).mockImplementation(function (this: HTMLDialogElement) {
      done.push(way)
      // As in a browser: a popover is no open dialog.
      if (!way.endsWith('Popover')) real.call(this)
    })
  }
})
afterEach(() => jest.useRealTimers())

function show(): () => void {
  const hide = showQuickly(document.querySelector('dialog')!)
  document.querySelector('input')!.focus()
  return hide
}

it('is there at once and modal a moment later, and gives the focus back (beyond 25)', () => {
  const hide = show()
  expect(done).toEqual(['showPopover'])
  jest.runAllTimers()
  expect(done).toEqual(['showPopover', 'hidePopover', 'showModal'])
  expect(document.querySelector('input')).toHaveFocus()
  hide()
  expect(done.at(-1)).toBe('close')
  expect(document.querySelector('button')).toHaveFocus()
})

it('never becomes modal once it is closed, and gives the focus back then too', () => {
  const hide = show()
  hide()
  jest.runAllTimers()
  expect(done).toEqual(['showPopover', 'hidePopover'])
  expect(document.querySelector('button')).toHaveFocus()
})
