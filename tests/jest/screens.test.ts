/** @jest-environment node */
import { consoleScreens } from '#shared/address/consoleScreens.ts'
import { screensOf } from '../support/screens.ts'

const judged = screensOf.admin.map(({ path }) => path)

it.each(consoleScreens)(
  'the journeys judge $path, and each kind of page below it',
  ({ path, hasCards, tabs = [] }) => {
    const wanted = [
      new RegExp(`^${path}$`),
      ...(hasCards ? [new RegExp(`^${path}/new$`), new RegExp(`^${path}/\\d+$`)] : []),
      ...tabs.map((tab) => new RegExp(`^${path}/${tab}(\\?|$)`)),
    ]
    expect(wanted.filter((one) => !judged.some((address) => one.test(address)))).toEqual([])
  },
)

it('has no two screens of one person with one name', () => {
  for (const screens of Object.values(screensOf)) {
    const titles = screens.flatMap(({ title }) => title ?? [])
    expect(titles).toEqual([...new Set(titles)])
  }
})
