import { escaped } from '../services/mails.ts'
import { readVariables } from '../services/templateVariables.ts'
import type { Namespace } from '../store/namespace.ts'
import { byId } from '../store/queries.ts'
import type { Template } from '../store/records.ts'
import { jsonReply, withHeaders, type Reply } from './reply.ts'

/** Path of template pictures: `GET /security/pictures/template-1.svg`. */
export const picturesPath = '/security/pictures/'

/** The picture of a template, drawn from its data; 404 if there is none. */
export function templatePicture({ tables }: Namespace, path: string): Reply {
  const [, id] = /^template-(\d+)\.svg$/.exec(path.slice(picturesPath.length)) ?? []
  const template = id === undefined ? undefined : tables.templates.findFirst(byId(Number(id)))
  const nosniff = { 'X-Content-Type-Options': 'nosniff' }
  if (!template) return withHeaders(jsonReply(404, { message: 'There is no such picture.' }), nosniff)
  const headers = {
    ...nosniff,
    'Content-Type': 'image/svg+xml',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  }
  return { status: 200, headers, body: drawn(template) }
}

const width = 480
const lineHeight = 44
const shownLines = 8

/** A sketch of the mail: its title, and a box for each variable. */
function drawn({ title, variables }: Template): string {
  const fields = (readVariables(variables) ?? []).slice(0, shownLines)
  const height = 150 + fields.length * lineHeight
  const places = fields.map(({ label, name }, index) => place(label ?? name, 116 + index * lineHeight))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif">`,
    `<rect width="${width}" height="${height}" fill="#f4f6fa"/>`,
    `<rect x="24" y="24" width="432" height="${height - 48}" rx="8" fill="#fff" stroke="#dfe4ee"/>`,
    `<path d="M24 32a8 8 0 0 1 8-8h416a8 8 0 0 1 8 8v48H24z" fill="#1f5fd0"/>`,
    `<text x="48" y="60" font-size="20" font-weight="600" fill="#fff">${escaped(title)}</text>`,
    ...places,
    '</svg>',
  ].join('')
}

function place(label: string, y: number): string {
  return `<text x="48" y="${y}" font-size="12" fill="#5a6478">${escaped(label)}</text><rect x="48" y="${y + 8}" width="384" height="14" rx="4" fill="#e8edf6"/>`
}
