/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import postcss, { type AcceptedPlugin } from 'postcss'
import { postcssPlugins, primereactTheme } from './primereactTheme.ts'

const themeFile = resolve('node_modules/primereact/resources/themes/lara-light-blue/theme.css')
const original = readFileSync(themeFile, 'utf8')

async function run(plugins: AcceptedPlugin[], css = original) {
  return postcss(plugins).process(css, { from: themeFile })
}

const whole = run(postcssPlugins(resolve('src')))

describe('the theme of PrimeReact', () => {
  it('keeps no colour of its own, black aside, and no font', async () => {
    const { css } = await whole
    expect(original).toMatch(/#3b82f6/)
    expect(css.match(/#[0-9a-f]{3,8}\b/gi)).toBeNull()
    expect(css.match(/rgba?\((?!0, 0, 0[,)])[^)]*\)/g)).toBeNull()
    expect(css).not.toMatch(/@font-face|Inter var/)
  })

  it('uses only variables that the tokens or the product give', async () => {
    const { css } = await whole
    const tokens = readFileSync(resolve('src/shared/ui/tokens.css'), 'utf8')
    const known = new Set([...tokens.matchAll(/^\s*(--[a-z0-9-]+):/gm)].map(([, name]) => name))
    const used = new Set([...css.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name))
    expect([...used].filter((name) => !known.has(name))).toEqual([])
  })

  it.each([
    ['.p-button { color: #ffffff; background: #3b82f6 }', 'color: var(--on-brand); background: var(--brand)'],
    [
      '.p-tip { background: #4b5563; color: #fff }',
      'background: var(--surface-inverse); color: var(--on-inverse)',
    ],
    [
      '.p-card { background: #ffffff; color: #4b5563 }',
      'background: var(--surface-raised); color: var(--text)',
    ],
    ['.p-a { border: 1px solid #d1d5db }', 'border: 1px solid var(--border-strong)'],
    [
      '.p-a { background: rgba(59, 130, 246, 0.16) }',
      'background: color-mix(in srgb, var(--brand) 16%, transparent)',
    ],
    [
      '.p-a { box-shadow: 0 0 0 0.2rem #bfdbfe }',
      'box-shadow: 0 0 0 0.2rem color-mix(in srgb, var(--brand) 32%, transparent)',
    ],
  ])('turns %s into %s', async (css, expected) => {
    expect((await run([primereactTheme()], css)).css).toContain(expected)
  })

  it('shows no colour that has no variable', async () => {
    await expect(run([primereactTheme()], '.p-a { color: #123456 }')).rejects.toThrow('#123456')
  })
})

describe('what is kept of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'looks-'))
  writeFileSync(join(folder, 'Screen.tsx'), `import { MultiSelect } from 'primereact/multiselect'`)

  it('is what the imported components and those inside them can show', async () => {
    const { css } = await run(postcssPlugins(folder))
    expect(css).toContain('.p-multiselect-panel .p-multiselect-header')
    expect(css).toContain('.p-checkbox .p-checkbox-box')
    expect(css).not.toMatch(/\.p-calendar|\.p-galleria|\.p-organizationchart/)
    expect(css.length).toBeLessThan(original.length / 2)
  })

  it('is looked at anew when a file is added beside the content', async () => {
    const { messages } = await run(postcssPlugins(folder), '')
    expect(messages).toContainEqual(expect.objectContaining({ type: 'dir-dependency', dir: folder }))
  })
})
