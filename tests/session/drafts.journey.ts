import { draftOffer, reload, takeDraft, untilKept } from '../support/drafts.ts'
import { expect, test } from '../support/portal.ts'
import { edits } from './edits.ts'

for (const edit of edits)
  test(`${edit.name} outlives a reload, and is written once (beyond 4)`, async ({ page, mock }) => {
    await edit.begin(page, mock)
    await edit.isThere(page)
    await untilKept(page)
    await reload(page)
    await takeDraft(page)
    await edit.isThere(page)
    await expect(draftOffer(page)).toBeHidden()
    await (await edit.save(page)).click()
    await expect
      .poll(async () => (await mock.requests(edit.call)).filter(({ status }) => status === 200).length)
      .toBe(1)
    await edit.isStored(mock)
    await untilKept(page, 0)
  })
