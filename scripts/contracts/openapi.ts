// Writes the documents that are generated from the contracts.
import { writeFileSync } from 'node:fs'
import { documents } from './documents.ts'

const written = documents()
for (const [file, text] of Object.entries(written)) {
  writeFileSync(file, text)
  console.log(`wrote ${file}`)
}
console.log(/^\d+ covered, \d+ pending, \d+ not/m.exec(written['contracts/map.md']!)![0])
