import type { common as model } from '../es/common.ts'

export const common: typeof model = {
  required: 'Required field.',
  emailFormat: 'The e-mail does not have the right format.',
  min: 'Must have at least {{min}} characters.',
  max: 'Must have at most {{max}} characters.',
  numeric: '{{attribute}} must be a number.',
  requestFailed: 'The request could not be completed.',
  reference: 'Reference: {{reference}}',
  copyReference: 'Copy reference',
  copied: 'Copied',
  boundary: 'Something error has occurred.',
  retry: 'Try again',
  accept: 'Accept',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading…',
  stillWorking: 'Still working on it…',
  offline: 'You are offline. You can go on when the connection is back.',
  offlineSend: 'You can send this when the connection is back.',
  online: 'You are online again.',
  storageDenied:
    'The browser does not allow storing data: your session lasts until you close or reload this page.',
  insecureContext: 'This address is not secure (https): the browser does not allow encrypting the password.',
  newVersion: 'There is a new version of the portal.',
  reload: 'Reload',
  understood: 'Understood',
  maintenance: 'Maintenance',
  language: 'Language',
  skipToContent: 'Skip to content',
  forbidden:
    'The action you are trying to perform is not possible because your user does not have enough privileges.',
}
