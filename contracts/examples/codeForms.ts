import { codeOf, type CodePlace } from '../codes.ts'

type Body = Record<string, unknown>

/**
 * A body with its code and text moved to one position (decision D51); unchanged without a code. The positions that only
 * one call has, `response` and `statusDetails`, are removed too.
 */
export function withCodeAt(body: unknown, place: CodePlace): unknown {
  const {
    response,
    statusDetails,
    result,
    message,
    informationCode: _top,
    code: _code,
    ...rest
  } = fields(body)
  const detail = Array.isArray(statusDetails) ? fields(statusDetails[0]) : {}
  const code = codeOf(body) ?? codeOf(response) ?? codeOf(detail)
  if (code === null) return body
  const {
    informationCode: _inner,
    code: _innerCode,
    information,
    message: innerMessage,
    ...data
  } = fields(result)
  const givenText =
    message ??
    information ??
    innerMessage ??
    detail['description'] ??
    (typeof result === 'string' ? result : undefined)
  const [isInside, name] = [place.startsWith('result.'), place.split('.').at(-1)!]
  const words = givenText === undefined ? {} : { [isInside ? 'information' : 'message']: givenText }
  const { informationCode: _response, ...outside } = fields(response)
  const others: Body = { ...rest, ...(response !== undefined && { response: outside }) }
  if (!isInside)
    return { ...others, [name]: code, ...words, ...(Object.keys(data).length > 0 && { result: data }) }
  return { ...others, result: { ...data, [name]: code, ...words } }
}

function fields(value: unknown): Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
