import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import purgeCSSPlugin from '@fullhuman/postcss-purgecss'
import type { AcceptedPlugin, Declaration, Plugin, Rule } from 'postcss'

/** Class names that PrimeReact's components put together while they run. */
const builtNames = [/^p-align-/, /^p-inputnumber-buttons-horizontal$/]

/** The part a colour plays in a rule decides which variable takes its place. */
type Part = 'text' | 'line' | 'paint' | 'shadow'

/** What stands for the colours that the components in use show. */
const colors: Readonly<Record<string, Readonly<Record<Part, string>>>> = {
  '#3b82f6': meaning('--brand'),
  '#9dc1fb': meaning('--brand'),
  '#bfdbfe': meaning('--brand'),
  '#1d4ed8': meaning('--brand-strong'),
  '#2563eb': meaning('--brand-strong'),
  '#e24c4c': meaning('--danger'),
  '#ffffff': grey('--on-brand', '--surface-raised'),
  '#f9fafb': grey('--on-inverse', '--surface-sunken'),
  '#f3f4f6': grey('--on-inverse', '--surface-sunken', '--border'),
  '#e5e7eb': grey('--text-faint', '--border'),
  '#d1d5db': grey('--text-faint', '--border-strong'),
  '#6b7280': grey('--text-muted', '--text-muted'),
  '#4b5563': grey('--text', '--surface-inverse'),
  '#374151': grey('--text', '--surface-inverse'),
  '#eff6ff': grey('--on-brand', '--brand-soft'),
}

function meaning(name: string): Record<Part, string> {
  const color = `var(${name})`
  return { text: color, line: color, paint: color, shadow: mixed(color, 0.32) }
}

function grey(text: string, paint: string, line = paint): Record<Part, string> {
  return { text: `var(${text})`, line: `var(${line})`, paint: `var(${paint})`, shadow: `var(${paint})` }
}

/**
 * Keeps of PrimeReact's theme lara-light-blue what can show in the screens of a folder, with the components that these
 * import, and makes it follow our variables.
 */
export function postcssPlugins(folder: string): AcceptedPlugin[] {
  return [
    watchContent(folder),
    purgeCSSPlugin({
      contentFunction: (themeFile) => usedFiles(folder, resolve(themeFile, '../../../..')),
      safelist: builtNames,
      keyframes: false,
    }),
    primereactTheme(),
  ]
}

/**
 * Fonts and colour literals of the theme give way to the variables of `tokens.css`, in light and dark alike.
 * @throws Error for a colour without a variable
 */
export function primereactTheme(): Plugin {
  return {
    postcssPlugin: 'primereact-theme',
    OnceExit(root) {
      root.walkAtRules('font-face', (rule) => void rule.remove())
      root.walkRules(':root', (rule) => void rule.remove())
      root.walkDecls(/^font-(feature|variation)/, (declaration) => void declaration.remove())
      // Read before the first is written: white text depends on the ground beside it.
      const changes: (() => void)[] = []
      root.walkDecls((declaration) => {
        const value = themed(declaration)
        changes.push(() => (declaration.value = value))
      })
      for (const change of changes) change()
    },
  }
}

function themed(declaration: Declaration): string {
  const { prop, value } = declaration
  if (prop === 'font-family') return 'inherit'
  if (/radius/.test(prop)) return value.replace(/\b6px\b/g, 'var(--radius-2)')
  if (value.includes('var(--maskbg)')) return 'color-mix(in srgb, var(--shade) 45%, transparent)'
  if (value === '0 2px 12px 0 rgba(0, 0, 0, 0.1)') return 'var(--shadow-2)'
  const part = partOf(prop)
  if (part === 'text' && /^#fff(fff)?$/i.test(value.trim()))
    return `var(${groundOf(declaration).includes('#4b5563') ? '--on-inverse' : '--on-brand'})`
  return value
    .replace(
      /rgba\((?!0, 0, 0,)(\d+), (\d+), (\d+), ([\d.]+)\)/g,
      (_, red: string, green: string, blue: string, alpha: string) =>
        mixed(variable(hexOf([red, green, blue]), 'paint'), Number(alpha)),
    )
    .replace(/#[0-9a-f]{3,6}\b/gi, (literal) => variable(literal, part))
}

function variable(literal: string, part: Part): string {
  const lower = literal.toLowerCase()
  const color = colors[lower.length === 4 ? lower.replace(/[0-9a-f]/g, '$&$&') : lower]
  if (!color) throw new Error(`primereactTheme.ts knows no variable for ${literal}.`)
  return color[part]
}

function mixed(color: string, alpha: number): string {
  return `color-mix(in srgb, ${color} ${Math.round(alpha * 100)}%, transparent)`
}

function hexOf(channels: string[]): string {
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

function partOf(prop: string): Part {
  if (/^(color|fill|stroke)$/.test(prop)) return 'text'
  if (/^(border|outline)/.test(prop)) return 'line'
  return prop === 'box-shadow' ? 'shadow' : 'paint'
}

/** The ground that the same rule paints. */
function groundOf(declaration: Declaration): string {
  const rule = declaration.parent as Rule
  const ground = rule.nodes.find((node) => node.type === 'decl' && /^background(-color)?$/.test(node.prop))
  return ground?.type === 'decl' ? ground.value : ''
}

/** Tells the build that another look may be needed when a file is added to the folder. */
function watchContent(folder: string): Plugin {
  return {
    postcssPlugin: 'primereact-theme-content',
    Once(_root, { result }) {
      result.messages.push({ type: 'dir-dependency', plugin: 'primereact-theme-content', dir: folder })
    },
  }
}

/** The screens of a folder, and the files of every PrimeReact component that they import or that these need. */
function usedFiles(folder: string, primereact: string): string[] {
  const used = globSync(`${folder}/**/*.tsx`)
  for (const file of used)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/['"]primereact\/([a-z]+)['"]/g)) {
      const component = resolve(primereact, name, `${name}.esm.js`)
      if (!used.includes(component)) used.push(component)
    }
  return used
}
