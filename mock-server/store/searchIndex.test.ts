/** @jest-environment node */
import { createSearchIndex } from './searchIndex.ts'

const texts = ['ana pena', 'pena pena', 'banana', 'an', '', 'o’neil 😀', '100% n%41']
const index = createSearchIndex(texts)

describe('a search index', () => {
  it.each(['pena', 'ana', 'nan', 'an', 'a', 'banana', 'bananas', '😀', '100%', '%41', '  ', 'x', 'ana pena'])(
    'finds %j where a look through everything finds it',
    (wanted) => {
      const expected = texts.flatMap((text, position) => (text.includes(wanted) ? position : []))
      expect([...index.find(wanted)]).toEqual(expected)
    },
  )

  it('finds every text when nothing is wanted', () => {
    expect([...index.find('')]).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})
