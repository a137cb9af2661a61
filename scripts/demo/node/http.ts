export const STATUS_CODES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  503: 'Service Unavailable',
}

/** A worker of a page sends nothing on to another host. */
export function request(): never {
  throw new Error('the demo passes nothing on')
}
