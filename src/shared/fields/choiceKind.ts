/** Up to so many options the browser's own list is easier to use; more of them are found by typing. */
const nativeUpTo = 30

/** What a choice out of so many is made in. */
export function choiceKind(count: number): 'native' | 'filtered' {
  return count <= nativeUpTo ? 'native' : 'filtered'
}
