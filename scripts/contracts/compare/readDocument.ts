import { readFile, stat } from 'node:fs/promises'
import { parse } from 'yaml'
import { certificateProblem } from '../certificates.ts'
import { InputError } from '../inputError.ts'

export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }
export type OpenApi = JsonObject & { openapi: string; paths: JsonObject }

/** Bytes of the longest document, and how long an address may take. */
const longest = 20_000_000
const patienceMs = 20_000

/** The OpenAPI document of a file or an address; an InputError says why there is none. */
export async function readDocument(source: string): Promise<OpenApi> {
  const text = /^https?:\/\//i.test(source) ? await fetched(source) : await read(source)
  return understood(text, source)
}

async function read(file: string): Promise<string> {
  try {
    const { size } = await stat(file)
    if (size > longest) throw tooLong(file)
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof InputError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new InputError(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}.`,
    )
  }
}

async function fetched(address: string): Promise<string> {
  const response = await answerOf(address)
  if (!response.ok) throw new InputError(`${address} answers ${response.status}, not a document.`)
  let [size, text] = [0, '']
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > longest) throw tooLong(address)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

async function answerOf(address: string): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
  } catch (error) {
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException }
    const problem = cause && certificateProblem(address, cause)
    throw problem ?? new InputError(`${address} does not answer: ${cause?.code ?? message}.`)
  }
}

function tooLong(source: string): InputError {
  return new InputError(`${source} is longer than ${longest / 1_000_000} MB, which no document of an API is.`)
}

function understood(text: string, source: string): OpenApi {
  const document = parsed(text.replace(/^\uFEFF/, ''), source)
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new InputError(`${source} is no OpenAPI document: it holds no object.`)
  const { openapi, swagger, paths } = document
  if (swagger !== undefined)
    throw new InputError(
      `${source} is Swagger ${String(swagger)}; this reads OpenAPI 3.0 and 3.1. Swashbuckle and springdoc write both.`,
    )
  if (typeof openapi !== 'string')
    throw new InputError(`${source} is no OpenAPI document: it has no 'openapi'.`)
  if (!/^3\.[01](\.|$)/.test(openapi))
    throw new InputError(`${source} is OpenAPI ${openapi}; this reads 3.0 and 3.1.`)
  if (typeof paths !== 'object' || paths === null || Array.isArray(paths))
    throw new InputError(`${source} has no 'paths'.`)
  return document as OpenApi
}

function parsed(text: string, source: string): Json {
  if (/^\s*</.test(text))
    throw new InputError(`${source} is a page, not a document: name the address of the JSON.`)
  try {
    return (/^\s*[[{]/.test(text) ? JSON.parse(text) : parse(text)) as Json
  } catch (error) {
    const [problem] = (error as Error).message.split('\n')
    throw new InputError(`${source} is neither JSON nor YAML: ${problem}`)
  }
}
