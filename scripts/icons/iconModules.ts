import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { aliases, consoleIcons, menuIcons, otherFiles, publicIcons } from './choice.ts'
import { readShape } from './readShape.ts'

const packages = resolve(import.meta.dirname, '../../node_modules')

/** The modules that `node scripts/icons.ts` writes, by their path. */
export function iconModules(): Record<string, string> {
  return {
    'src/shared/icons/publicShapes.ts': namedShapes(publicIcons),
    'src/shared/icons/consoleShapes.ts': namedShapes(consoleIcons),
    'src/shared/icons/menuShapes.ts': menuShapes(),
  }
}

const heading =
  '// Written by `node scripts/icons.ts` from the SVG files of PrimeIcons (MIT) and Material (Apache-2.0).\n'

function namedShapes(icons: Readonly<Record<string, string>>): string {
  const lines = Object.entries(icons).map(([component, file]) => {
    const name = component.replace('Icon', '')
    return `export const ${name[0]?.toLowerCase()}${name.slice(1)} =\n  '${primeIcon(file)}'\n`
  })
  return heading + lines.join('')
}

function menuShapes(): string {
  const shapes = menuIcons.map((name) => `  ${name}:\n    '${materialIcon(otherFiles[name] ?? name)}',\n`)
  const others = Object.entries(aliases).map(([name, shown]) => `  ${name}: '${shown}',\n`)
  return `${heading}export const menuShapes: Readonly<Record<string, string>> = {
${shapes.join('')}}

/** Names that show the icon of another one. */
export const aliases: Readonly<Record<string, string>> = {
${others.join('')}}
`
}

function primeIcon(file: string): string {
  return readShape(readFileSync(resolve(packages, `primeicons/raw-svg/${file}.svg`), 'utf8'))
}

function materialIcon(file: string): string {
  return readShape(readFileSync(resolve(packages, `@material-design-icons/svg/outlined/${file}.svg`), 'utf8'))
}
