import { nextPress, patience, pressedKey, takesKeys } from './pressed.ts'
import { shortcuts } from './shortcuts.ts'

const press = (key: string, more: Partial<KeyboardEvent> = {}): string | null =>
  pressedKey({
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    defaultPrevented: false,
    ...more,
  })

describe('the shortcut name of a key press is', () => {
  it.each<[string, string, Partial<KeyboardEvent>, string | null]>([
    ['a letter', 'c', {}, 'c'],
    ['a letter under Caps Lock', 'C', {}, 'c'],
    ['a letter with Shift', 'C', { shiftKey: true }, null],
    ['a slash', '/', {}, '/'],
    ['a slash that needs Shift', '/', { shiftKey: true }, '/'],
    ['a question mark', '?', { shiftKey: true }, '?'],
    ['Ctrl and a letter', 'k', { ctrlKey: true }, 'Mod+K'],
    ['⌘ and a letter', 'k', { metaKey: true }, 'Mod+K'],
    ['Ctrl, Shift and a letter, which is the browser’s', 'K', { ctrlKey: true, shiftKey: true }, null],
    ['AltGr and a letter', 'k', { ctrlKey: true, altKey: true }, null],
    ['Alt and a letter', 'c', { altKey: true }, null],
    ['Ctrl, ⌘ and a letter', 'k', { ctrlKey: true, metaKey: true }, null],
    ['a held letter', 'c', { repeat: true }, null],
    ['a letter that something took', 'c', { defaultPrevented: true }, null],
    ['a Russian letter, by its place', 'с', { code: 'KeyC' }, 'c'],
    ['a Greek letter, by its place', 'ψ', { code: 'KeyC' }, 'c'],
    ['a Russian letter with Ctrl', 'л', { code: 'KeyK', ctrlKey: true }, 'Mod+K'],
    ['ñ, which is no n', 'ñ', { code: 'Semicolon' }, null],
    ['z of a German keyboard, which stands where y is', 'z', { code: 'KeyY' }, 'z'],
    ['a dead key', 'Dead', { code: 'KeyC' }, null],
    ['an arrow', 'ArrowDown', {}, null],
    ['a space', ' ', {}, 'Space'],
    ['Escape', 'Escape', {}, 'Esc'],
    ['a held space', ' ', { repeat: true }, null],
    ['a space with Shift, which is the browser’s', ' ', { shiftKey: true }, null],
  ])('%s [beyond 26]', (_what, key, more, name) => {
    expect(press(key, more)).toBe(name)
  })
})

describe('key sequences', () => {
  it('complete a shortcut in time, and restart afterwards', () => {
    const first = nextPress(null, 'g', 1000)
    expect(first).toEqual({ id: null, begun: { keys: ['g'], until: 1000 + patience } })
    expect(nextPress(first.begun, 'u', 1000 + patience)).toEqual({ id: 'users', begun: null })
    expect(nextPress(first.begun, 'u', 1001 + patience)).toEqual({ id: null, begun: null })
  })

  it('are dropped at another key, which counts by itself', () => {
    const { begun } = nextPress(null, 'g', 0)
    expect(nextPress(begun, 'c', 1)).toEqual({ id: 'create', begun: null })
    expect(nextPress(begun, 'q', 1)).toEqual({ id: null, begun: null })
    expect(nextPress(begun, 'g', 1).begun?.keys).toEqual(['g'])
  })
})

it('has no two shortcuts with the same keys or prefix', () => {
  const all = shortcuts.map(({ keys }) => keys.join(' '))
  for (const one of all) expect(all.filter((other) => `${other} `.startsWith(`${one} `))).toEqual([one])
})

it.each([
  ['a field', '<input>', true],
  ['a text', '<textarea></textarea>', true],
  ['a list of choices', '<select></select>', true],
  ['what is edited', '<p contenteditable></p>', true],
  ['an item of a menu', '<div role="menu"><b></b></div>', true],
  ['an item of a tree', '<div role="tree"><b></b></div>', true],
  ['a box to tick', '<input type="checkbox">', false],
  ['a button', '<button></button>', false],
  ['a link', '<a href="/"></a>', false],
])('%s receives letters itself: %s', (_what, html, keeps) => {
  document.body.innerHTML = html
  expect(takesKeys(document.querySelector('b') ?? document.body.firstElementChild)).toBe(keeps)
})
