const readByAll = 'Whoever has a session may read this: no data make the service refuse.'

/** Outcomes without an interaction and why, by endpoint id and outcome. */
export const uncovered: Readonly<Record<string, string>> = {
  'login A20': 'No document says which data make a service answer A20 instead of A10.',
  'loginCertificate A20': 'No document says which data make a service answer A20 instead of A10.',
  'listApplications 403': readByAll,
  'countRolesByUser 403': readByAll,
  'listMenu 403': readByAll,
  'getMenuByUser 403': readByAll,
}
