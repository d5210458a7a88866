import type { MemoryDatabase } from '@campo-livre/mocks/db/database.ts'
import { BULK_PART } from '@campo-livre/domain/admin/admin-bulk.ts'
import * as z from 'zod/mini'
import { median } from './median.ts'

/** The rows that the admin's lists are promised for (H12). */
const ROWS = 80_000
const names = ['Arena do Sul', 'Clube Náutico', 'Quadra São João', 'Society Beira-Rio', 'Arena Ipê']

/** Fills the list of contacts with that many rows. */
export function fillContacts(db: MemoryDatabase): void {
  db.interests.clear()
  db.interests.load(
    Array.from({ length: ROWS }, (_, index) => ({
      id: `bench-${index}`,
      name: `${names[index % names.length]} ${(index * 7919) % ROWS}`,
      email: `contato${index}@arena.test`,
      phone: `119${String(10_000_000 + index)}`,
      description: null,
      createdAt: new Date(Date.parse(db.clock.now()) - index * 60_000).toISOString(),
    })),
  )
}

const filters = (value: string) =>
  encodeURIComponent(
    JSON.stringify([{ column: 'name', operator: 'and', conditions: [{ mode: 'contains', value }] }]),
  )

/** Returns the paths of a list that is shown, sorted and filtered, each asked for the first time. */
function paths(run: number): [string, string][] {
  return [
    ['listed', `page=${run + 1}`],
    ['sorted', `sort=${run % 2 === 0 ? '' : '-'}email&page=${run + 1}`],
    ['filtered', `filters=${filters(`ã ${run}`)}`],
    ['filtered and sorted', `filters=${filters(`rio ${run}`)}&sort=-name`],
    ['the picker', `q=arena ${run}&perPage=10`],
  ]
}

/** Measures the admin's list with 80,000 rows; `ask` returns the milliseconds of a path. Returns each by its name. */
export async function adminListFigures(ask: (path: string) => Promise<number>): Promise<Map<string, number>> {
  const times = new Map<string, number[]>()
  await ask('/admin/contacts?q=arena')
  for (let run = 0; run < 9; run++)
    for (const [name, query] of paths(run))
      times.set(name, [...(times.get(name) ?? []), await ask(`/admin/contacts?${query}`)])
  return new Map([...times].map(([name, each]) => [name, median(each)]))
}

const pageSchema = z.object({ data: z.array(z.object({ id: z.string(), stamp: z.string() })) })
export type BulkRow = z.infer<typeof pageSchema>['data'][number]
/** The pages of 100 rows that an act on many is measured with. */
const BULK_PAGES = 10

/** Reads 1,000 contacts, page by page, as the app does before an act on them. */
export async function bulkRows(read: (path: string) => Promise<unknown>): Promise<BulkRow[]> {
  const rows: BulkRow[] = []
  for (let page = 1; page <= BULK_PAGES; page++)
    rows.push(...pageSchema.parse(await read(`/admin/contacts?perPage=100&page=${page}`)).data)
  return rows
}

/** Returns the bodies of an act on rows, each a part that is sent at once. */
export function bulkParts(rows: readonly BulkRow[]): object[] {
  return Array.from({ length: Math.ceil(rows.length / BULK_PART) }, (_, part) => ({
    id: `bench-bulk-${part}`,
    resource: 'contacts',
    action: 'answer',
    of: null,
    rows: rows.slice(part * BULK_PART, (part + 1) * BULK_PART).map(({ id, stamp }) => ({ id, stamp })),
  }))
}
