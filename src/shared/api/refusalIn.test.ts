/** @jest-environment node */
import { refusalIn } from './refusalIn.ts'

describe('an answer with status 200 (D43)', () => {
  it.each<[object]>([
    [{}],
    [{ informationCode: 'A10' }],
    [{ statusCode: 200, informationCode: 'A10' }],
    [{ statusCode: '200' }],
    [{ statusCode: null, code: null }],
    [{ responseCode: 200, message: 'Hecho.' }],
    [{ result: { informationCode: 'A10', information: 'Hecho.' } }],
    [{ result: 'Hecho.' }],
  ])('%j says that it was done', (answer) => {
    expect(refusalIn('someCall', answer)).toBeNull()
  })

  it.each<[object, { status: number; code?: string; message: string | null }]>([
    [
      { informationCode: 'R11', message: 'No.' },
      { status: 200, code: 'R11', message: 'No.' },
    ],
    [{ informationCode: 'A20' }, { status: 200, code: 'A20', message: null }],
    [
      { result: { informationCode: 'R11', information: 'No.' } },
      { status: 200, code: 'R11', message: 'No.' },
    ],
    [
      { code: 'R9', result: 'No.' },
      { status: 200, code: 'R9', message: 'No.' },
    ],
    [
      { statusCode: 401, informationCode: 'A10' },
      { status: 401, code: 'A10', message: null },
    ],
    [{ statusCode: '401' }, { status: 401, message: null }],
    [{ statusCode: 'no' }, { status: 400, message: null }],
    [
      { statusCode: 503, message: 'at Object.x' },
      { status: 503, message: null },
    ],
    [
      { responseCode: 400, message: 'No.' },
      { status: 400, message: 'No.' },
    ],
  ])('%j is a refusal', (answer, refusal) => {
    expect(refusalIn('someCall', answer)).toMatchObject({ kind: 'status', call: 'someCall', ...refusal })
  })
})
