/** What sheets and editors write where they do not write Unicode: on Windows, for MS-DOS, on a Mac. */
export const oldEncodings = ['windows-1252', 'ibm850', 'macintosh'] as const
export type OldEncoding = (typeof oldEncodings)[number]

/** The upper half of code page 850, which no browser decodes. */
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Bytes that mean nothing in Windows-1252; browsers make control characters of them. */
const unused1252 = /[\u0081\u008d\u008f\u0090\u009d]/

/** The bytes as letters of one encoding; null where one of them is no letter in it. */
export function oldText(encoding: OldEncoding, bytes: Uint8Array): string | null {
  if (encoding === 'ibm850') {
    const codes = Uint16Array.from(bytes, (byte) =>
      byte < 0x80 ? byte : codePage850.charCodeAt(byte - 0x80),
    )
    return new TextDecoder('utf-16le').decode(codes)
  }
  const text = new TextDecoder(encoding).decode(bytes)
  return encoding === 'windows-1252' && unused1252.test(text) ? null : text
}

const small = 'a-zàáâãäçèéêëìíîïñòóôõöùúûü'
const capital = 'A-ZÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜ'
const word = new RegExp(`^(?:[${capital}]?[${small}]+|[${capital}]+)$`)
const usual = /[áéíóúüñãõç]/i
const mark = '[¿¡«»ºª°“”‘’–—…·€´]'
const marks = new RegExp(mark, 'g')
const markInside = new RegExp(`[A-Za-z]${mark}+[A-Za-z]`)

/**
 * The encoding whose words are written as people write Spanish, Portuguese or English: 'JosÚ' and 'B rbara' are not. Null
 * where two do as well, or none does.
 */
export function likeliestEncoding(texts: Readonly<Partial<Record<OldEncoding, string>>>): OldEncoding | null {
  const found = oldEncodings.flatMap((encoding) => {
    const text = texts[encoding]
    return text === undefined ? [] : [{ encoding, score: scoreOf(text) }]
  })
  const [best, next] = found.toSorted((one, other) => other.score - one.score)
  return best && best.score > 0 && best.score > (next?.score ?? 0) ? best.encoding : null
}

function scoreOf(text: string): number {
  let score = 0
  for (const [part] of text.matchAll(/[A-Za-z]*[\u0080-\uffff][A-Za-z\u0080-\uffff]*/g)) {
    // A mark beside a word says nothing of the word's encoding, within one it is none.
    const bare = part.replaceAll(marks, '')
    if (word.test(part)) score += usual.test(part) ? 2 : 1
    else if (markInside.test(part) || (bare !== '' && !word.test(bare))) score -= 2
  }
  return score
}
