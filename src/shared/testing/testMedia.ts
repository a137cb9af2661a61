/** Answers media queries for each test of a file, which jsdom does not: `matches` is asked anew each time. */
export function answerMedia(matches: (query: string) => boolean): void {
  beforeEach(() => {
    window.matchMedia = (media) => {
      const list = { media, matches: matches(media), addEventListener() {}, removeEventListener() {} }
      return list as unknown as MediaQueryList
    }
  })
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))
}
