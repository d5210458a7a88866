import type { AdminSeriesRow } from '@campo-livre/domain/admin/admin-rows.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { SeriesRecord } from '../store/records.ts'
import { companyFacts } from '../companies/company-facts.ts'
import { toSeriesRow } from '../series/to-series.ts'

/** Returns fixed slots as rows of the admin's table, by customer. */
export function adminSeriesRows(
  db: Database,
  now: string,
  series: readonly SeriesRecord[],
): readonly AdminSeriesRow[] {
  return rowsOf(series, [db.bookings.all(), db.companies.all(), db.fields.all(), now], () =>
    series
      .toSorted((a, b) => compareNames(a.customerName, b.customerName) || compareNames(a.id, b.id))
      .map((each) => toAdminSeriesRow(db, now, each)),
  )
}

const rowsOf = memoizeByInputs<AdminSeriesRow[]>()

function toAdminSeriesRow(db: Database, now: string, series: SeriesRecord): AdminSeriesRow {
  const { id, customerName, customerPhone, fieldName, segment, status, nextStart, overdueCents } =
    toSeriesRow(db, now, series)
  return {
    id,
    customerName,
    customerPhone,
    ...companyFacts(db, series.companyId),
    fieldName,
    slot: slotWords(segment),
    priceCents: segment.priceCents,
    status,
    nextStart,
    overdueCents,
  }
}
