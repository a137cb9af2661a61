import { lookChoice, onLookChange, schemeOf, schemeScript } from './look.ts'

function systemWishes(scheme: 'light' | 'dark'): void {
  const matches = scheme === 'dark'
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches, media: query, onchange: null }) as unknown as MediaQueryList
}

function schemeOfThePage(): string | undefined {
  delete document.documentElement.dataset['scheme']
  // eslint-disable-next-line no-new-func -- the page runs this text, so does its test
  new Function(schemeScript)()
  return document.documentElement.dataset['scheme']
}

beforeEach(() => localStorage.clear())

describe('the colour scheme choice', () => {
  it.each([
    [null, 'light', 'light'],
    [null, 'dark', 'dark'],
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['purple', 'dark', 'dark'],
  ] as const)(
    'stored as %j where the system wishes %s is %s, before the first paint too',
    (stored, wish, is) => {
      systemWishes(wish)
      if (stored) localStorage.setItem('look', stored)
      expect(schemeOf(lookChoice.read())).toBe(is)
      expect(schemeOfThePage() ?? 'light').toBe(is)
    },
  )

  it('is stored, notifies listeners, and can be reset', () => {
    systemWishes('light')
    const seen: string[] = []
    const stop = onLookChange(() => seen.push(lookChoice.read()))
    lookChoice.choose('dark')
    expect(localStorage.getItem('look')).toBe('dark')
    lookChoice.choose('system')
    expect(localStorage.getItem('look')).toBeNull()
    localStorage.setItem('look', 'light')
    window.dispatchEvent(new StorageEvent('storage', { key: 'look' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'else' }))
    stop()
    lookChoice.choose('dark')
    expect(seen).toEqual(['dark', 'system', 'light'])
  })
})
