/** @jest-environment node */
import { readFileSync } from 'node:fs'
import postcss, { type Rule } from 'postcss'
import { isOfScreens } from './gate/contrast.ts'

const tokens = postcss.parse(readFileSync('src/shared/ui/tokens.css', 'utf8'))
const more: Rule[] = []
tokens.walkAtRules('media', (query) => {
  if (query.params.includes('prefers-contrast')) query.walkRules((rule) => void more.push(rule))
})
const strengthened = more.flatMap(({ nodes }) =>
  nodes.flatMap((node) => (node.type === 'decl' ? node.prop : [])),
)

it.each(strengthened)('who wants more contrast has a stronger %s in every scheme', (name) => {
  const givenBy: string[] = []
  tokens.walkRules((rule) => {
    const gives = rule.some((one) => one.type === 'decl' && one.prop === name)
    if (isOfScreens(rule) && gives) givenBy.push(...rule.selectors)
  })
  expect(givenBy).toHaveLength(4)
  expect(more.flatMap(({ selectors }) => selectors)).toEqual(expect.arrayContaining(givenBy))
})
