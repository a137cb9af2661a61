/** Non-Unicode encodings of spreadsheets and editors: Windows, MS-DOS, Mac. */
export const oldEncodings = ['windows-1252', 'ibm850', 'macintosh'] as const
export type OldEncoding = (typeof oldEncodings)[number]

/** Upper half of code page 850, which browsers cannot decode. */
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Unassigned bytes of Windows-1252; browsers decode them to control characters. */
const unused1252 = /[\u0081\u008d\u008f\u0090\u009d]/

/** Decodes bytes in one encoding; null if a byte is unassigned. */
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
 * Guesses the encoding that gives plausible Spanish, Portuguese or English words: 'JosÚ' and 'B rbara' are not. Null if
 * two are equally good or none fits.
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
    // A symbol beside a word is neutral; inside a word it is implausible.
    const bare = part.replaceAll(marks, '')
    if (word.test(part)) score += usual.test(part) ? 2 : 1
    else if (markInside.test(part) || (bare !== '' && !word.test(bare))) score -= 2
  }
  return score
}
