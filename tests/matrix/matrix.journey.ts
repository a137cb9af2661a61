import { slowness } from '../support/slowness.ts'
import { test } from '../support/portal.ts'
import { fairShare, faultsOf } from './cells.ts'
import { places } from './places.ts'
import { runPlace } from './runPlace.ts'

const isWhole = process.env['MATRIX'] === 'whole'
// On a busy machine that takes longer than a journey usually may.
test.describe.configure({ timeout: (isWhole ? 600_000 : 180_000) * slowness })

const shares = isWhole ? new Map(places.map((place) => [place, faultsOf(place)])) : fairShare(places)
for (const [place, faults] of shares)
  test(`${place.room}, ${place.context}: ${place.what}`, async ({ context, page, mock, at }, info) => {
    await runPlace(place, faults, { context, page, mock, at }, info)
  })
