import { contactList, mailList, noticeList } from '@campo-livre/domain/admin/log-lists.ts'
import { companyList } from '@campo-livre/domain/companies/company-list.ts'
import { reviewList } from '@campo-livre/domain/reviews/review-list.ts'
import { splitList } from '@campo-livre/domain/splits/split-list.ts'
import { splitState, splitSum } from '@campo-livre/domain/splits/standing.ts'
import { movementList } from '@campo-livre/domain/stock/stock-movement-list.ts'
import { userList } from '@campo-livre/domain/users/user-list.ts'
import { listRows } from '../http/list-rows.ts'
import { adminSeriesList } from '@campo-livre/domain/admin/admin-lists.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import { toSeriesRow } from '../series/to-series.ts'
import { auditList } from '@campo-livre/domain/admin/audit-list.ts'
import { changedWords } from '@campo-livre/domain/admin/field-words.ts'

/** The rows that only the admin's lists have. */
export const userRows = listRows(userList, {})
export const companyRows = listRows(companyList, {})
export const reviewRows = listRows(reviewList, {})
export const movementRows = listRows(movementList, {})
export const noticeRows = listRows(noticeList, {})
export const contactRows = listRows(contactList, {})
export const mailRows = listRows(mailList, {})
export const splitRows = listRows(splitList, {
  splitSum: (split) => ({ ...splitSum(split), status: splitState(split) }),
})

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

/** The rows of the audit. */
export const auditRows = listRows(auditList, {
  words: ({ changes }) => ({ fields: changedWords(changes.map(({ field }) => field)) }),
})
