import type { DecodeProblem } from '#shared/files/decode.ts'

/** Why a file as a whole cannot be read; `code` is a key of the texts of the import, `values` fill it. */
export type FileProblem = {
  code:
    | 'tooBig'
    | DecodeProblem['code']
    | 'onlyHeading'
    | 'oneColumn'
    | 'tooManyColumns'
    | 'tooManyRows'
    | 'openQuote'
  values?: Readonly<Record<string, number>>
}
