/** @jest-environment node */
import { brokenPasswordRules } from '#contracts/passwordRules.ts'
import { codeDigits, codeProblem, documentNumberProblem } from '#features/auth/certificate/rules.ts'
import { requestProblem } from '#features/auth/password/requestReset.ts'
import { hostileTexts } from '../support/hostileTexts.ts'

type Field = {
  /** The longest text that the field takes. */
  max: number
  judge: (value: string) => unknown
  /** What is not wrong in the usual way, by the name of the text. */
  verdicts: Readonly<Record<string, unknown>>
  usual: unknown
}

const blank = {
  nothing: 'required',
  'a space': 'required',
  'a non-breaking space': 'required',
  'a tab': 'required',
}
const long = {
  'one character too many': 'tooLong',
  'ten thousand characters': 'tooLong',
  'an address that takes long to refuse': 'tooLong',
}

const fields: Record<string, Field> = {
  'the number of an identity card': {
    max: 15,
    judge: (typed) => documentNumberProblem('CC', typed),
    verdicts: blank,
    usual: 'numeric',
  },
  'the number of a passport': {
    max: 15,
    judge: (typed) => documentNumberProblem('PA', typed),
    verdicts: {
      ...blank,
      'a line break inside': null,
      'a joiner inside a word': null,
      'the longest text': null,
      'one character too many': 'max',
      'ten thousand characters': 'max',
      'full-width digits': 'min',
      'the name constructor': null,
      'the word null': 'min',
      'the word undefined': null,
      'the word NaN': 'min',
      zero: 'min',
      'a number past all numbers': null,
      'the word true': 'min',
    },
    usual: 'alphanumeric',
  },
  'the code by mail': {
    max: 6,
    judge: (typed) => codeProblem(typed.normalize('NFKC')),
    verdicts: blank,
    usual: 'format',
  },
  'the e-mail of a forgotten password': {
    max: 100,
    judge: (typed) => requestProblem(typed, 'email'),
    verdicts: { ...blank, ...long },
    usual: 'format',
  },
  'the e-mail or user of a forgotten password': {
    max: 100,
    judge: (typed) => requestProblem(typed, 'emailOrUser'),
    verdicts: {
      ...blank,
      ...long,
      ...Object.fromEntries(
        [
          'a joiner inside a word',
          'the longest text',
          'the name __proto__',
          'the name constructor',
          'the word null',
          'the word undefined',
          'the word NaN',
          'zero',
          'minus one',
          'a number past all numbers',
          'the word true',
          'a short address',
          'an address without an end',
        ].map((what) => [what, null]),
      ),
    },
    usual: 'format',
  },
  'a new password': {
    max: 64,
    judge: (typed) => brokenPasswordRules(typed).length === 0,
    verdicts: {},
    usual: false,
  },
}

it.each(Object.entries(fields))(
  '%s: each of the forty texts has its verdict, and none takes long [T23, T24]',
  (_what, { max, judge, verdicts, usual }) => {
    const texts = Object.entries(hostileTexts(max))
    const begin = performance.now()
    const found = texts.map(([what, typed]) => [what, judge(typed)])
    expect(performance.now() - begin).toBeLessThan(1_000)
    expect(found).toEqual(texts.map(([what]) => [what, what in verdicts ? verdicts[what] : usual]))
    expect(Object.keys(verdicts).filter((what) => !texts.some(([name]) => name === what))).toEqual([])
  },
)

it('of each of the forty texts six digits at most enter the code by mail [COD-07] [T23]', () => {
  const entered = Object.entries(hostileTexts(6)).map(([what, pasted]) => [what, codeDigits(pasted)])
  expect(entered.filter(([, digits]) => digits !== '')).toEqual([
    ['an image that fails', '1'],
    ['a drawing that loads', '1'],
    ['a script address', '1'],
    ['a template of braces', '77'],
    ['a template literal', '77'],
    ['a quote of SQL', '11'],
    ['full-width digits', '123'],
    ['zero', '0'],
    ['minus one', '1'],
    ['a number past all numbers', '1309'],
    ['a formula', '11'],
    ['a formula by at', '1'],
  ])
})
