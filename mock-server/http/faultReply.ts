import type { EndpointWithExamples } from '#contracts/endpoint.ts'
import type { Fault } from '../store/faults.ts'
import type { CodeForm } from '../store/namespace.ts'
import { placeCode } from './placeCode.ts'
import { jsonReply, type Reply } from './reply.ts'

/**
 * The answer of a fault instead of the real one; null if its kind has none. A status or code of the contract comes with
 * the contract's body, unless the fault has another; the code is placed as set.
 */
export function faultReply(
  fault: Fault,
  endpoint: EndpointWithExamples | undefined,
  form: CodeForm,
): Reply | null {
  const outcomes = endpoint?.outcomes ?? {}
  switch (fault.kind) {
    case 'status': {
      const status = fault.status ?? 500
      return shaped(fault, status, outcomes[String(status)]?.body ?? { message: `Fault: ${status}` })
    }
    case 'code': {
      const code = fault.code ?? 'R11'
      const outcome = outcomes[code]
      const body = outcome?.body ?? { informationCode: code, message: `Fault: ${code}` }
      const usual = { status: outcome?.status ?? 400, body }
      const coded = placeCode(endpoint ?? { method: 'POST' }, usual, form)
      return shaped(fault, fault.status ?? coded.status, coded.body)
    }
    case 'body':
      return shaped(fault, fault.status ?? 200, '')
    case 'latency':
    case 'timeout':
    case 'reset':
    case 'truncate':
    case 'drop-after':
      return null
  }
}

function shaped(fault: Fault, status: number, usual: unknown): Reply {
  const body = fault.body ?? usual
  const reply = typeof body === 'string' ? { ...jsonReply(status, null), body } : jsonReply(status, body)
  const { contentType } = fault
  const type = contentType === undefined ? {} : { 'Content-Type': contentType }
  return { ...reply, headers: { ...fault.headers, ...reply.headers, ...type } }
}
