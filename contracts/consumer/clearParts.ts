import { rmSync } from 'node:fs'
import { partsFolder } from './partsFolder.ts'

// eslint-disable-next-line no-restricted-exports -- jest takes a set-up as the default export of its file
export default function clearParts(): void {
  rmSync(partsFolder, { recursive: true, force: true })
}
