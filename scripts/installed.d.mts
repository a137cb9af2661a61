type LockFile = { packages: Record<string, unknown> }
type Needed = { withTests: boolean }
export function isInstalled(wanted: LockFile | null, found: LockFile | null, needed: Needed): boolean
