import { readFileSync } from 'node:fs'
import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss'
import type { Scheme } from '#shared/browser/look.ts'
import { themeStyle } from '#themes/applyTheme.ts'
import { channels, contrast, type Channels } from '#themes/contrast.ts'
import type { Theme } from '#themes/theme.ts'

/** A colour by its variable, or a mixture of two as a style sheet writes it. */
export type Color = `--${string}` | `color-mix(${string})`
/** What is seen, and the ground that it stands on. */
export type Pair = readonly [seen: Color, ground: Color]

const severities = ['danger', 'success', 'warning', 'info']
const grounds: Color[] = ['--surface', '--surface-raised', '--surface-sunken']
const onGrounds = (...seen: Color[]): Pair[] =>
  seen.flatMap((one) => grounds.map((ground) => [one, ground] as const))

/** Texts, and marks that say what no text says: 4.5 : 1. */
export const textPairs: readonly Pair[] = [
  ...onGrounds('--text', '--text-muted', '--text-faint'),
  ...(['--brand-faint', '--brand-soft'] as const).flatMap((ground): Pair[] => [
    ['--text', ground],
    ['--brand-strong', ground],
  ]),
  ['--text-muted', '--brand-faint'],
  ['--text-faint', '--brand-faint'],
  ['--brand', '--surface'],
  ['--brand', '--surface-raised'],
  ['--brand-strong', '--surface-raised'],
  ['--brand', '--brand-faint'],
  ['--on-brand', '--brand'],
  ['--on-brand', '--brand-strong'],
  ['--on-deep', '--brand-deep'],
  ['color-mix(in srgb, var(--on-deep) 82%, var(--brand-deep))', '--brand-deep'],
  ['color-mix(in srgb, var(--on-deep) 78%, var(--brand-deep))', '--brand-deep'],
  ['--on-inverse', '--surface-inverse'],
  ...severities.flatMap((name): Pair[] => [
    [`--${name}`, '--surface-raised'],
    [`--${name}`, `--${name}-soft`],
    [`--${name}-strong`, `--${name}-soft`],
    ['--text', `--${name}-soft`],
    ['--text-muted', `--${name}-soft`],
  ]),
  ['--on-danger', '--danger'],
  ['--on-danger', '--danger-strong'],
]

/** Edges of controls and the mark of the focus: 3 : 1. */
export const edgePairs: readonly Pair[] = [
  ['--border-strong', '--surface-raised'],
  ['--border-strong', '--surface'],
  ['--brand', '--surface-raised'],
  ['--brand', '--surface-sunken'],
  ['--danger', '--surface-raised'],
  ['--text-muted', '--surface-raised'],
]

/** Values of the tokens' colours under a selector. */
function neutrals(tokens: Root, selector: string): Record<string, string> {
  const found: Record<string, string> = {}
  tokens.walkRules((rule) => {
    if (!isOfScreens(rule) || !rule.selectors.includes(selector)) return
    rule.walkDecls(/^--/, ({ prop, value }) => {
      if (value.startsWith('#')) found[prop] = value
    })
  })
  return found
}

/** Whether a rule holds on every screen, independent of its other conditions. */
export function isOfScreens({ parent }: Rule): boolean {
  return parent?.type === 'root' || (parent?.type === 'atrule' && (parent as AtRule).params === 'not print')
}

/** Every colour of a theme by its variable, in one of its looks. */
export function colorsOf(
  theme: Theme,
  scheme: Scheme,
  tokensFile = 'src/shared/ui/tokens.css',
): Record<string, string> {
  const tokens = postcss.parse(readFileSync(tokensFile, 'utf8'))
  const dark = scheme === 'dark' ? neutrals(tokens, ":root[data-scheme='dark']") : {}
  return { ...neutrals(tokens, ':root'), ...dark, ...themeStyle(theme, scheme) }
}

function valueOf(color: Color, colors: Record<string, string>): Channels | null {
  const named = (name = ''): Channels | null => (colors[name] ? channels(colors[name]) : null)
  const mixture = /^color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, var\((--[\w-]+)\)\)$/.exec(color)
  if (!mixture) return named(color)
  const [one, other] = [named(mixture[1]), named(mixture[3])]
  const share = Number(mixture[2]) / 100
  return (
    one && other && (one.map((value, at) => value * share + other[at]! * (1 - share)) as unknown as Channels)
  )
}

/** Pairs of a theme's colours that are weaker than `least`, or that name a colour which the theme has not. */
export function weakPairs(colors: Record<string, string>, pairs: readonly Pair[], least: number): string[] {
  return pairs.flatMap(([seen, ground]) => {
    const [one, other] = [valueOf(seen, colors), valueOf(ground, colors)]
    if (!one || !other) return [`${seen} on ${ground}: no such colour`]
    const ratio = contrast(one, other)
    return ratio >= least ? [] : [`${seen} on ${ground}: ${ratio.toFixed(2)}`]
  })
}

const isColor = /^(?:--[\w-]+|color-mix\(in srgb, var\(--[\w-]+\) \d+%, var\(--[\w-]+\)\))$/

/** The opaque colours that a declaration gives: `var(--text)`, the second of `var(--a, var(--b))`, mixtures. */
function colorsIn(value: string): Color[] {
  const plain = value.replaceAll(
    /var\((--[\w-]+), (?:var\((--[\w-]+)\)|[^)]+)\)/g,
    (_, one: string, other?: string) => `var(${other ?? one})`,
  )
  const whole = plain.trim()
  if (isColor.test(whole)) return [whole as Color]
  // Mixed with nothing: a veil, whose strength says nothing by itself.
  const named = plain.replaceAll(/color-mix\([^;]*transparent\)/g, '').matchAll(/var\((--[\w-]+)\)/g)
  return [...named].map(([, name]) => name as Color)
}

/** Values of local variables in a sheet, by the rule that sets them: `{ '--tone': '--danger' }`. */
function aliasesOf(sheet: Root): Record<string, Color>[] {
  const found: Record<string, Color>[] = []
  sheet.walkRules((rule) => {
    const own = rule.nodes.filter((node): node is Declaration => node.type === 'decl')
    const named = own.flatMap(({ prop, value }) => {
      const [, color] = /^var\((--[\w-]+)\)$/.exec(value.trim()) ?? []
      return prop.startsWith('--') && color ? [[prop, color]] : []
    })
    if (named.length > 0) found.push(Object.fromEntries(named) as Record<string, Color>)
  })
  return found
}

/** A pair with its local variables replaced by all their values; values of one rule stay together. */
function standingFor([seen, ground]: Pair, aliases: readonly Record<string, Color>[]): Pair[] {
  const concerned = aliases.filter((alias) => seen in alias || ground in alias)
  if (concerned.length === 0) return [[seen, ground]]
  const isOne = (alias: Record<string, Color>): boolean => seen in alias && ground in alias
  const both = concerned.some(isOne) ? concerned.filter(isOne) : concerned
  return both.map((alias) => [alias[seen] ?? seen, alias[ground] ?? ground])
}

/**
 * Colours that style sheets give to texts or to grounds and that no table of pairs has, and rules that give both
 * without a pair. Ornaments carry no text and are none.
 */
export function unheldColors(
  sheets: readonly string[],
  pairs: readonly Pair[],
  ornaments: ReadonlySet<string>,
): string[] {
  const seen = new Set<string>(pairs.map(([one]) => one))
  const under = new Set<string>(pairs.map(([, ground]) => ground))
  const together = new Set(pairs.map((pair) => pair.join(' on ')))
  const missing = new Set<string>()
  for (const sheet of sheets.map((text) => postcss.parse(text))) {
    const aliases = aliasesOf(sheet)
    const plain = (color: Color): Color[] => standingFor([color, color], aliases).map(([one]) => one)
    sheet.walkRules((rule) => {
      const given = (props: RegExp): Color[] =>
        rule.nodes
          .filter((node): node is Declaration => node.type === 'decl' && props.test(node.prop))
          .flatMap(({ value }) => colorsIn(value))
          .filter((color) => !ornaments.has(color))
      const texts = given(/^color$/)
      const grounds = given(/^background(?:-color)?$/)
      for (const color of texts.flatMap(plain)) if (!seen.has(color)) missing.add(`text in ${color}`)
      for (const color of grounds.flatMap(plain)) if (!under.has(color)) missing.add(`ground in ${color}`)
      const used = texts.flatMap((text) => grounds.flatMap((ground) => standingFor([text, ground], aliases)))
      for (const pair of used.map((one) => one.join(' on ')))
        if (!together.has(pair)) missing.add(`${rule.selector}: ${pair}`)
    })
  }
  return [...missing]
}
