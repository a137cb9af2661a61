import { builtThemes } from '../support/builtThemes.ts'
import { test } from '../support/portal.ts'
import { openView } from './openView.ts'
import { isShown } from './view.ts'
import { views } from './views.ts'

for (const { key, host, loginKind } of builtThemes())
  for (const language of ['es', 'en', 'pt'])
    test(`${key} ${language}`, async ({ context, mock, at }, info) => {
      test.setTimeout(600_000)
      // A product without the screen for absence is led to its sign-in.
      for (const view of views.filter((one) => isShown(one, { loginKind, absentScreen: true })))
        for (const width of [1280, 390]) {
          const page = await context.newPage()
          await page.setViewportSize({ width, height: 844 })
          await openView(page, mock, view, { at: (path) => at(host, path), language })
          const body = await page.screenshot({ animations: 'disabled' })
          await info.attach(`${view.title}, ${width}`, { body, contentType: 'image/png' })
          await page.close()
        }
    })
