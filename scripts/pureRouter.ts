/**
 * A webpack loader for React Router, which is one file. It marks components wrapped by React (`memo`, `forwardRef`) as pure
 * and drops their names for developer tools, so that unused ones are removed.
 */
// eslint-disable-next-line no-restricted-exports -- webpack takes it from there
export default function pureRouter(code: string): string {
  return code
    .replace(/= (?=React\d*\.(?:memo|forwardRef|createContext)\()/g, '= /* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
}
