import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import words from '../../src/shared/icons/words/es.json' with { type: 'json' }
import { aliases, consoleIcons, menuIcons, otherFiles, publicIcons, shellIcons } from './choice.ts'
import { readShape } from './readShape.ts'

const packages = resolve(import.meta.dirname, '../../node_modules')
const outlined = `${packages}/@material-design-icons/svg/outlined`

/** The modules that `node scripts/icons.ts` writes, by path. */
export function iconModules(): Record<string, string> {
  const besideTheMenu = (name: string): boolean => !menuNames.has(name) && !Object.hasOwn(aliases, name)
  const picked = Object.keys(words).filter(besideTheMenu)
  const others = materialNames().filter((name) => besideTheMenu(name) && !picked.includes(name))
  return {
    'src/shared/icons/publicShapes.ts': namedShapes(publicIcons),
    'src/shared/icons/consoleShapes.ts': namedShapes(consoleIcons),
    'src/shared/icons/shellShapes.ts': shapesByName('shellShapes', shellIcons) + shownAs(),
    'src/shared/icons/menuShapes.ts': shapesByName('menuShapes', menuIcons),
    ...shards('catalogue', picked),
    ...shards('others', others),
  }
}

const menuNames: ReadonlySet<string> = new Set([...shellIcons, ...menuIcons])

const heading =
  '// Written by `node scripts/icons.ts` from the SVG files of PrimeIcons (MIT) and Material (Apache-2.0).\n'

function namedShapes(icons: Readonly<Record<string, string>>): string {
  const lines = Object.entries(icons).map(([component, file]) => {
    const name = component.replace('Icon', '')
    return `export const ${name[0]?.toLowerCase()}${name.slice(1)} =\n  '${primeIcon(file)}'\n`
  })
  return heading + lines.join('')
}

function shapesByName(constant: string, names: readonly string[]): string {
  const shapes = names.map((name) => `  ${name}:\n    '${materialIcon(name)}',\n`)
  return `${heading}export const ${constant}: Readonly<Record<string, string>> = {
${shapes.join('')}}
`
}

function shownAs(): string {
  const others = Object.entries(aliases).map(([name, shown]) => `  ${name}: '${shown}',\n`)
  return `
/** Aliases. */
export const aliases: Readonly<Record<string, string>> = {
${others.join('')}}
`
}

/** One file per first letter, so that a menu loads few icons; `0` has all digits. */
function shards(folder: string, names: readonly string[]): Record<string, string> {
  const letters = '0abcdefghijklmnopqrstuvwxyz'
  const shapesOf = (letter: string): Record<string, string> =>
    Object.fromEntries(
      names
        .filter((name) => (/^\d/.test(name) ? '0' : name[0]) === letter)
        .map((name) => [name, name.startsWith('pi-') ? primeIcon(name.slice(3)) : materialIcon(name)]),
    )
  return Object.fromEntries(
    [...letters].map((letter) => [
      `src/shared/icons/${folder}/${letter}.json`,
      `${JSON.stringify(shapesOf(letter), null, 2)}\n`,
    ]),
  )
}

function materialNames(): string[] {
  return readdirSync(outlined).map((file) => file.replace('.svg', ''))
}

function primeIcon(file: string): string {
  return readShape(readFileSync(`${packages}/primeicons/raw-svg/${file}.svg`, 'utf8'))
}

function materialIcon(name: string): string {
  return readShape(readFileSync(`${outlined}/${otherFiles[name] ?? name}.svg`, 'utf8'))
}
