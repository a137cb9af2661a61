import { resolve } from 'node:path'
import { readAssets } from './assets.ts'

// After a build: writes .br and .gz beside every text file.
const assets = await readAssets(resolve(import.meta.dirname, '../../dist'), { keep: true })
console.log(`${[...assets.values()].filter(({ br }) => br).length} files stand compressed beside themselves`)
