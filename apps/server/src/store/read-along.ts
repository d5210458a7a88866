import { type TableName, tableNames } from '@campo-livre/backend/store/records.ts'
import { storedTables } from './stored-tables.ts'

/** Rows that are read with those of a table: the rows of another that have the value of a column as their id or key. */
export type Way = {
  /** The key of the rows that lead on, and the name of its column. */
  readonly from: string
  readonly column: string
  readonly to: TableName
  /** The index of the rows that are found; `id` for their id. */
  readonly index: string
}

const ofArena = { from: 'companyId', to: 'companies', index: 'id' } as const
const ofAthlete = { from: 'athleteId', to: 'users', index: 'id' } as const

const ways: Partial<Record<TableName, readonly Omit<Way, 'column'>[]>> = {
  // Whoever asks often runs an arena.
  sessions: [
    { from: 'userId', to: 'users', index: 'id' },
    { from: 'userId', to: 'companies', index: 'ownerId' },
  ],
  bookings: [ofArena, { from: 'companyId', to: 'fields', index: 'companyId' }, ofAthlete],
  // A field is judged by what shares its ground, and by what its arena has closed and offers.
  fields: [
    ofArena,
    { from: 'companyId', to: 'fields', index: 'companyId' },
    { from: 'companyId', to: 'closures', index: 'companyId' },
    { from: 'companyId', to: 'deals', index: 'companyId' },
  ],
  tabs: [ofArena, ofAthlete],
  series: [ofArena, ofAthlete],
  rachas: [
    { from: 'bookingId', to: 'bookings', index: 'id' },
    { from: 'organizerId', to: 'users', index: 'id' },
  ],
  splits: [{ from: 'organizerId', to: 'users', index: 'id' }],
}

function waysOf(table: TableName): readonly Way[] {
  const { columns } = storedTables[table]
  return (ways[table] ?? []).map((way) => {
    const column = columns.find(({ key }) => key === way.from)
    if (!column) throw new Error(`${table} has no ${way.from}`)
    return { ...way, column: column.name }
  })
}

/** The rows that are read along with those of each table that are found by their ids, in the same round trip. */
export const waysFrom = Object.fromEntries(tableNames.map((table) => [table, waysOf(table)])) as Record<
  TableName,
  readonly Way[]
>
