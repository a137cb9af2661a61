import type { Linter } from 'eslint'

/** How imports are written; .dependency-cruiser.mjs says which are allowed. */
const everywhere = [
  { name: 'zod', message: "Take 'zod/mini': only it shrinks (docs/decisions/001)." },
  { name: 'primereact', message: "Import one component by its path: 'primereact/button'." },
  { name: 'react-router', message: "Take 'react-router-dom', as everywhere." },
]

/** Imports within a folder use ./ or ../, others an alias. */
function block(files: string[], steps: number): Linter.Config {
  const climbing = {
    regex: `^(\\.\\./){${steps}}`,
    message: 'This leaves the folder: take the alias of the other one (#shared/…, #features/…).',
  }
  return {
    name: `imports that climb ${steps} steps`,
    files,
    ignores: ['**/*.test.{ts,tsx}', '**/test[A-Z]*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: everywhere, patterns: [climbing] }] },
  }
}

export const importRules: Linter.Config[] = [
  {
    name: 'imports',
    files: ['**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: everywhere }] },
  },
  block(['src/*.{ts,tsx}', 'src/features/*/*.{ts,tsx}'], 1),
  block(['src/{app,shell,themes,shared}/**', 'src/features/*/*/**'], 2),
]
