/** Answers media queries, missing in jsdom, in each test of a file; calls `matches` every time. */
export function answerMedia(matches: (query: string) => boolean): void {
  beforeEach(() => {
    window.matchMedia = (media) => {
      const list = { media, matches: matches(media), addEventListener() {}, removeEventListener() {} }
      return list as unknown as MediaQueryList
    }
  })
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))
}
