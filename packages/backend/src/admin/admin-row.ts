import { type AdminResource, adminResources } from '@campo-livre/domain/admin/admin-resource.ts'
import type { PaymentRow } from '@campo-livre/domain/admin/admin-rows.ts'
import type { Database } from '../store/database.ts'
import type { Listed } from '../http/list.ts'
import { type AdminKind, adminKinds } from './kinds.ts'
import { mask } from './mask.ts'
import { found } from './deed.ts'

/** A row as the admin's answers have it. */
export type AdminRow = Listed & { stamp: string; masked?: boolean }

/** Returns the kind that a path names; refuses any other with a 404. */
export function kindNamed(name: string): AdminResource {
  return found(adminResources.find((each) => each === name))
}

/** Returns a row of the admin's lists by its id; undefined for none. */
export function findRow(db: Database, now: string, resource: AdminResource, id: string): Listed | undefined {
  return adminKinds[resource].row(db, now, id)
}

const sourceTables = { booking: 'bookings', tab: 'tabs', series: 'series' } as const

/** Returns the stored row behind a listed one; of a payment, what it pays. */
export function recordOf(db: Database, resource: AdminResource, row: Listed): { id: string } | undefined {
  if (resource !== 'payments') return db[adminKinds[resource].table].find(row.id)
  const { source, sourceId } = row as PaymentRow
  return db[sourceTables[source]].find(sourceId)
}

/** Returns the stamp of a row: it changes with whatever somebody changes of it. */
export function stampOf(db: Database, resource: AdminResource, row: Listed): string {
  const record = recordOf(db, resource, row)
  const { stamped, unstamped = [] }: AdminKind = adminKinds[resource]
  if (stamped) return hashOf(JSON.stringify(stamped.map((key) => Reflect.get(record ?? {}, key))))
  const told = Object.entries(record ?? {}).filter(([key]) => !unstamped.includes(key))
  return hashOf(JSON.stringify(Object.fromEntries(told)))
}

/** Returns a row as answers have it: with its stamp, and its personal data masked. */
export function toAdminRow(db: Database, resource: AdminResource, row: Listed): AdminRow {
  const stamp = stampOf(db, resource, row)
  const { personal } = adminKinds[resource]
  if (!personal) return { ...row, stamp }
  const masked = personal.map((key) => [key, mask(Reflect.get(row, key))])
  return { ...row, ...(Object.fromEntries(masked) as object), stamp, masked: true }
}

/** Returns a row as answers have it by its id; null where it is gone. */
export function adminRow(db: Database, now: string, resource: AdminResource, id: string): AdminRow | null {
  const row = findRow(db, now, resource, id)
  return row ? toAdminRow(db, resource, row) : null
}

/** Returns what a row is called. */
export function nameOf(resource: AdminResource, row: object): string {
  return String(Reflect.get(row, adminKinds[resource].named) ?? '')
}

/** Returns a short text that differs for different texts, but for one pair in 2^53. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36)
}
