const broken = 'virtualScrollerRef.current.scrollToIndex(selectedIndex)'

/**
 * A loader of webpack for PrimeReact's MultiSelect. A list of many scrolls to what is chosen in a timer that it starts
 * while it opens; where it has been closed before that, there is nothing left to scroll.
 */
// eslint-disable-next-line no-restricted-exports -- webpack takes it from there
export default function mendedMultiSelect(code: string): string {
  if (!code.includes(broken)) throw new Error(`PrimeReact has changed: no ${broken}`)
  return code.replaceAll(broken, broken.replace('.current.', '.current?.'))
}
