import { basename, dirname } from 'node:path'

/** What a build makes of an imported picture: its address, here `/pictures/<folder>/<file>`. A missing one cannot be imported. */
// eslint-disable-next-line no-restricted-exports -- jest takes a transformer from the default export
export default {
  process(_source, path) {
    const address = `/pictures/${basename(dirname(path))}/${basename(path)}`
    return { code: `exports.__esModule = true; exports.default = ${JSON.stringify(address)}` }
  },
}
