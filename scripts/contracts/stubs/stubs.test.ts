/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { states } from '#contracts/states.ts'
import { stateStubs, stubStates } from '../stateStubs.ts'

const names = Object.keys(states)
const folder = mkdtempSync(join(tmpdir(), 'stubs-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['Java', stateStubs('java')],
  ['C#', stateStubs('csharp')],
])('the stubs in %s have every state, parameter and value [beyond 36]', (_, text) => {
  expect(new Set(stubStates.map(({ name }) => name)).size).toBe(names.length)
  for (const { state, params, returns } of stubStates) {
    expect(text).toContain(`"${state}"`)
    for (const { name } of [...params, ...returns]) expect(text).toContain(`"${name}"`)
  }
})

const hasJavac = spawnSync('javac', ['-version']).status === 0

/** A class with one state implemented. */
const trial = `
import accountportal.contract.ProviderStates;
import java.util.Map;

public class Trial implements ProviderStates {
  @Override
  public ASessionIsOpen aSessionIsOpen(String userName) {
    return new ASessionIsOpen(userName, "1", "t", "Bearer t", "r");
  }

  public static void main(String[] args) {
    System.out.println(ProviderStates.setUp(new Trial(), "a session is open", Map.of()));
    for (String state : new String[] {"a person is locked", "a cat is here"})
      try {
        ProviderStates.setUp(new Trial(), state, Map.of("lockTime", 7.0));
      } catch (RuntimeException error) {
        System.out.println(error.getMessage());
      }
  }
}
`

it('the stubs in Java compile without a warning, if there is a compiler, and work [beyond 36]', () => {
  // Without one, the test above and the check of generated documents still compare their text.
  if (!hasJavac) return
  const [stubs, own] = [join(folder, 'ProviderStates.java'), join(folder, 'Trial.java')]
  writeFileSync(stubs, stateStubs('java'))
  writeFileSync(own, trial)
  const compiled = spawnSync('javac', ['-Xlint:all', '-Werror', '-d', folder, stubs, own], {
    encoding: 'utf8',
  })
  expect([compiled.status, compiled.stderr]).toEqual([0, ''])
  const { stdout } = spawnSync('java', ['-cp', folder, 'Trial'], { encoding: 'utf8' })
  expect(stdout.trim().split('\n')).toEqual([
    '{userName=admin, userId=1, token=t, authorization=Bearer t, refreshToken=r}',
    "The state 'a person is locked' is not written yet.",
    "There is no state 'a cat is here'.",
  ])
})

type Parsed = { hasError: boolean; methods: string[] }

/** A separate program, because the parser does not load inside a test. */
const parser = `
  import { readFileSync } from 'node:fs'
  import { createRequire } from 'node:module'
  const wasm = '@vscode/tree-sitter-wasm/wasm'
  const find = createRequire(process.cwd() + '/package.json')
  const { Parser, Language } = find(wasm + '/tree-sitter.js')
  await Parser.init({ wasmBinary: readFileSync(find.resolve(wasm + '/tree-sitter.wasm')) })
  const parser = new Parser()
  parser.setLanguage(await Language.load(readFileSync(find.resolve(wasm + '/tree-sitter-c-sharp.wasm'))))
  const { rootNode } = parser.parse(readFileSync(0, 'utf8'))
  const methodsIn = (node) => [
    ...(node.type === 'method_declaration' ? [node.childForFieldName('name').text] : []),
    ...node.namedChildren.flatMap(methodsIn),
  ]
  console.log(JSON.stringify({ hasError: rootNode.hasError, methods: methodsIn(rootNode) }))
`

function parsedCsharp(input: string): Parsed {
  const args = ['--input-type=module', '--eval', parser]
  const { stdout } = spawnSync(process.execPath, args, { input, encoding: 'utf8' })
  return JSON.parse(stdout) as Parsed
}

it('the stubs in C# parse without an error and have a method per state [beyond 36]', () => {
  const { hasError, methods } = parsedCsharp(stateStubs('csharp'))
  expect(hasError).toBe(false)
  expect(methods).toEqual(expect.arrayContaining(stubStates.map(({ name }) => name)))
  expect(parsedCsharp('public class A { public Task B( => 1; }').hasError).toBe(true)
})
