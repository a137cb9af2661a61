import { parseArgs } from 'node:util'
import { InputError } from '../inputError.ts'

export type ComparedService = 'authentication-service' | 'security-service'
export const comparedServices: readonly ComparedService[] = ['authentication-service', 'security-service']

export type CompareArguments = {
  help: boolean
  /** A file or an address. */
  source: string
  /** Without one those of which the document has a path. */
  provider: ComparedService | null
  /** Files to write. */
  junit: string | null
  html: string | null
}

export const compareUsage = [
  'npm run contracts:compare -- FILE-OR-URL [--provider NAME] [--junit FILE] [--html FILE]',
  '',
  'Compares an OpenAPI document (3.0 or 3.1, JSON or YAML, as Swashbuckle and springdoc write it) with the pacts of',
  'the portal, without a running service: which paths, verbs, headers, fields, types and codes are missing, by call',
  'and screen, the worst first.',
  '',
  `  --provider NAME  only ${comparedServices.join(' or ')}; without it those that the document knows a path of`,
  '  --junit FILE     writes JUnit XML as well, a test case for each interaction',
  '  --html FILE      writes a page as well',
  '  --help           says this',
  '',
  'Ends with 0 where nothing counts, with 1 where something does, with 2 where there is nothing to compare. What rests',
  'on an open question (contracts/open-questions.md) is told as pending and does not count.',
].join('\n')

/** Throws an InputError when the arguments do not fit together. */
export function compareArguments(args: readonly string[]): CompareArguments {
  const { values, positionals } = parsed(args)
  const { help = false, provider = null, junit = null, html = null } = values
  const [source = '', ...rest] = positionals
  if (!help && source === '') throw new InputError('Which document? Give a file or an address.')
  if (rest.length > 0) throw new InputError('One document at a time.')
  if (provider !== null && !isCompared(provider))
    throw new InputError(`There is no provider '${provider}' to compare: ${comparedServices.join(', ')}.`)
  return { help, source, provider, junit, html }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean' }, provider: text, junit: text, html: text },
    })
  } catch (error) {
    throw new InputError((error as Error).message)
  }
}

function isCompared(name: string): name is ComparedService {
  return (comparedServices as readonly string[]).includes(name)
}
