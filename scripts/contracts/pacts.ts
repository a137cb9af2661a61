// Writes the pacts: runs the consumer tests, merges their results, and updates the generated documents.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { partsFolder } from '#contracts/consumer/partsFolder.ts'
import { mergePacts } from './mergePacts.ts'
import { pactsFolder, readPacts } from './pactFile.ts'

const jest = [
  'node_modules/jest/bin/jest.js',
  '--config',
  'contracts/consumer/jest.config.ts',
  '.pact.test.ts',
]
const { status } = spawnSync(process.execPath, jest, { stdio: 'inherit' })
if (status !== 0) process.exit(1)

rmSync(pactsFolder, { recursive: true, force: true })
mkdirSync(pactsFolder, { recursive: true })
for (const [name, text] of mergePacts(readPacts(`${partsFolder}/*/*.json`))) {
  writeFileSync(join(pactsFolder, name), text)
  console.log(`wrote ${join(pactsFolder, name)}`)
}
await import('./openapi.ts')
