import { api } from '#shared/api/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { loadConsoleFont } from './consoleFont.ts'

const loaded: string[] = []
let answer: Promise<unknown>

class FakeFontFace {
  readonly family: string
  constructor(family: string) {
    this.family = family
  }
  load(): Promise<unknown> {
    loaded.push(this.family)
    return answer
  }
}

let waiting: Promise<null>
const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    firstList: build.query<null, void>({ queryFn: async () => ({ data: await waiting }) }),
  }),
})
const added = jest.fn()

beforeEach(() => {
  loaded.length = 0
  added.mockClear()
  answer = Promise.resolve('face')
  localStorage.clear()
  Object.assign(globalThis, { FontFace: FakeFontFace })
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: added } })
})

describe('the font of the console', () => {
  it('waits for the first reads, and is marked as cached', async () => {
    const store = createStore()
    let answered: (value: null) => void = () => {}
    waiting = new Promise((done) => (answered = done))
    loadConsoleFont(store)
    const query = store.dispatch(testApi.endpoints.firstList.initiate())
    expect(loaded).toEqual([])
    answered(null)
    await query
    expect(loaded).toEqual(['Inter'])
    await answer
    await Promise.resolve()
    expect(added).toHaveBeenCalledWith('face')
    expect(localStorage.getItem('font')).toBe('inter')
  })

  it('loads at once if an earlier page has cached it', () => {
    localStorage.setItem('font', 'inter')
    loadConsoleFont(createStore())
    expect(loaded).toEqual(['Inter'])
  })

  it('may fail without an error', async () => {
    localStorage.setItem('font', 'inter')
    const failed = Promise.reject(new Error('network'))
    answer = failed
    const info = jest.spyOn(console, 'info').mockImplementation(() => {})
    loadConsoleFont(createStore())
    await failed.catch(() => {})
    await Promise.resolve()
    expect(info).toHaveBeenCalledWith(expect.stringContaining('font'))
    expect(added).not.toHaveBeenCalled()
  })
})
