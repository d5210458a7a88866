import type { ContactRow } from '@campo-livre/domain/admin/admin-rows.ts'
import { memoize } from '../store/memoize.ts'
import type { InterestRecord } from '../store/records.ts'

/** Returns the contacts of arenas as rows of the admin's table: those that wait first, the longest before the others. */
export const contactRows = memoize((interests: readonly InterestRecord[]): readonly ContactRow[] => {
  const rows = interests.map(toRow).toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  return [
    ...rows.filter(({ status }) => status === 'waiting'),
    ...rows.filter(({ status }) => status === 'answered').toReversed(),
  ]
})

function toRow({ answeredAt = null, description = null, ...contact }: InterestRecord): ContactRow {
  return { ...contact, description, answeredAt, status: answeredAt === null ? 'waiting' : 'answered' }
}
