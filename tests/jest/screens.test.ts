/** @jest-environment node */
import { lists, screenTabs } from '#shared/address/consoleAddresses.ts'
import { resources } from '#shared/resources/resources.ts'
import { screensOf } from '../support/screens.ts'

const tabs = (id: string): readonly string[] =>
  Object.entries(screenTabs).find(([own]) => own === id)?.[1] ?? []
const judged = screensOf.admin.map(({ path }) => path)

it.each(resources)('the journeys judge $path, and each kind of page below it', ({ id, path }) => {
  const wanted = [
    new RegExp(`^${path}$`),
    ...((lists as readonly string[]).includes(id)
      ? [new RegExp(`^${path}/new$`), new RegExp(`^${path}/\\d+$`)]
      : []),
    ...tabs(id).map((tab) => new RegExp(`^${path}/${tab}(\\?|$)`)),
  ]
  expect(wanted.filter((one) => !judged.some((address) => one.test(address)))).toEqual([])
})

it('has no two screens of one person with one name', () => {
  for (const screens of Object.values(screensOf)) {
    const titles = screens.flatMap(({ title }) => title ?? [])
    expect(titles).toEqual([...new Set(titles)])
  }
})
