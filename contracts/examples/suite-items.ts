import * as wire from '../suite-items.ts'
import { sessionOutcomes, withExamples } from './withExamples.ts'

/** The smallest PNG: one transparent pixel. */
const smallestPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const uploadImageMenu = withExamples(wire.uploadImageMenu, {
  assumed: {
    fields: { 'body.ImageBase64': 'G-47', 'body.ApplicationName': 'D20', 'answer.relativePath': 'D20' },
    outcomes: { refused: 'D19' },
  },
  example: {
    body: { ApplicationName: 'ibuhoo', Extension: '.png', ImageBase64: smallestPng },
    answer: { relativePath: '/uploads/7c1e0f5a9b3d4e28.png' },
  },
  outcomes: {
    '200': { status: 200, body: { relativePath: '/uploads/7c1e0f5a9b3d4e28.png' } },
    refused: { status: 400, body: { result: 'Debe cargar un archivo valido (.png).' } },
    ...sessionOutcomes,
  },
})
