import { adminSeriesList } from '@campo-livre/domain/admin/admin-lists.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import { listRows } from '../http/list-rows.ts'
import { toSeriesRow } from '../series/to-series.ts'

/** The rows of fixed slots. */
export const adminSeriesRows = listRows(
  adminSeriesList,
  {
    standing: (series, { db, now }) => {
      const { segment, ...standing } = toSeriesRow(db, now, series)
      return { ...standing, slot: slotWords(segment), priceCents: segment.priceCents }
    },
  },
  (db, now) => [db.bookings.revision(), db.fields.revision(), now],
)
