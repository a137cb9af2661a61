type Annotation = { type: string; description?: string }
export type Suite = {
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: { annotations: Annotation[] }[] }[]
}

export type Cells = { places: number; passed: number; failed: string[] }

/** The cells that a report of the matrix tells of; a place that failed without one that did is a failure of its own. */
export function cellsIn(report: Suite): Cells {
  const specs = specsIn(report)
  const failed = specs.flatMap(({ title, ok, tests }) => {
    const cells = annotations(tests, 'cell failed').map((cell) => `${title} · ${cell}`)
    return ok || cells.length > 0 ? cells : [`${title} · the place itself`]
  })
  const passed = specs.flatMap(({ tests }) => annotations(tests, 'cell passed')).length
  return { places: specs.length, passed, failed }
}

/** What failed, and in the last line the counts. */
export function summary({ places, passed, failed }: Cells): string {
  const cells = passed + failed.length
  return [
    ...failed.map((cell) => `✗ ${cell}`),
    `${places} places, ${cells} cells: ${passed} passed, ${failed.length} failed`,
  ].join('\n')
}

function specsIn({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsIn)]
}

function annotations(tests: { annotations: Annotation[] }[], type: string): string[] {
  return tests.flatMap((test) =>
    test.annotations.filter((one) => one.type === type).map(({ description = '' }) => description),
  )
}
