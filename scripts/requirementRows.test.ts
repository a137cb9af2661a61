/** @jest-environment node */
import { citedIds, commentsOf, documentIds, documentRows, namedRows, openRows } from './requirementRows.ts'

const [first, second, other] = ['ABC-01', 'ABC-02', 'DEF-22'] as const

describe('requirement rows', () => {
  it('are the list items that begin with an id', () => {
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
    [`it('asks [${first}, T76, S-22]')`, [first, 'T76', 'S-22']],
    [`it('asks ${first}')`, []],
    [`it('asks [${first} …]')`, []],
    ["it('asks [G01]')", []],
  ])('are named by %s', (source, ids) => {
    expect(namedRows(source)).toEqual(ids)
  })

  it('are open until a test names them', () => {
    expect(openRows([first, second, other], new Set([second, other]))).toEqual([
      { group: 'ABC', all: 2, open: [first] },
      { group: 'DEF', all: 1, open: [] },
    ])
  })
})

describe('the numbers of a document', () => {
  it('are its rows, threats, decisions and gaps, where they are explained', () => {
    const text = `- \`${first}\` as \`T5\` and S-01\n- \`T76\` Timeout\n- \`D3\` **Menu.**\n- \`beyond 9\` **One guard**\n- **G-22** accents\n**S-22 Refresh.** as G-01`
    expect(documentIds(text)).toEqual([first, 'T76', 'D3', 'beyond 9', 'G-22', 'S-22'])
  })
})

describe('the numbers in a comment', () => {
  it.each([
    ['(hardening T76)', ['T76']],
    [`${first} to ${second}, S-16, G-07; D12.`, [first, second, 'S-16', 'G-07', 'D12']],
    ['(beyond 10, 11, T73)', ['T73', 'beyond 10', 'beyond 11']],
    ['G22 of the contracts', ['S-22']],
    ['UTF-16, SHA-256, XYZ-01, M20.5, 3-D2, Pe%C3%B1a, T00:00Z', []],
  ])('%s', (text, ids) => {
    expect(citedIds(text, new Set(['ABC', 'DEF']))).toEqual(ids)
  })

  it('are found in comments, not in code', () => {
    const source = "/** One\n * two. */\nconst path = 'M20 5' // three\nconst url = 'http://x/T1' /* four */"
    expect(commentsOf(source)).toBe('/** One\n * two. */\n// three\n/* four */')
  })
})
