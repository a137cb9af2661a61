/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allThemes } from './registry.ts'

const room = 'src/themes'
const keys = allThemes().map(({ key }) => key)
const picture = (key: string, name: string) =>
  readFileSync(join(room, 'pictures', key, `${name}.svg`), 'utf8')

describe('the pictures of a theme', () => {
  it.each(['logo', 'mark', 'background'])(
    'include a %s that no other theme has [PRD-12, PRD-14, PRD-15]',
    (name) => {
      const drawings = keys.map((key) => picture(key, name))
      expect(new Set(drawings).size).toBe(keys.length)
    },
  )

  it('come from the folder of the product or its tenant', () => {
    for (const file of readdirSync(join(room, 'products'))) {
      const product = file.replace('.ts', '')
      const source = readFileSync(join(room, 'products', file), 'utf8')
      for (const [, folder = ''] of source.matchAll(/'\.\.\/pictures\/([^/]+)\//g)) {
        expect(keys).toContain(folder)
        expect(allThemes().find(({ key }) => key === folder)?.product).toBe(product)
      }
    }
  })

  it.each(keys)('of %s are small and self-contained', (key) => {
    for (const file of readdirSync(join(room, 'pictures', key))) {
      const drawing = readFileSync(join(room, 'pictures', key, file), 'utf8')
      expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(file === 'background.svg' ? 6144 : 3072)
      expect(drawing).not.toMatch(/<script|<image|<foreignObject|<text|href="(?!#)|url\((?!#)|\son\w+=/i)
    }
  })
})
