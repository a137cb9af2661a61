/** @jest-environment node */
import { killerOf } from './killerOf.ts'

describe('the killer', () => {
  it('is the first test that failed', () => {
    const output = `PASS src/a.test.ts
FAIL src/b.test.tsx (5.3 s)
  a card
    ✓ opens
    ✕ keeps what was typed

  ● a card › keeps what was typed

    expect(received)

  ● a card › closes
`
    expect(killerOf(output)).toEqual({ file: 'src/b.test.tsx', title: 'a card › keeps what was typed' })
  })

  it.each(['PASS src/a.test.ts\n', '● Validation Error:\n', ''])('is nobody in %j', (output) => {
    expect(killerOf(output)).toBeNull()
  })
})
