/** @jest-environment node */
import { Linter } from 'eslint'
import { disablesExplain } from './disablesExplain.ts'

const config: Linter.Config = {
  plugins: { house: { rules: { explain: disablesExplain } } },
  rules: { 'house/explain': 'error' },
}

describe('an ignored rule', () => {
  it.each([
    ['// eslint-disable-next-line no-eval -- the sandbox is the point', 0],
    ['/* eslint-disable no-eval -- generated */', 0],
    ['// a sentence about eslint-disable', 0],
    ['// eslint-disable-next-line no-eval', 1],
    ['/* eslint-disable no-eval */', 1],
    ['// eslint-disable-line no-eval -- ', 1],
  ])('needs its sentence: %s', (code, problems) => {
    const found = new Linter().verify(`${code}\n`, config)
    expect(found.filter(({ ruleId }) => ruleId === 'house/explain')).toHaveLength(problems)
  })
})
