import type { Application } from '#contracts/applications.ts'
import type { PrivilegeOfRole } from '#contracts/privileges.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { byName } from '#shared/texts/byName.ts'
import type { AccessNode, Place } from './accessNode.ts'
import { applicationReasons, placeKey, privilegeNodes, type Facts } from './grants.ts'
import type { OwnApplication } from './roleNodes.ts'

/** A compared role with its applications. */
export type Side = { role: { id: number; name: string }; own: readonly OwnApplication[] }

type Known = ReadonlyMap<string, readonly PrivilegeOfRole[]>
type CompareWords = {
  both: string
  only: (name: string) => string
  notIn: (name: string) => string
  counts: (both: number, first: number, second: number) => string
}

/** What two roles give by application: both, or only one of them. */
export function comparedNodes(
  sides: readonly [Side, Side],
  known: Known,
  facts: Facts,
  words: CompareWords,
): AccessNode[] {
  const applications = new Map(
    sides.flatMap(({ own }) => own.map(({ application }) => [application.name, application] as const)),
  )
  return [...applications.values()]
    .map((application) => comparedApplication(application, sides, known, facts, words))
    .sort(byName)
}

function comparedApplication(
  application: Application,
  sides: readonly [Side, Side],
  known: Known,
  facts: Facts,
  words: CompareWords,
): AccessNode {
  const places = sides.map(({ role, own }) => {
    const here = own.find((one) => one.application.name === application.name)
    return here ? { role: role.id, application: here.own.name } : null
  })
  const node = {
    key: application.name,
    name: serverText(application.title) ?? application.name,
    reasons: applicationReasons(application),
    places: places.filter((place) => place !== null),
  }
  if (node.places.some((place) => !known.has(placeKey(place)))) return { ...node, children: null }
  const given = places.map((place) => givenIn(place, known))
  const [first, second] = [given[0]!, given[1]!]
  const nodesOf = (rows: readonly PrivilegeOfRole[], part: string): AccessNode[] =>
    privilegeNodes(rows, application, facts, `${application.name}/${part}`)
  const group = (part: string, name: string, rows: readonly PrivilegeOfRole[]): AccessNode[] =>
    rows.length === 0
      ? []
      : [
          {
            key: `${application.name}/${part}`,
            name,
            note: `(${rows.length})`,
            reasons: [],
            children: nodesOf(rows, part),
          },
        ]
  const [inFirst, inSecond] = [namesOf(first), namesOf(second)]
  const both = first.filter(({ name }) => inSecond.has(name))
  const onlyFirst = first.filter(({ name }) => !inSecond.has(name))
  const onlySecond = second.filter(({ name }) => !inFirst.has(name))
  const missing = sides.filter((_, side) => places[side] === null).map(({ role }) => words.notIn(role.name))
  return {
    ...node,
    note: [words.counts(both.length, onlyFirst.length, onlySecond.length), ...missing].join(' · '),
    children: [
      ...group(bothPart, words.both, both),
      ...group('first', words.only(sides[0].role.name), onlyFirst),
      ...group('second', words.only(sides[1].role.name), onlySecond),
    ],
  }
}

function givenIn(place: Place | null, known: Known): PrivilegeOfRole[] {
  return place ? (known.get(placeKey(place)) ?? []).filter(({ assigned }) => assigned) : []
}

function namesOf(rows: readonly PrivilegeOfRole[]): ReadonlySet<string> {
  return new Set(rows.map(({ name }) => name))
}

const bothPart = 'both'

/** Removes what both give; unread applications stay. */
export function onlyDifferent(nodes: readonly AccessNode[]): AccessNode[] {
  return nodes.flatMap((node) => {
    if (!node.children) return node
    const children = node.children.filter(({ key }) => !key.endsWith(`/${bothPart}`))
    return children.length > 0 ? { ...node, children } : []
  })
}
