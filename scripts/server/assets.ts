import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Asset = { type: string; body: Buffer; br?: Buffer; gz?: Buffer; isHashed: boolean }

/** All files by path, in memory, so that no request path can leave the folder. */
export type Assets = ReadonlyMap<string, Asset>

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const isCompressible = (path: string): boolean => /\.(css|html|js|json|svg|txt|webmanifest)$/.test(path)

const compressors = {
  br: (body: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gz: (body: Buffer): Promise<Buffer> => promisify(gzip)(body, { level: 9 }),
}

/** Reads a folder with the compressed forms of its files; `keep` saves missing ones. */
export async function readAssets(folder: string, { keep = false } = {}): Promise<Assets> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split('\\').join('/'))
    .filter((file) => extname(file) in types && !file.endsWith('index.html') && !file.endsWith('stats.json'))
    // Pages, which are filled for every answer.
    .filter((file) => !file.startsWith('pages/'))
  const entries = await Promise.all(files.map((file) => readAsset(folder, file, keep)))
  return new Map(entries)
}

async function readAsset(folder: string, file: string, keep: boolean): Promise<[string, Asset]> {
  const path = join(folder, file)
  const body = readFileSync(path)
  const asset: Asset = {
    type: types[extname(file)]!,
    body,
    isHashed: /\.[\da-f]{8,}\.\w+$/.test(file),
  }
  if (isCompressible(file)) {
    asset.br = await compressed(path, 'br', body, keep)
    asset.gz = await compressed(path, 'gz', body, keep)
  }
  return [posix.join('/', file), asset]
}

async function compressed(path: string, kind: 'br' | 'gz', body: Buffer, keep: boolean): Promise<Buffer> {
  if (existsSync(`${path}.${kind}`)) return readFileSync(`${path}.${kind}`)
  const made = await compressors[kind](body)
  if (keep) writeFileSync(`${path}.${kind}`, made)
  return made
}
