import { earlyPage } from './earlyPage.ts'

const input = { page: 2, size: 25, search: 'ana', sort: null }
const page = (change: Partial<typeof input> = {}) => ({
  input: { ...input, ...change },
  answer: Promise.resolve('rows'),
  isGood: () => true,
  callOff: jest.fn(),
})

describe('a page that was asked for early', () => {
  it('is taken once, by who asks for it', () => {
    const room = earlyPage<string>()
    const early = page()
    room.keep(early)
    expect(room.take({ ...input })).toBe(early)
    expect(room.take(input)).toBeNull()
    expect(early.callOff).not.toHaveBeenCalled()
  })

  it.each([{ page: 3 }, { size: 10 }, { search: '' }, { sort: 'newest' as const }])(
    'is not taken for another one: %o',
    (other) => {
      const room = earlyPage<string>()
      room.keep(page())
      expect(room.take({ ...input, ...other })).toBeNull()
      expect(room.take(input)).not.toBeNull()
    },
  )

  it('belongs to nobody when it is old, or of another session', () => {
    const room = earlyPage<string>()
    room.keep({ ...page(), isGood: () => false })
    expect(room.take(input)).toBeNull()
  })

  it('is called off by the next one, unless it was taken', () => {
    const room = earlyPage<string>()
    const [first, second, third] = [page(), page({ page: 3 }), page({ page: 4 })]
    room.keep(first)
    room.keep(second)
    expect(first.callOff).toHaveBeenCalledTimes(1)
    room.take(second.input)
    room.keep(third)
    expect(second.callOff).not.toHaveBeenCalled()
  })
})
