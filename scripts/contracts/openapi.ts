// Writes the documents that are generated from the contracts.
import { writeFileSync } from 'node:fs'
import { documents } from './documents.ts'

for (const [file, text] of Object.entries(documents())) {
  writeFileSync(file, text)
  console.log(`wrote ${file}`)
}
