/**
 * A loader of webpack for React Router, whose parts stand in one file. Those that React wraps (`memo`, `forwardRef`) are
 * marked as pure, and their names for developer tools are left out: so what no screen uses stays away from the page.
 */
// eslint-disable-next-line no-restricted-exports -- webpack takes it from there
export default function pureRouter(code: string): string {
  return code
    .replace(/= (?=React\d*\.(?:memo|forwardRef|createContext)\()/g, '= /* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
}
