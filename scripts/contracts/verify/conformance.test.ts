/** @jest-environment node */
import { conformanceLine, conformanceOf, percentKept, type Judged } from './conformance.ts'
import { verifiedAsHtml, verifiedAsJUnit } from './reports.ts'

const one = (change: Partial<Judged>): Judged => ({
  provider: 'security-service',
  call: 'listUsers',
  outcome: '200',
  description: 'a page of people',
  check: null,
  result: 'ok',
  isOpen: false,
  problem: null,
  ...change,
})
const failed = { result: 'failed', problem: "$.users: <'a'> is missing" } as const
const pending = { result: 'pending', isOpen: true, problem: 'says nothing' } as const

describe('the figure of conformance', () => {
  it.each<[string, Judged[], string]>([
    ['all is kept', [one({}), one({ outcome: '401' })], '100.0 %: 2 of 2 outcomes of 1 calls; 0 more'],
    [
      'an outcome that is asked twice counts once',
      [one({}), one({ description: 'another page' })],
      '100.0 %: 1 of 1',
    ],
    [
      'and is kept if it is kept both times',
      [one({}), one({ description: 'another page', ...failed })],
      '0.0 %: 0 of 1',
    ],
    [
      'a check of our own counts with its outcome',
      [one({}), one({ check: 'the text', ...failed })],
      '0.0 %: 0 of 1',
    ],
    [
      'what is pending counts apart',
      [one({}), one({ call: 'getUser', ...pending })],
      '100.0 %: 1 of 1 outcomes of 2 calls; 1 more rest on open questions, 0 of them',
    ],
    [
      'kept or not',
      [one({}), one({ call: 'getUser', isOpen: true })],
      '100.0 %: 1 of 1 outcomes of 2 calls; 1 more rest on open questions, 1 of them',
    ],
    [
      'a check that is open leaves its outcome out only where it differs',
      [one({}), one({ check: 'a code', isOpen: true })],
      '100.0 %: 1 of 1',
    ],
    ['', [one({}), one({ check: 'a code', ...pending })], '–: 0 of 0 outcomes of 1 calls; 1 more'],
    [
      'two services may have calls of one name',
      [one({}), one({ provider: 'session-hub' })],
      '2 of 2 outcomes of 2 calls',
    ],
  ])('%s', (_what, judged, line) => {
    expect(conformanceLine(conformanceOf(judged))).toContain(line)
  })

  it('is rounded down', () => {
    expect(percentKept({ calls: 1, outcomes: 1001, kept: 1000, open: 0, openKept: 0 })).toBe('99.9 %')
  })
})

describe('the reports of a verification', () => {
  const judged = [
    one({}),
    one({ outcome: '401', description: 'a page & no token', ...failed }),
    one({ check: 'a code', ...pending }),
  ]

  it('say it as JUnit XML', () => {
    const xml = verifiedAsJUnit(judged)
    expect(xml).toContain('<testsuite name="security-service" tests="3" failures="1" skipped="1">')
    expect(xml).toContain(
      '<testcase classname="security-service.listUsers" name="a page &amp; no token"><failure message="$.users: &lt;\'a\'&gt; is missing"/></testcase>',
    )
    expect(xml).toContain('name="a page of people: a code"><skipped message="says nothing"/>')
    expect(xml.match(/<testcase/g)).toHaveLength(xml.match(/<\/testcase>/g)!.length)
  })

  it('say it as a page, by call and outcome', () => {
    const html = verifiedAsHtml(judged, 'http://localhost:5000')
    expect(html).toContain('<h2>security-service: 0.0 %</h2>')
    expect(html).toContain('<td>FAILED</td><td><code>listUsers</code></td><td>401</td>')
    expect(html).toContain(
      '<td>pending</td><td><code>listUsers</code></td><td>200</td><td>yes</td><td>a code: says nothing</td>',
    )
    expect(html).not.toContain("<'a'>")
  })
})
