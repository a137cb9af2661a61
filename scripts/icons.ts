// node scripts/icons.ts: writes the icon modules from the SVG files of the packages.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { iconModules } from './icons/iconModules.ts'

for (const [path, content] of Object.entries(iconModules()))
  writeFileSync(resolve(import.meta.dirname, '..', path), content)
