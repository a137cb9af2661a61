import { toCsv } from '#shared/format/csv.ts'
import { saveFile } from '#shared/browser/saveFile.ts'
import { useCollecting, type Collect } from './useCollecting.ts'

/** Saves a list as a file, whole or not at all (D4, T18). `start` takes what collects its lines, head included. */
export function useCsvExport(fileName: string) {
  const { state, collect, cancel } = useCollecting()
  const start = (lines: Collect<readonly (readonly string[])[]>): Promise<void> =>
    collect(lines, (collected) => saveFile(fileName, toCsv(collected), 'text/csv;charset=utf-8'))
  return { state, start, cancel }
}
