/** A token of `admin` with the claims that the portal reads, good until 2100; its signature is none. */
export const exampleToken = [
  'eyJhbGciOiJIUzI1NiJ9',
  'eyJ1bmlxdWVfbmFtZSI6ImFkbWluIiwidXNlcklkIjoiMSIsIkFQUFMiOlsiaWJ1aG9vIl0sImlhdCI6MTc2NzIyNTYwMCwiZXhwIjo0MTAyNDQ0ODAwfQ',
  'c2lnbmF0dXJl',
].join('.')
