/** Why a file as a whole cannot be read; `code` is a key of the texts of the import, `values` fill it. */
export type FileProblem = {
  code:
    | 'tooBig'
    | 'empty'
    | 'workbook'
    | 'binary'
    | 'nul'
    | 'onlyHeading'
    | 'oneColumn'
    | 'tooManyColumns'
    | 'tooManyRows'
    | 'openQuote'
  values?: Readonly<Record<string, number>>
}
