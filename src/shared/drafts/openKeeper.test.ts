import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import type { StoredDraft } from './draftRules.ts'
import { openKeeper, type Captured, type Keeper } from './openKeeper.ts'
import { openLiveEdits } from './liveEdits.ts'
import { pretendLocks } from './testLocks.ts'

const owner = { person: 'maria.gomez', place: '' }
const old = (content: string, savedAt = 0): StoredDraft => ({ content, savedAt, words: [] })
const typing = (content: string): Captured => ({ content, words: [] })

let stored: readonly StoredDraft[]
let typed: Captured
let offered: string | null
let writes: number
let keeper: Keeper

/** Waits until the store has finished. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

function texts(): unknown[] {
  return stored.map(({ content }) => content)
}

async function open(kept: readonly StoredDraft[] = [], fails = false): Promise<void> {
  stored = kept
  typed = null
  offered = null
  writes = 0
  keeper = openKeeper({
    owner,
    record: { kind: '/users', id: 4 },
    skewMs: 0,
    capture: () => typed,
    fits: (content) => content !== 'unfit',
    onOffer: (draft) => (offered = (draft?.content as string | undefined) ?? null),
    onElsewhere: () => {},
    openEdits: () => Promise.resolve(openLiveEdits('r')),
    openStore: () =>
      fails
        ? Promise.reject(new Error('storage is forbidden'))
        : Promise.resolve({
            read: () => Promise.resolve([...stored]),
            write(drafts) {
              writes += 1
              stored = drafts
              return Promise.resolve()
            },
            close: () => {},
          }),
  })
  await settled()
}

async function type(text: string): Promise<void> {
  typed = typing(text)
  keeper.changed()
  jest.advanceTimersByTime(500)
  await settled()
}

beforeEach(() => {
  jest.useFakeTimers()
  writeSession({ token: testToken({ unique_name: owner.person }), refreshToken: 'r' })
  beginSessionEpoch()
})
afterEach(() => {
  keeper.close()
  clearSession()
})

describe('input', () => {
  it('is stored almost at once, then every half second while typing', async () => {
    await open()
    for (let at = 0; at < 1000; at += 50) {
      typed = typing(`typed for ${at} ms`)
      keeper.changed()
      jest.advanceTimersByTime(50)
      await settled()
      if (at === 0) expect(writes).toBe(1)
    }
    expect([texts(), writes]).toEqual([['typed for 500 ms'], 2])
    jest.advanceTimersByTime(500)
    await settled()
    expect([texts(), writes]).toEqual([['typed for 950 ms'], 3])
  })

  it.each<[string, () => unknown]>([
    ['is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['is asked about before it is left', () => window.dispatchEvent(new Event('beforeunload'))],
    ['goes', () => window.dispatchEvent(new Event('pagehide'))],
    ['shows something else', () => keeper.close()],
    ['loses its session', () => endSession({ reason: 'expired', message: null })],
  ])('is stored at once when the page %s', async (_what, leave) => {
    await open()
    typed = typing('a')
    keeper.changed()
    leave()
    keeper.close()
    await settled()
    expect(texts()).toEqual(['a'])
  })

  it('is dropped once saved or discarded, even before the card knows', async () => {
    await open()
    await type('a')
    expect(texts()).toEqual(['a'])
    keeper.changed()
    keeper.settle()
    keeper.close()
    await settled()
    expect(texts()).toEqual([])
  })

  it('is dropped once nothing differs', async () => {
    await open()
    await type('a')
    typed = null
    keeper.changed()
    jest.advanceTimersByTime(500)
    await settled()
    expect(texts()).toEqual([])
  })

  it('is not stored after a sign-out', async () => {
    await open()
    typed = typing('a')
    keeper.changed()
    endSession({ reason: 'signed-out', message: null })
    keeper.close()
    await settled()
    expect(writes).toBe(0)
  })

  it('costs nothing without changes', async () => {
    await open()
    keeper.changed()
    jest.advanceTimersByTime(500)
    keeper.settle()
    await settled()
    expect(writes).toBe(0)
  })

  it('works when storage is blocked', async () => {
    await open([], true)
    await type('a')
    expect([offered, keeper.take()]).toEqual([null, undefined])
  })
})

describe('a draft left behind', () => {
  it('is offered, and resumes as current input', async () => {
    await open([old('left')])
    expect(offered).toBe('left')
    expect(keeper.take()?.content).toBe('left')
    expect(offered).toBeNull()
    await type('left and more')
    expect(texts()).toEqual(['left and more'])
  })

  it('stays on offer beside new input, and after that is saved', async () => {
    await open([old('left')])
    await type('other')
    expect([texts(), offered]).toEqual([['other', 'left'], 'left'])
    keeper.settle()
    await settled()
    expect([texts(), offered]).toEqual([['left'], 'left'])
  })

  it('is swapped with the current input when resumed', async () => {
    await open([old('left')])
    await type('other')
    expect(keeper.take()?.content).toBe('left')
    expect(offered).toBe('other')
    await type('left')
    expect(texts()).toEqual(['left', 'other'])
  })

  it('is dropped when discarded; the previous draft is offered next', async () => {
    await open([old('later', 2), old('earlier', 1)])
    keeper.discard()
    await settled()
    expect([texts(), offered]).toEqual([['earlier'], 'earlier'])
    keeper.discard()
    await settled()
    expect([texts(), offered]).toEqual([[], null])
  })

  it('is dropped when it no longer fits the card', async () => {
    await open([old('unfit')])
    expect([texts(), offered]).toEqual([[], null])
  })
})

describe('an edit of the same record in another tab', () => {
  const editOf = (name: string): string => name.split('.').at(-1)!
  let locks: ReturnType<typeof pretendLocks>
  let entries: Map<string, StoredDraft[]>
  let keepers: Keeper[]

  /** A tab of the same browser; others see its draft once its edit has ended. */
  function openTab(tab: { typed: string | null; offered: string | null; elsewhere: string | null }): Keeper {
    const own = openKeeper({
      owner,
      record: { kind: '/users', id: 4 },
      skewMs: 0,
      capture: () => (tab.typed === null ? null : typing(tab.typed)),
      fits: () => true,
      onOffer: (draft) => (tab.offered = (draft?.content as string | undefined) ?? null),
      onElsewhere: (edit) => (tab.elsewhere = edit),
      openEdits: () => Promise.resolve(openLiveEdits('r')),
      openStore: () => {
        const seen = new Set<string>()
        return Promise.resolve({
          read(_now, underWay) {
            const left = [...entries].filter(([edit]) => !underWay.includes(edit) && !seen.has(edit))
            for (const [edit] of left) seen.add(edit)
            return Promise.resolve(left.flatMap(([, kept]) => kept))
          },
          write(drafts, _now, edit) {
            seen.add(edit)
            entries.set(edit, [...drafts])
            return Promise.resolve()
          },
          close: () => {},
        })
      },
    })
    keepers.push(own)
    return own
  }
  const newTab = () => ({ typed: null, offered: null, elsewhere: null }) as Parameters<typeof openTab>[0]
  const pass = (): Promise<unknown> => jest.advanceTimersByTimeAsync(600)

  beforeEach(() => {
    locks = pretendLocks()
    entries = new Map()
    keepers = []
    keeper = openTab(newTab())
  })
  afterEach(() => {
    for (const one of keepers) one.close()
    Reflect.deleteProperty(navigator, 'locks')
  })

  it('is announced in the second tab, and becomes a draft after a crash', async () => {
    const [first, second] = [newTab(), newTab()]
    const one = openTab(first)
    one.setEditing(true)
    await pass()
    first.typed = 'mine'
    one.changed()
    await pass()
    const other = openTab(second)
    await pass()
    expect(second).toEqual(newTab())
    other.setEditing(true)
    await pass()
    expect([first.elsewhere, second]).toEqual([null, { ...newTab(), elsewhere: editOf(locks.held()[0]!) }])
    locks.crash(second.elsewhere!)
    await pass()
    expect(second).toEqual({ typed: null, offered: 'mine', elsewhere: null })
  })

  it('is offered after a crash beside earlier drafts', async () => {
    const [first, second] = [newTab(), newTab()]
    const one = openTab(first)
    one.setEditing(true)
    await pass()
    entries.set('older', [old('older', -1)])
    const other = openTab(second)
    await pass()
    expect(second.offered).toBe('older')
    first.typed = 'mine'
    one.changed()
    await pass()
    locks.crash('edit')
    await pass()
    expect([other.take()?.content, other.take()?.content]).toEqual(['mine', 'older'])
  })

  it('ends with its save, and with its end here', async () => {
    const [first, second] = [newTab(), newTab()]
    const [one, other] = [openTab(first), openTab(second)]
    one.setEditing(true)
    await pass()
    other.setEditing(true)
    await pass()
    expect(second.elsewhere).not.toBeNull()
    other.setEditing(false)
    expect(second.elsewhere).toBeNull()
    other.setEditing(true)
    await pass()
    expect(second.elsewhere).not.toBeNull()
    one.settle()
    one.setEditing(false)
    await pass()
    expect([second.elsewhere, second.offered]).toEqual([null, null])
  })

  it('leaves the drafts of this tab alone when it ends; a save here drops them', async () => {
    const second = newTab()
    const one = openTab(newTab())
    one.setEditing(true)
    await pass()
    const other = openTab(second)
    other.setEditing(true)
    second.typed = 'mine'
    other.changed()
    await pass()
    expect([...entries.values()]).toMatchObject([[{ content: 'mine' }]])
    one.setEditing(false)
    await pass()
    other.settle()
    await pass()
    expect([...entries.values()]).toEqual([[]])
  })

  it('has a unique name each time', async () => {
    const one = openTab(newTab())
    one.setEditing(true)
    await pass()
    const [name] = locks.held()
    one.setEditing(false)
    await pass()
    expect(locks.held()).toEqual([])
    one.setEditing(true)
    await pass()
    expect(locks.held()).not.toEqual([name])
  })
})
