/** A token of `admin` with the claims that the portal reads, valid until 2100, with an invalid signature. */
export const exampleToken = [
  'eyJhbGciOiJIUzI1NiJ9',
  'eyJ1bmlxdWVfbmFtZSI6ImFkbWluIiwidXNlcklkIjoiMSIsIkFQUFMiOlsiaWJ1aG9vIl0sImlhdCI6MTc2NzIyNTYwMCwiZXhwIjo0MTAyNDQ0ODAwfQ',
  'c2lnbmF0dXJl',
].join('.')
