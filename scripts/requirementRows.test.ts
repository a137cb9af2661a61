/** @jest-environment node */
import { documentRows, namedRows, openRows } from './requirementRows.ts'

// Put together here, so that nobody takes these examples for names of real rows.
const [first, second, other] = ['ABC-01', 'ABC-02', 'DEF-22'] as const

describe('requirement rows', () => {
  it('are the list items that start with an id', () => {
    const text = `# Rows\n- \`${first}\` First. {l3}\n- \`${second}\` Second \`${other}\`\n  - \`ABC-03\` indented\n- ABC-04`
    expect([...documentRows(text)]).toEqual([
      [first, 'First. {l3}'],
      [second, `Second \`${other}\``],
    ])
  })

  it.each([
    [`it('asks [${first}]')`, [first]],
    [`it('asks [${first}, ${other}]')`, [first, other]],
    [`it('asks [${first},${second}] and [${other}]')`, [first, second, other]],
    [`it('asks ${first}')`, []],
    [`it('asks [${first} …]')`, []],
    ["it('asks [G01]')", []],
  ])('are named by %s', (source, ids) => {
    expect(namedRows(source)).toEqual(ids)
  })

  it('stay open until a test names them', () => {
    expect(openRows([first, second, other], new Set([second, other]))).toEqual([
      { group: 'ABC', all: 2, open: [first] },
      { group: 'DEF', all: 1, open: [] },
    ])
  })
})
