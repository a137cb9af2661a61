/** @jest-environment node */
import { passedTitles } from './titles.ts'

describe('the titles of passed tests', () => {
  it('come from jest, with the titles of describes', () => {
    const assertionResults = [
      { fullName: 'a list [USR-01] sorts', status: 'passed' },
      { fullName: 'a list [USR-01] filters [USR-02]', status: 'failed' },
      { fullName: 'a list [USR-01] prints [USR-03]', status: 'pending' },
    ]
    expect(passedTitles({ testResults: [{ assertionResults }, { assertionResults: [] }] })).toEqual([
      'a list [USR-01] sorts',
    ])
  })

  const file = 'console/users.journey.ts'
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file,
    tests: statuses.map((status, at) => ({ projectName: at === 0 ? 'chromium' : 'firefox', status })),
  })
  const titlesOf = (...specs: object[]) =>
    passedTitles({ suites: [{ title: file, file, specs: specs as never }] })

  it('come from a browser run, with the titles of describes', () => {
    const specs = [spec('sorts', 'expected'), spec('filters [USR-02]', 'unexpected')]
    const inner = { title: 'a list [USR-01]', file, specs }
    expect(
      passedTitles({ suites: [{ title: file, file, specs: [spec('opens', 'expected')], suites: [inner] }] }),
    ).toEqual([`${file} opens`, `${file} a list [USR-01] sorts`])
  })

  it('come once from a test that passed in two engines', () => {
    expect(titlesOf(spec('opens', 'expected', 'expected'))).toEqual([`${file} opens`])
  })

  it.each([
    ['in the first of two engines', ['unexpected', 'expected']],
    ['in the second of two engines', ['expected', 'unexpected']],
    ['at the first try', ['flaky']],
    ['because it was skipped', ['skipped']],
  ])('do not come from a test that did not pass %s', (_where, statuses) => {
    expect(titlesOf(spec('opens', ...statuses))).toEqual([])
  })
})
