/** The address at which the build serves the picture. */
declare module '*.svg' {
  const address: string
  export default address
}
