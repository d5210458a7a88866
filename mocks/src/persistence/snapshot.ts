import * as z from 'zod/mini'
import type { RowChanges } from '../db/change-log.ts'
import type { MemoryDatabase } from '../db/database.ts'
import { recordSchemas, tableNames, type TableName } from '@campo-livre/backend/store/records.ts'
import { situationSchema, someInstantSchema } from '../situations/situation.ts'

const changesOf = <T>(row: z.ZodMiniType<T>) =>
  z._default(z.array(z.tuple([z.string(), z.nullable(row)])), [])

/** The version of the stored format, to be raised when it changes: snapshots of other versions are not read. */
export const SNAPSHOT_VERSION = 4

/** The seed that a database started from, and the settings of the backend. */
const headSchema = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  base: someInstantSchema,
  fingerprint: z.string(),
  offsetMinutes: z.number(),
  settings: z.pick(situationSchema, { data: true, clock: true, faults: true, events: true, dialect: true }),
})
export type Head = z.infer<typeof headSchema>

type Changes = {
  [Name in TableName]: ReturnType<typeof changesOf<z.infer<(typeof recordSchemas)[Name]>>>
}
const changesByTable = tableNames.map((name) => [name, changesOf<unknown>(recordSchemas[name])])

/** A database as it is stored: the head, and all differences from the seed. */
export const snapshotSchema = z.extend(headSchema, {
  changes: z.object(Object.fromEntries(changesByTable) as Changes),
})
export type Snapshot = z.infer<typeof snapshotSchema>

/** The changes of one table: id and row, or null for a removed one. */
export type StoredRows<T> = readonly (readonly [string, T | null])[]

/** Reads a snapshot; null for one of another version, or that is not valid. */
export function readSnapshot(value: unknown): Snapshot | null {
  const read = snapshotSchema.safeParse(value)
  return read.success ? read.data : null
}

/** Returns everything that is stored except the rows: small, and written with every change. */
export function headOf({ base, fingerprint, clock: { offsetMinutes }, settings }: MemoryDatabase): Head {
  const { appUrl: _, ...kept } = settings
  return { version: SNAPSHOT_VERSION, base, fingerprint, offsetMinutes, settings: kept }
}

/** Returns the snapshot of a database, to be opened elsewhere. */
export function snapshotOf(db: MemoryDatabase): unknown {
  const changes = Object.fromEntries(tableNames.map((name) => [name, [...db.log.of(name)]]))
  return { ...headOf(db), changes }
}

/** Compares the stored changes of a table with those of the database; rows are compared as JSON. */
export function differences<T extends { id: string }>(known: RowChanges, kept: StoredRows<T>) {
  const ids = new Set(kept.map(([id]) => id))
  return {
    fresh: kept.filter(
      ([id, row]) => !known.has(id) || JSON.stringify(known.get(id)) !== JSON.stringify(row),
    ),
    /** True if the database has a change that the stored ones do not have. */
    lost: [...known.keys()].some((id) => !ids.has(id)),
  }
}
