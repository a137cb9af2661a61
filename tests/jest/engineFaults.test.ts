/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { engineFaults } from '../support/engineFaults.ts'

const ring = '.box:has(:focus-visible) { outline: 2px solid }'
const mixed = '.a { border: 1px solid color-mix(in srgb, red, blue) }'
const unmixed = '@supports not (color: color-mix(in srgb, red, red)) { .a { border: 1px solid } }'
const noOutline = '.box input:focus-visible { outline: none }'

describe('what an older engine does not have', () => {
  it.each([
    ['a backdrop by a variable alone', '.a::backdrop { background: var(--surface) }', 1],
    ['a mixture of one', '.a::backdrop { background: color-mix(in srgb, var(--shade) 9%, red) }', 2],
    ['a backdrop with a value in its place', '.a::backdrop { background: var(--surface, Canvas) }', 0],
    ['a variable elsewhere', '.a { background: var(--surface) }', 0],
    ['a text for the ear', ".a::before { content: attr(x) / '' }", 1],
    ['in short', '.a:before{content:attr(x)/""}', 1],
    ['after one without', ".a::before { content: '·'; content: '·' / '' }", 0],
    ['before one without', ".a::before { content: '·' / ''; content: '·' }", 1],
    ['a stroke that is seen', ".a::before { content: '/' }", 0],
    ['a border of a mixed colour', mixed, 1],
    ['beside one that is not', `${mixed} ${unmixed}`, 0],
    ['beside one of something else', `${mixed} ${unmixed.replace('.a', '.b')}`, 1],
    ['a mixed colour alone', '.a { border-color: color-mix(in srgb, red, blue) }', 0],
    ['of a text', '.a { color: color-mix(in srgb, var(--a), blue) }', 0],
    ['of a shadow', '.a { box-shadow: 0 0 2px color-mix(in srgb, var(--a), blue) }', 0],
    ['with a variable', mixed.replace('red', 'var(--a)'), 1],
    ['with a variable, beside one that is not', `${mixed.replace('red', 'var(--a)')} ${unmixed}`, 0],
    ['in a variable', '.a { --color: color-mix(in srgb, red, blue) }', 1],
    ['an outline that another one stands for', `${ring} ${noOutline}`, 1],
    ['where that is known', `${ring} @supports selector(:has(a)) { ${noOutline} }`, 0],
    ['an outline that no :has() stands for', noOutline, 0],
  ])('is found: %s', (_, css, count) => {
    expect(engineFaults(css)).toHaveLength(count)
  })

  it('is less in the console, which newer ones show', () => {
    expect(engineFaults(mixed, { isConsole: true })).toEqual([])
  })

  it.each(globSync('src/**/*.css'))('is not asked for by %s', (file) => {
    const isConsole = !/^src.(shared.ui|features.auth)\b/.test(file)
    expect(engineFaults(readFileSync(file, 'utf8'), { isConsole })).toEqual([])
  })
})
