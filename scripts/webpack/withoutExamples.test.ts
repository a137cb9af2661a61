/** @jest-environment node */
import ts from 'typescript'
import { withoutExamples } from './withoutExamples.ts'

function delivered(source: string): string {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    transformers: { before: [withoutExamples] },
  })
  return outputText.replace(/\s+/g, ' ').trim()
}

describe('a delivered endpoint', () => {
  it('keeps what a call needs and loses its examples', () => {
    const source = `export const login = endpoint({
      id: 'login', path: '/api/Login', answer: z.object({ example: z.string() }),
      example: { answer: { token: 'secret' } }, outcomes: { A10: { status: 200, body: sample } }, assumed: 'G22' })`
    expect(delivered(source)).toBe(
      "export const login = endpoint({ id: 'login', path: '/api/Login', " +
        'answer: z.object({ example: z.string() }), example: {}, outcomes: {}, assumed: {} });',
    )
  })

  it('leaves everything else as it is', () => {
    const source = "export const kept = other({ example: { a: 'b' } });"
    expect(delivered(source)).toBe(source)
  })
})
