import { instantSchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import type { RowChanges } from '../db/change-log.ts'
import type { Database } from '../db/database.ts'
import { dialectNames } from '../dialects/dialect-name.ts'
import { recordSchemas, tableNames } from '../db/records.ts'

const changesOf = <T>(row: z.ZodMiniType<T>) =>
  z._default(z.array(z.tuple([z.string(), z.nullable(row)])), [])

/** What is kept of a database: which seed it started from, and all that differs from it. */
const snapshotSchema = z.object({
  version: z.literal(2),
  base: instantSchema,
  fingerprint: z.string(),
  offsetMinutes: z.number(),
  settings: z.object({ dialect: z.enum(dialectNames) }),
  changes: z.object({
    users: changesOf(recordSchemas.users),
    companies: changesOf(recordSchemas.companies),
    fields: changesOf(recordSchemas.fields),
    bookings: changesOf(recordSchemas.bookings),
    reviews: changesOf(recordSchemas.reviews),
    products: changesOf(recordSchemas.products),
    tabs: changesOf(recordSchemas.tabs),
    expenses: changesOf(recordSchemas.expenses),
    rachas: changesOf(recordSchemas.rachas),
    notifications: changesOf(recordSchemas.notifications),
    sessions: changesOf(recordSchemas.sessions),
    mails: changesOf(recordSchemas.mails),
    proofs: changesOf(recordSchemas.proofs),
    attempts: changesOf(recordSchemas.attempts),
    interests: changesOf(recordSchemas.interests),
    replays: changesOf(recordSchemas.replays),
  }),
})
export type Snapshot = z.infer<typeof snapshotSchema>

/** The changes of one table: id and row, or null for a removed one. */
export type Kept<T> = readonly (readonly [string, T | null])[]

/** Reads a snapshot; null for what is none: damaged, of another version, or tampered with. */
export function readSnapshot(text: string | null): Snapshot | null {
  if (text === null) return null
  try {
    const read = snapshotSchema.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Writes down what differs from the seed. */
export function writeSnapshot(db: Database): string {
  const changes = Object.fromEntries(tableNames.map((name) => [name, [...db.log.of(name)]]))
  const { base, fingerprint, clock, settings } = db
  const { offsetMinutes } = clock
  const { dialect } = settings
  return JSON.stringify({ version: 2, base, fingerprint, offsetMinutes, settings: { dialect }, changes })
}

/** How the kept changes of a table differ from those that the database has; rows are compared as JSON. */
export function differences<T extends { id: string }>(known: RowChanges, kept: Kept<T>) {
  const ids = new Set(kept.map(([id]) => id))
  return {
    fresh: kept.filter(
      ([id, row]) => !known.has(id) || JSON.stringify(known.get(id)) !== JSON.stringify(row),
    ),
    /** Whether a change was made here of which the kept ones know nothing. */
    lost: [...known.keys()].some((id) => !ids.has(id)),
  }
}
