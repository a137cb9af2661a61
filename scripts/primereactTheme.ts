import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import purgeCSSPlugin from '@fullhuman/postcss-purgecss'
import type { AcceptedPlugin, Declaration, Plugin, Rule } from 'postcss'
import { colorVariable, textOn, translucentVariable, type Part } from './primereactColors.ts'

/** Class names that PrimeReact's components put together while they run. */
const builtNames = [/^p-align-/, /^p-inputnumber-buttons-horizontal$/]

/**
 * Makes PrimeReact's lara-light-blue theme follow our variables and keeps only what can show: `content` are globs
 * of the files whose markup it dresses; the components that these import are read as well.
 */
export function postcssPlugins({ content }: { content: string[] }) {
  return [
    primereactTheme(),
    watchContent(content),
    purgeCSSPlugin({
      contentFunction: (themeFile) => usedFiles(content, resolve(themeFile, '../../../..')),
      safelist: builtNames,
      keyframes: false,
    }),
  ] satisfies AcceptedPlugin[]
}

/** Fonts and colour literals of the theme give way to the variables of `tokens.css`, in light and dark alike. */
export function primereactTheme(): Plugin {
  return {
    postcssPlugin: 'primereact-theme',
    Once(root) {
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
  if (part === 'text' && /^#fff(fff)?$/i.test(value.trim())) return textOn(groundOf(declaration))
  return value
    .replace(/rgba?\(([^)]*)\)/g, (literal, numbers: string) => translucent(numbers) ?? literal)
    .replace(/#[0-9a-f]{3,6}\b/gi, (literal) => colorVariable(literal, part) ?? literal)
}

function partOf(prop: string): Part {
  if (/^(color|fill|stroke)$/.test(prop)) return 'text'
  if (/^(border|outline)/.test(prop)) return 'line'
  return prop === 'box-shadow' ? 'shadow' : 'paint'
}

function translucent(numbers: string): string | undefined {
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.split(',').map(Number)
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')
  return translucentVariable(`#${hex}`, alpha)
}

/** The ground that the same rule paints. */
function groundOf(declaration: Declaration): string {
  const rule = declaration.parent as Rule
  const ground = rule.nodes.find((node) => node.type === 'decl' && /^background(-color)?$/.test(node.prop))
  return ground?.type === 'decl' ? ground.value : ''
}

/** Tells the build that another look may be needed when the content changes. */
function watchContent(globs: readonly string[]): Plugin {
  return {
    postcssPlugin: 'primereact-theme-content',
    Once(_root, { result }) {
      for (const pattern of globs) {
        result.messages.push({
          type: 'dir-dependency',
          plugin: 'primereact-theme-content',
          dir: folderOf(pattern),
        })
      }
    },
  }
}

/** What stands before the first wildcard. */
function folderOf(pattern: string): string {
  return dirname(resolve(pattern.replace(/\*.*$/, '_')))
}

/** The files of `content`, and those of every PrimeReact component that they import or that these need. */
function usedFiles(globs: string[], primereact: string): string[] {
  const own = globs.flatMap((pattern) => globSync(pattern))
  const components = new Set<string>()
  const open = [...own]
  for (let file = open.pop(); file; file = open.pop()) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/['"]primereact\/([a-z]+)['"]/g)) {
      const component = resolve(primereact, name, `${name}.esm.js`)
      if (components.has(component)) continue
      components.add(component)
      open.push(component)
    }
  }
  return [...own, ...components]
}
