/** @jest-environment node */
import { Linter } from 'eslint'
import { textBesideSiblings } from './textBesideSiblings.ts'

const config: Linter.Config = {
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  plugins: { page: { rules: { text: textBesideSiblings } } },
  rules: { 'page/text': 'error' },
}

describe('text that breaks in a translated page', () => {
  it.each([
    // Conditional text.
    ["<p>{a && t('a')}{b && t('b')}</p>", 2],
    ["<p>{a ? t('a') : null}<b>x</b></p>", 1],
    ['<p><b>x</b>{rest > 0 && `more`}</p>', 1],
    // Changing text.
    ["<p>{t('count', { count })}<b>x</b></p>", 1],
    ["<p>{a ? t('a') : t('b')} <b>x</b></p>", 1],
    // A conditional sibling before text.
    ["<p>{isBusy && <Spinner />} {t('waiting')}</p>", 1],
    ['<p>{icon && <Icon />}Text</p>', 1],
    // Text in a fragment.
    ["<>{t('a')}</>", 1],
    ['<>Text <b>x</b></>', 1],
    // Text in its own element.
    ["<p>{a && t('a')}</p>", 0],
    ["<p>{t('count', { count })}</p>", 0],
    ["<p>{a && <span>{t('a')}</span>}<b>x</b></p>", 0],
    ["<p>{isBusy && <Spinner />}<span>{t('waiting')}</span></p>", 0],
    // Constant text.
    ["<p>{t('a')} <b>{x}</b>{isBusy && <Spinner />}</p>", 0],
    ["<p><b>{x}</b>{' '}<b>{y}</b></p>", 0],
    ['<>{children}<b>x</b></>', 0],
  ])('%s has %i', (code, problems) => {
    expect(new Linter().verify(`${code}\n`, config).map(({ message }) => message)).toHaveLength(problems)
  })
})
