import { standBeside } from './standBeside.ts'

/** A window of 1000 by 800, an anchor of 300 by 40 and a popup of 320 by 200. */
function stand(left: number, top: number, height?: number) {
  const anchor = document.createElement('div')
  const popup = document.createElement('div')
  const size = (element: Element, sizes: Record<string, number>): void => {
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(element, name, { value, configurable: true })
  }
  size(document.documentElement, { clientWidth: 1000, clientHeight: 800 })
  size(popup, { offsetWidth: 320, offsetHeight: 200 })
  const scrollTo = (y: number) => (anchor.getBoundingClientRect = () => new DOMRect(left, y, 300, 40))
  scrollTo(top)
  const letGo = standBeside(popup, anchor, height)
  const read = (name: string): string => popup.style.getPropertyValue(`--beside-${name}`)
  return { scrollTo, letGo, read }
}

it.each<[string, string, Parameters<typeof stand>, string, string]>([
  ['below', 'there is room', [20, 100, 0], '140px auto auto 20px', '652px'],
  [
    'below',
    'there is more room than above, though too little',
    [20, 300, 600],
    '340px auto auto 20px',
    '452px',
  ],
  ['above', 'there is more room', [20, 700, 0], 'auto auto 100px 20px', '692px'],
  ['above', 'all of it will need the room', [20, 500, 400], 'auto auto 300px 20px', '492px'],
  ['inside the window', 'the anchor is at its edge', [700, 100, 0], '140px auto auto 672px', '652px'],
  ['inside the window', 'the anchor begins outside', [-50, 100, 0], '140px auto auto 8px', '652px'],
])('a popup is placed %s where %s', (_where, _why, at, inset, room) => {
  const { read, letGo } = stand(...at)
  expect([read('inset'), read('room'), read('width')]).toEqual([inset, room, '300px'])
  letGo()
})

it('a popup follows its scrolled anchor on the same side until released', () => {
  const { scrollTo, read, letGo } = stand(20, 100)
  scrollTo(700)
  window.dispatchEvent(new Event('scroll'))
  expect(read('inset')).toBe('740px auto auto 20px')
  window.dispatchEvent(new Event('resize'))
  expect(read('inset')).toBe('auto auto 100px 20px')
  letGo()
  scrollTo(100)
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('resize'))
  expect(read('inset')).toBe('auto auto 100px 20px')
})
