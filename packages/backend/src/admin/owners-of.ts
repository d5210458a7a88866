import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import type { PaymentRow } from '@campo-livre/domain/admin/admin-rows.ts'
import type { Database } from '../store/database.ts'
import type { Listed } from '../http/list.ts'

/** The ids of the rows that a row belongs to, by their kinds. */
type Owners = Partial<Record<AdminResource, readonly (string | null | undefined)[]>>

/** Returns the owners of a row of each kind that has any; a payment alone is found by its listed row. */
export const ownersOf: Partial<Record<AdminResource, (db: Database, row: Listed) => Owners>> = {
  companies: (db, { id }) => ({ users: [db.companies.find(id)?.ownerId] }),
  fields: (db, { id }) => ({ companies: [db.fields.find(id)?.companyId] }),
  bookings: (db, { id }) => {
    const booking = db.bookings.find(id)
    return {
      companies: [booking?.companyId],
      users: [booking?.athleteId],
      fields: [booking?.fieldId],
      series: [booking?.series?.id],
      coupons: [booking?.couponUsed?.couponId],
    }
  },
  series: (db, { id }) => {
    const series = db.series.find(id)
    return {
      companies: [series?.companyId],
      users: [series?.athleteId],
      fields: series?.segments.map(({ fieldId }) => fieldId) ?? [],
    }
  },
  payments: (db, row) => {
    const { source, sourceId } = row as PaymentRow
    const kind = ({ booking: 'bookings', tab: 'tabs', series: 'series' } as const)[source]
    const paid = db[kind].find(sourceId)
    return { companies: [paid?.companyId], users: [paid?.athleteId], [kind]: [sourceId] }
  },
  tabs: (db, { id }) => {
    const tab = db.tabs.find(id)
    return { companies: [tab?.companyId], users: [tab?.athleteId] }
  },
  products: (db, { id }) => ({ companies: [db.products.find(id)?.companyId] }),
  'stock-movements': (db, { id }) => {
    const movement = db.stockMovements.find(id)
    return {
      companies: [movement?.companyId],
      products: [movement?.productId],
      tabs: [movement?.tabId],
      expenses: [movement?.expenseId],
    }
  },
  tills: (db, { id }) => ({ companies: [db.tills.find(id)?.companyId] }),
  coupons: (db, { id }) => ({ companies: [db.coupons.find(id)?.companyId] }),
  expenses: (db, { id }) => ({ companies: [db.expenses.find(id)?.companyId] }),
  rachas: (db, { id }) => {
    const racha = db.rachas.find(id)
    return { users: [racha?.organizerId], bookings: [racha?.bookingId] }
  },
  splits: (db, { id }) => {
    const split = db.splits.find(id)
    const from = [split?.origin.id, ...(split?.items.map(({ source }) => source?.id) ?? [])]
    return { users: [split?.organizerId], bookings: from, tabs: from, rachas: from }
  },
  reviews: (db, { id }) => {
    const review = db.reviews.find(id)
    return { companies: [review?.companyId], users: [review?.authorId], fields: [review?.fieldId] }
  },
  notices: (db, { id }) => ({ users: [db.notifications.find(id)?.userId] }),
  mails: (db, { id }) => ({
    users: [db.users.by('email', db.mails.find(id)?.to.toLowerCase() ?? '')[0]?.id],
  }),
}
