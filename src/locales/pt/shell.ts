import type { shell as model } from '../es/shell.ts'

export const shell: typeof model = {
  signOut: 'Sair',
}
