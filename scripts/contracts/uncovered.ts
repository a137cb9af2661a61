const readByAll = 'Whoever has a session may read this: no data make the service refuse.'

const unknownData =
  'For which data a service answers A20 to the save of a role or privilege is not known (decision D21).'

/** Outcomes without an interaction and why, by endpoint id and outcome. */
export const uncovered: Readonly<Record<string, string>> = {
  'listApplications 403': readByAll,
  'countRolesByUser 403': readByAll,
  'listMenu 403': readByAll,
  'getMenuByUser 403': readByAll,
  'createPrivilege A20': unknownData,
  'modifyPrivilege A20': unknownData,
  'createRole A20': unknownData,
  'modifyRole A20': unknownData,
}
