/** Nothing to see, so that what lies below a picture is left. */
const nothing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Lets pictures that cannot be had leave no mark, as without a connection, until the function that it returns is called. */
export function blankMissing(): () => void {
  function blank({ target }: Event): void {
    if (target instanceof HTMLImageElement && target.src !== nothing) target.src = nothing
  }
  document.addEventListener('error', blank, true)
  return () => document.removeEventListener('error', blank, true)
}
