import type { IncomingMessage, ServerResponse } from 'node:http'
import { closedHeaders } from './securityHeaders.ts'

const longest = 16_384

/** Prints browsers' reports of policy violations, at most 20 per request. */
export async function collectReports(
  req: IncomingMessage,
  res: ServerResponse,
  say: (line: string) => void = console.warn,
): Promise<void> {
  const answer = (status: number): void => void res.writeHead(status, closedHeaders(false)).end()
  if (req.method !== 'POST') return answer(405)
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size <= longest) chunks.push(chunk)
    }
  } catch {
    return
  }
  if (size > longest) return answer(413)
  for (const line of readReports(Buffer.concat(chunks).toString())) say(`policy: ${line}`)
  answer(204)
}

/**
 * One line per report in the format of `report-uri` or `report-to`, without queries and fragments, which may contain
 * tokens.
 */
export function readReports(text: string): string[] {
  const reports = parsed(text)
  return (Array.isArray(reports) ? reports : [reports]).slice(0, 20).flatMap((report: unknown) => {
    const { 'csp-report': single, body } = Object(report) as Record<string, unknown>
    const fields = Object(single ?? body) as Record<string, unknown>
    const directive = word(fields['effectiveDirective'] ?? fields['effective-directive'])
    if (directive === '') return []
    const blocked = word(fields['blockedURL'] ?? fields['blocked-uri'])
    const page = word(fields['documentURL'] ?? fields['document-uri'])
    return [`${directive} stopped ${blocked || 'something'} at ${page || 'a page'}`]
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Printable, short, without query and fragment. */
function word(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/[?#].*$/s, '')
        .replace(/[^\x21-\x7e]/g, '')
        .slice(0, 200)
    : ''
}
