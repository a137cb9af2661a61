/** @jest-environment node */
import { chosen, mutantArguments } from './mutantArguments.ts'

const usual = { workers: 2, only: [], journeys: false, limit: 600, files: 24 }

describe('the arguments of npm run mutants', () => {
  it.each([
    [[], usual],
    [
      ['--workers=3', '--limit=60', '--journeys', '--files=9'],
      { workers: 3, only: [], journeys: true, limit: 60, files: 9 },
    ],
    [['--only=R03,Session', '--only=l01'], { ...usual, only: ['r03', 'session', 'l01'] }],
  ])('%j', (args, expected) => {
    expect(mutantArguments(args)).toEqual(expected)
  })

  it.each(['--workers=0', '--workers=two', '--limit', '--only=', '--journeys=yes', 'R03'])(
    'do not take %s',
    (arg) => {
      expect(() => mutantArguments([arg])).toThrow(`${arg} is not understood.`)
    },
  )
})

describe('what is chosen', () => {
  const [r1, r2, l1] = [
    { id: 'R01', area: 'roles' },
    { id: 'R02', area: 'roles' },
    { id: 'L01', area: 'lists' },
  ]

  it.each([
    ['all', [], [r1, r2, l1]],
    ['an area', ['roles'], [r1, r2]],
    ['ids', ['l01', 'r02'], [r2, l1]],
  ])('is %s', (_what, only, expected) => {
    expect(chosen([r1, r2, l1], only)).toEqual(expected)
  })

  it('is nothing unknown', () => {
    expect(() => chosen([r1, l1], ['r01', 'menus'])).toThrow('menus is neither an id nor an area')
  })
})
