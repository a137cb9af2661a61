import type { uploads as model } from '../es/uploads.ts'
import type { Translation } from '../Translation.ts'

export const uploads: Translation<typeof model> = {
  problems: {
    type: 'You must upload a valid file (.png).',
    name: 'The name of the selected file is not valid.',
    size: 'The file is larger than the maximum allowed (2MB).',
  },
  progress: 'Upload of {{label}}',
  answered: 'Done',
  stopped: 'Not uploaded',
  failed: '{{label}}: not uploaded',
  unreadable: 'The file has changed or is gone. Choose it again.',
}
