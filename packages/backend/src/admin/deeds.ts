import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import type { Deeds } from './deed.ts'
import { bookingDeeds } from './deeds/booking-deeds.ts'
import { contactDeeds, mailDeeds, noticeDeeds } from './deeds/contact-deeds.ts'
import { companyDeeds, fieldDeeds, reviewDeeds } from './deeds/arena-deeds.ts'
import { couponDeeds, expenseDeeds, paymentDeeds, tabDeeds, tillDeeds } from './deeds/money-deeds.ts'
import { movementDeeds, productDeeds } from './deeds/stock-deeds.ts'
import { rachaDeeds, seriesDeeds } from './deeds/game-deeds.ts'
import { userDeeds } from './deeds/user-deeds.ts'

/** The deeds of every kind of row. */
export const adminDeeds: Readonly<Record<AdminResource, Deeds>> = {
  users: userDeeds,
  companies: companyDeeds,
  fields: fieldDeeds,
  bookings: bookingDeeds,
  series: seriesDeeds,
  payments: paymentDeeds,
  tabs: tabDeeds,
  products: productDeeds,
  'stock-movements': movementDeeds,
  tills: tillDeeds,
  coupons: couponDeeds,
  expenses: expenseDeeds,
  rachas: rachaDeeds,
  // A bill is its people's: an admin reads it.
  splits: {},
  reviews: reviewDeeds,
  notices: noticeDeeds,
  contacts: contactDeeds,
  mails: mailDeeds,
}
