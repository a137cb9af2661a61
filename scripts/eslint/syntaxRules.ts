import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Linter } from 'eslint'
import { moduleVariables } from './moduleVariables.ts'

type Habit = { selector: string; message: string }

/** Conventions checked by syntax patterns. Later config blocks replace earlier ones, so each contains all. */
const exportAll = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import from the file that has it. contracts/index.ts is the only list.',
}
const barrel = {
  selector: 'Program',
  message: 'A file is named for what it exports; index files stay out of the house.',
}
const bareDate = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: 'Ask store/clock.ts, so that the control API can move the time.',
}
const rawHtml = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Text is text. The one exception goes through safeHtml and says so beside it.',
}
const wirePath = {
  selector: 'Literal[value=/^\\u002f?(api|authentication|security)\\u002f/]',
  message: 'Paths of the services are spelled in contracts/ only: call the endpoint.',
}
/** Product names that are also ordinary words. */
const ordinaryWords = ['license', 'oidc', 'product', 'suite']
const productNames = readdirSync(resolve(import.meta.dirname, '../../src/themes/products'))
  .map((file) => file.replace(/\..*$/, ''))
  .filter((name) => !ordinaryWords.includes(name))
const productName = {
  selector: `Literal[value=/^(${productNames.join('|')})$/]`,
  message: 'Products are data: give the theme a field and ask that.',
}
const plainLink = {
  selector: "ImportDeclaration[source.value='react-router-dom'] > ImportSpecifier[imported.name='Link']",
  message: 'Take PageLink: pressed twice, a plain Link leaves two entries in the history.',
}
const applicationRole = {
  selector: 'JSXAttribute[name.name="role"] > Literal[value="application"]',
  message:
    "It takes a screen reader's own keys away, with which people read: no part of the portal needs that.",
}
/** Such a variable keeps what was one person's for the next one: `personGone` resets slices (createStore.ts). */
const moduleVariable = {
  selector: 'Program > VariableDeclaration[kind=let], ExportNamedDeclaration > VariableDeclaration[kind=let]',
  message: 'State lives in a slice of the store, or in a component; moduleVariables.ts lists the exceptions.',
}
const leftOut = '[property.name=/^(only|skip|todo|fixme|fails?|failing)$/]'
const onlyOrSkip = {
  selector: `MemberExpression[object.name=/^(it|test|describe)$/]${leftOut}`,
  message: 'Every test runs, on every run, and is expected to pass.',
}
/** `test.describe.skip`, `it.concurrent.only`. */
const nestedOnlyOrSkip = {
  selector: `MemberExpression[object.object.name=/^(it|test|describe)$/]${leftOut}`,
  message: onlyOrSkip.message,
}
const otherSpelling = {
  selector: 'CallExpression[callee.name=/^(xit|fit|xdescribe|fdescribe|xtest)$/]',
  message: onlyOrSkip.message,
}

function rule(...habits: Habit[]): Linter.RulesRecord {
  return { 'no-restricted-syntax': ['error', exportAll, ...habits] }
}

export function syntaxRules(tests: string[]): Linter.Config[] {
  return [
    { name: 'habits', files: ['**/*.{ts,tsx}'], rules: rule() },
    {
      name: 'habits of the mock',
      files: ['mock-server/**/*.ts'],
      ignores: ['mock-server/store/clock.ts'],
      rules: rule(bareDate),
    },
    {
      name: 'habits of the portal',
      files: ['src/**/*.{ts,tsx}'],
      rules: rule(rawHtml, applicationRole, wirePath, productName, plainLink, moduleVariable),
    },
    {
      name: 'variables of modules, each with its reason',
      files: Object.keys(moduleVariables),
      rules: rule(rawHtml, applicationRole, wirePath, productName, plainLink),
    },
    {
      name: 'the one plain link',
      files: ['src/shared/ui/PageLink.tsx'],
      rules: rule(rawHtml, applicationRole, wirePath, productName, moduleVariable),
    },
    {
      name: 'habits of the themes',
      files: ['src/themes/**/*.{ts,tsx}'],
      rules: rule(rawHtml, applicationRole, wirePath, plainLink, moduleVariable),
    },
    { name: 'habits of tests', files: tests, rules: rule(onlyOrSkip, nestedOnlyOrSkip, otherSpelling) },
    {
      name: 'no barrels',
      files: ['**/index.{ts,tsx}'],
      ignores: ['contracts/index.ts'],
      rules: rule(barrel),
    },
  ]
}
