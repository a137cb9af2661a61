/** Most options of a native select; more need a filter. */
const nativeUpTo = 30

/** Kind of control for this number of options. */
export function choiceKind(count: number): 'native' | 'filtered' {
  return count <= nativeUpTo ? 'native' : 'filtered'
}
