/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import pureRouter from './pureRouter.ts'

const installed = resolve(__dirname, '../node_modules/react-router/dist/development')

it('marks wrapped components as pure, without their names', () => {
  const code =
    'var Link = React10.forwardRef(draw);\nLink.displayName = "Link";\nvar here = React.useContext(Here);\n'
  expect(pureRouter(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(draw);\n\nvar here = React.useContext(Here);\n',
  )
})

it('finds such components in the installed router', () => {
  const code = globSync('chunk-*.mjs', { cwd: installed })
    .map((file) => pureRouter(readFileSync(`${installed}/${file}`, 'utf8')))
    .join('\n')
  expect(code.match(/@__PURE__ \*\/ React\d*\.(memo|forwardRef)\(/g)!.length).toBeGreaterThan(3)
  expect(code).not.toMatch(/= React\d*\.(memo|forwardRef)\(/)
})
