import type { Write } from '../../testing/acts.ts'
import { adminWrites } from './admin-writes.ts'
import { accountWrites } from './account-writes.ts'
import { bookingWrites } from './booking-writes.ts'
import { tillWrites } from './till-writes.ts'
import { closureWrites } from './closure-writes.ts'
import { companyBookingWrites } from './company-booking-writes.ts'
import { companyWrites } from './company-writes.ts'
import { couponWrites } from './coupon-writes.ts'
import { guestWrites } from './guest-writes.ts'
import { notificationWrites } from './notification-writes.ts'
import { counterWrites } from './counter-writes.ts'
import { expenseWrites } from './expense-writes.ts'
import { financialWrites } from './financial-writes.ts'
import { fieldWrites } from './field-writes.ts'
import { productWrites } from './product-writes.ts'
import { tabWrites } from './tab-writes.ts'
import { rachaWrites } from './racha-writes.ts'
import { rainWrites } from './rain-writes.ts'
import { reviewWrites } from './review-writes.ts'
import { splitWrites } from './split-writes.ts'
import { seriesWrites } from './series-writes.ts'

/** Every writing call, with where and how a person makes it. */
export const allWrites: Record<string, Write> = {
  ...accountWrites,
  ...adminWrites,
  ...bookingWrites,
  ...closureWrites,
  ...tillWrites,
  ...companyBookingWrites,
  ...companyWrites,
  ...counterWrites,
  ...couponWrites,
  ...guestWrites,
  ...notificationWrites,
  ...expenseWrites,
  ...fieldWrites,
  ...financialWrites,
  ...productWrites,
  ...rachaWrites,
  ...rainWrites,
  ...reviewWrites,
  ...seriesWrites,
  ...splitWrites,
  ...tabWrites,
}
