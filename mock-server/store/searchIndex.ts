export type SearchIndex = {
  /** Positions of the texts that hold this one, ascending. */
  find: (wanted: string) => Uint32Array
}

const bits = 16
const buckets = 1 << bits

/**
 * Finds text in many texts without reading all of them: every three letters in a row lead to where they occur. Letters
 * share buckets, so what is found there is looked at again. Shorter words are looked for in every text.
 */
export function createSearchIndex(texts: readonly string[]): SearchIndex {
  const ends = new Uint32Array(buckets + 1)
  for (const text of texts) eachTrigram(text, (bucket) => (ends[bucket]! += 1))
  for (let bucket = 1; bucket <= buckets; bucket += 1) ends[bucket]! += ends[bucket - 1]!
  const places = new Uint32Array(ends[buckets]!)
  // From the back, so that each bucket fills up ascending and `ends` become the starts.
  for (let position = texts.length - 1; position >= 0; position -= 1)
    eachTrigram(texts[position]!, (bucket) => (places[(ends[bucket]! -= 1)] = position))

  function rarest(wanted: string): Uint32Array {
    let [from, to] = [0, Infinity]
    eachTrigram(wanted, (bucket) => {
      const [start, end] = [ends[bucket]!, ends[bucket + 1]!]
      if (end - start < to - from) [from, to] = [start, end]
    })
    return places.subarray(from, to)
  }

  return {
    find(wanted) {
      const candidates = wanted.length < 3 ? texts.keys() : rarest(wanted)
      const found: number[] = []
      for (const position of candidates)
        if (position !== found.at(-1) && texts[position]!.includes(wanted)) found.push(position)
      return Uint32Array.from(found)
    },
  }
}

function eachTrigram(text: string, see: (bucket: number) => void): void {
  for (let end = 2; end < text.length; end += 1) {
    const [first, second, third] = [text.charCodeAt(end - 2), text.charCodeAt(end - 1), text.charCodeAt(end)]
    see((Math.imul(first, 961) + Math.imul(second, 31) + third) & (buckets - 1))
  }
}
