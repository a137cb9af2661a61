/** @jest-environment node */
import { passedTitles } from './titles.ts'

describe('the titles of what has passed', () => {
  it('come from jest with those of the describes', () => {
    const assertionResults = [
      { fullName: 'a list [USR-01] sorts', status: 'passed' },
      { fullName: 'a list [USR-01] filters [USR-02]', status: 'failed' },
      { fullName: 'a list [USR-01] prints [USR-03]', status: 'pending' },
    ]
    expect(passedTitles({ testResults: [{ assertionResults }, { assertionResults: [] }] })).toEqual([
      'a list [USR-01] sorts',
    ])
  })

  it('come from a browser run with those of the describes', () => {
    const file = 'console/users.journey.ts'
    const spec = (title: string, ok = true) => ({ title, file, ok })
    const inner = { title: 'a list [USR-01]', file, specs: [spec('sorts'), spec('filters [USR-02]', false)] }
    expect(
      passedTitles({ suites: [{ title: file, file, specs: [spec('opens')], suites: [inner] }] }),
    ).toEqual([`${file} opens`, `${file} a list [USR-01] sorts`])
  })
})
