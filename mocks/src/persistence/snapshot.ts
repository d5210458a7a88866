import * as z from 'zod/mini'
import type { RowChanges } from '../db/change-log.ts'
import type { Database } from '../db/database.ts'
import { recordSchemas, tableNames } from '../db/records.ts'
import { situationSchema, someInstantSchema } from '../situations/situation.ts'

const changesOf = <T>(row: z.ZodMiniType<T>) =>
  z._default(z.array(z.tuple([z.string(), z.nullable(row)])), [])

/** Grows when what is kept is written otherwise: what another one wrote is not read. */
export const SNAPSHOT_VERSION = 3

/** Which seed a database started from, and how the backend is set. */
const headSchema = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  base: someInstantSchema,
  fingerprint: z.string(),
  offsetMinutes: z.number(),
  settings: z.pick(situationSchema, { data: true, clock: true, faults: true, events: true, dialect: true }),
})
export type Head = z.infer<typeof headSchema>

/** What is kept of a database: that, and all that differs from the seed. */
export const snapshotSchema = z.extend(headSchema, {
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
    noticed: changesOf(recordSchemas.noticed),
  }),
})
export type Snapshot = z.infer<typeof snapshotSchema>

/** The changes of one table: id and row, or null for a removed one. */
export type Kept<T> = readonly (readonly [string, T | null])[]

/** Reads a snapshot; null for what is none: of another version, or tampered with. */
export function readSnapshot(value: unknown): Snapshot | null {
  const read = snapshotSchema.safeParse(value)
  return read.success ? read.data : null
}

/** All that is to be kept but the rows: small, and written with every change. */
export function headOf({ base, fingerprint, clock: { offsetMinutes }, settings }: Database): Head {
  const { appUrl: _, ...kept } = settings
  return { version: SNAPSHOT_VERSION, base, fingerprint, offsetMinutes, settings: kept }
}

/** A database as it stands, to be opened elsewhere. */
export function snapshotOf(db: Database): unknown {
  const changes = Object.fromEntries(tableNames.map((name) => [name, [...db.log.of(name)]]))
  return { ...headOf(db), changes }
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
