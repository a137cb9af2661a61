/** Folders from the ground up: each imports those of the steps below its own, and of those beside it none. */
export type Steps = readonly (readonly string[])[]

/** The features. What one shows of another that it may not import, it borrows (docs/decisions/015). */
export const featureSteps: Steps = [
  ['applications'],
  ['privileges', 'notifications', 'suite-items', 'auth'],
  ['roles'],
  ['users'],
  ['menus'],
  ['access'],
]

/** The folders of the sign-in. */
export const authSteps: Steps = [
  ['page'],
  ['session'],
  ['sign-in'],
  ['certificate', 'password', 'external', 'applications'],
  ['activation'],
  ['messages'],
]

/** The folders that one may import, and those that it may not. */
export function reachOf(steps: Steps, folder: string): { open: string[]; barred: string[] } {
  const step = steps.findIndex((folders) => folders.includes(folder))
  if (step === -1) throw new Error(`${folder} has no place yet among the steps of scripts/eslint/steps.ts.`)
  const others = (part: Steps): string[] => part.flat().filter((name) => name !== folder)
  return { open: others(steps.slice(0, step)), barred: others(steps.slice(step)) }
}

/** As a sentence has it: page ← session ← sign-in. */
export const shownSteps = (steps: Steps): string => steps.map((folders) => folders.join(', ')).join(' ← ')
