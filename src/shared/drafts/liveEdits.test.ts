/** @jest-environment node */
import { openLiveEdits } from './liveEdits.ts'
import { pretendLocks } from './testLocks.ts'

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

describe('an edit in another tab', () => {
  it('is visible by its name from start to end, for that record only', async () => {
    pretendLocks()
    const [first, second, otherRecord] = [openLiveEdits('r'), openLiveEdits('r'), openLiveEdits('r2')]
    expect(await second.others()).toEqual([])
    await first.begin('a')
    expect(await second.others()).toEqual(['a'])
    expect(await otherRecord.others()).toEqual([])
    expect(await first.others()).toEqual([])
    first.end()
    await settled()
    expect(await second.others()).toEqual([])
  })

  it('starts over under another name', async () => {
    const { held } = pretendLocks()
    const first = openLiveEdits('r')
    await first.begin('a')
    await first.begin('b')
    await settled()
    expect(held()).toEqual(['edit.r.b'])
  })

  it.each<[string, (edits: ReturnType<typeof openLiveEdits>, crash: (part: string) => void) => void]>([
    ['ends', (edits) => edits.end()],
    ['is closed', (edits) => edits.close()],
    ['crashes', (_edits, crash) => crash('.a')],
  ])('is over once it %s', async (_how, finish) => {
    const { crash, held } = pretendLocks()
    const [first, second] = [openLiveEdits('r'), openLiveEdits('r')]
    await first.begin('a')
    const heard = jest.fn()
    void second.untilOver('a').then(heard)
    await settled()
    expect(heard).not.toHaveBeenCalled()
    finish(first, crash)
    await settled()
    expect(heard).toHaveBeenCalled()
    expect(held()).toEqual([])
  })

  it('is not awaited after closing', async () => {
    pretendLocks()
    const [first, second] = [openLiveEdits('r'), openLiveEdits('r')]
    await first.begin('a')
    const heard = jest.fn()
    void second.untilOver('a').then(heard)
    second.close()
    first.end()
    await settled()
    expect(heard).not.toHaveBeenCalled()
  })
})

it('without locks, knows no other edits and does not fail', async () => {
  const edits = openLiveEdits('r')
  await edits.begin('a')
  expect(await edits.others()).toEqual([])
  edits.end()
  edits.close()
})
