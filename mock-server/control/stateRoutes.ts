import * as z from 'zod/mini'
import { byId, named, userNamed } from '../store/queries.ts'
import { recordSchemas, type AnyRecord, type CollectionName } from '../store/records.ts'
import { later } from '../store/clock.ts'
import type { Table } from '../store/table.ts'
import { anyTable, collectionNames } from '../store/tables.ts'
import { bodyAs, ControlError, type ControlCall, type ControlRoute } from './route.ts'

const changedFields = z.record(z.string(), z.unknown())

export const stateRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/state',
    does: 'The collections and their sizes.',
    run: ({ ns }) => collectionNames.map((name) => ({ name, count: ns.tables[name].all().length })),
  },
  {
    method: 'GET',
    path: '/state/{collection}',
    does: 'The records of a collection.',
    run: (call) => tableOf(call).all(),
  },
  {
    method: 'GET',
    path: '/state/{collection}/{id}',
    does: 'One record, by id or by name.',
    run: (call) => found(call),
  },
  {
    method: 'PUT',
    path: '/state/{collection}/{id}',
    does: 'Changes fields of a record like another administrator, or creates it.',
    body: changedFields,
    example: { names: 'María José' },
    run(call) {
      const { collection, id } = call.params
      const changes = bodyAs(changedFields, call.body)
      const present = lookUp(call)
      const times = moved(call, present)
      // A whole record carries its old time of change.
      for (const [field, time] of Object.entries(times))
        if (changes[field] === present?.[field as keyof AnyRecord]) changes[field] = time
      const record = { ...present, ...times, ...changes, id: present?.id ?? Number(id) }
      if ('menujson' in changes || 'variables' in changes) call.ns.holdsOddTexts = true
      const schema = recordSchemas[collection as CollectionName] as unknown as z.ZodMiniType<AnyRecord>
      return tableOf(call).put(bodyAs(schema, record))
    },
  },
  {
    method: 'DELETE',
    path: '/state/{collection}/{id}',
    does: 'Deletes a record.',
    run(call) {
      const { id } = found(call)
      tableOf(call).delete(byId(id))
      return { deleted: id }
    },
  },
]

function tableOf({ ns, params: { collection = '' } }: ControlCall): Table {
  if (!Object.hasOwn(recordSchemas, collection)) {
    const names = Object.keys(recordSchemas).join(', ')
    throw new ControlError(404, `There is no collection '${collection}'; there are ${names}.`)
  }
  return anyTable(ns.tables, collection as CollectionName)
}

/** The time of the last change moves with every change. */
function moved({ ns }: ControlCall, present: AnyRecord | undefined): Record<string, string> {
  const times = Object.entries(present ?? {}).filter(([field]) => /^modifiedon$/i.test(field))
  return Object.fromEntries(times.map(([field, time]) => [field, later(String(time), ns.clock.now())]))
}

/** By id, or by name for users, applications, privileges and roles. */
function lookUp(call: ControlCall): AnyRecord | undefined {
  const { collection = '', id = '' } = call.params
  const { users, applications, privileges, roles } = call.ns.tables
  const found = tableOf(call).findFirst(byId(Number(id)))
  if (found) return found
  if (collection === 'users') return users.findFirst(userNamed(id))
  const table = [applications, privileges, roles].find((one) => one === tableOf(call))
  return table?.findFirst(named(id))
}

function found(call: ControlCall): AnyRecord {
  const record = lookUp(call)
  if (!record)
    throw new ControlError(404, `There is no '${call.params['id']}' in ${call.params['collection']}.`)
  return record
}
