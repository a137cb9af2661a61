/** @jest-environment node */
import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { themeScheme, themeStyle } from './applyTheme.ts'
import { allThemes } from './registry.ts'
import type { Theme } from './theme.ts'

const tokens = postcss.parse(readFileSync('src/shared/ui/tokens.css', 'utf8'))

/** Colours under the selector, by variable. */
function neutrals(selector: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const node of tokens.nodes)
    if (node.type === 'rule' && node.selector === selector)
      node.walkDecls(/^--/, ({ prop, value }) => {
        if (value.startsWith('#')) found[prop] = value
      })
  return found
}

function colorsOf(theme: Theme): Record<string, string> {
  const dark = themeScheme(theme) === 'dark' ? neutrals(":root[data-scheme='dark']") : {}
  return { ...neutrals(':root'), ...dark, ...themeStyle(theme) }
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const severities = ['danger', 'success', 'warning', 'info']
const grounds = ['--surface', '--surface-raised', '--surface-sunken']

/** Text and the ground it may stand on. */
const texts = [
  ...['--text', '--text-muted', '--text-faint'].flatMap((text) => grounds.map((ground) => [text, ground])),
  ...['--brand-faint', '--brand-soft'].flatMap((ground) => [
    ['--text', ground],
    ['--brand-strong', ground],
  ]),
  ['--text-muted', '--brand-faint'],
  ['--brand', '--surface'],
  ['--brand', '--surface-raised'],
  ['--on-brand', '--brand'],
  ['--on-brand', '--brand-strong'],
  ['--on-deep', '--brand-deep'],
  ['--on-inverse', '--surface-inverse'],
  ...severities.flatMap((name) => [
    [`--${name}`, '--surface-raised'],
    [`--${name}`, `--${name}-soft`],
    ['--text', `--${name}-soft`],
    [`--on-${name}`, `--${name}`],
    [`--on-${name}`, `--${name}-strong`],
  ]),
] as [string, string][]

/** Edges of controls and the mark of the focus. */
const edges: [string, string][] = [
  ['--border-strong', '--surface-raised'],
  ['--border-strong', '--surface'],
  ['--brand', '--surface-raised'],
  ['--brand', '--surface-sunken'],
  ['--danger', '--surface-raised'],
]

describe.each(allThemes().map((theme) => [theme.key, theme] as const))('%s', (_key, theme) => {
  const colors = colorsOf(theme)
  const weak = (pairs: [string, string][], least: number) =>
    pairs
      .map(([one, other]) => [one, other, contrast(colors[one] ?? '', colors[other] ?? '')] as const)
      .filter(([, , ratio]) => !(ratio >= least))

  it('can be read: every text has 4.5 : 1', () => {
    expect(weak(texts, 4.5)).toEqual([])
  })

  it('shows its controls: every edge has 3 : 1', () => {
    expect(weak(edges, 3)).toEqual([])
  })
})
