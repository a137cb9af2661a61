/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { endpoints } from '#contracts/index.ts'
import { asked } from '#app/firstReads.ts'
import { lists } from '#shared/address/consoleAddresses.ts'
import { resources } from '#shared/resources/resources.ts'
import budgets from '../../budgets.json'

const isList = (id: string): boolean => (lists as readonly string[]).includes(id)
const screens = readFileSync(`${__dirname}/../../src/app/screens.ts`, 'utf8')
const chunks = new Set([...screens.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name]) => name))
const known = new Set(endpoints.map(({ id }) => id))
const weighed = new Set(Object.values(budgets.rooms).flatMap((room) => room.chunks))

it.each(resources)('$id has its code in the chunks that the page loads early', ({ id }) => {
  const own = `console-${id.toLowerCase()}`
  for (const chunk of isList(id) ? [own, `${own}-card`] : [`${own}-card`])
    expect([chunk, chunks.has(chunk)]).toEqual([chunk, true])
})

it.each(resources)('the first visit of $id has a budget', ({ id }) => {
  expect(weighed).toContain(`console-${id.toLowerCase()}${isList(id) ? '' : '-card'}`)
})

it.each(resources)('each path of $id is an endpoint', ({ writes, reads: { list = [], card = [] } = {} }) => {
  const declared = [...writes, ...list, ...card.map((read) => asked(read).call)]
  expect(declared.filter((call) => !known.has(call))).toEqual([])
})
