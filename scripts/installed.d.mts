type LockFile = { packages: Record<string, unknown> }
export function isInstalled(wanted: LockFile | null, found: LockFile | null): boolean
