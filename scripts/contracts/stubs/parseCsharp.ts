// Says of C# on its input whether it parses, and which methods it has, as JSON; a program of its own, since the parser
// does not load inside of a test.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Node = {
  hasError: boolean
  type: string
  text: string
  namedChildren: Node[]
  childForFieldName: (name: string) => Node | null
}
type Parser = { setLanguage: (language: unknown) => void; parse: (text: string) => { rootNode: Node } }
type Grammar = {
  Parser: { new (): Parser; init: (options: object) => Promise<void> }
  Language: { load: (bytes: Uint8Array) => Promise<unknown> }
}

const wasm = '@vscode/tree-sitter-wasm/wasm'
const find = createRequire(import.meta.url)
const { Parser, Language } = find(`${wasm}/tree-sitter.js`) as Grammar
await Parser.init({ wasmBinary: readFileSync(find.resolve(`${wasm}/tree-sitter.wasm`)) })
const parser = new Parser()
parser.setLanguage(await Language.load(readFileSync(find.resolve(`${wasm}/tree-sitter-c-sharp.wasm`))))
const { rootNode } = parser.parse(readFileSync(0, 'utf8'))
console.log(JSON.stringify({ hasError: rootNode.hasError, methods: methodsIn(rootNode) }))

function methodsIn(node: Node): string[] {
  const own = node.type === 'method_declaration' ? [node.childForFieldName('name')!.text] : []
  return [...own, ...node.namedChildren.flatMap(methodsIn)]
}
