import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/coupons'
const judged = unit(`${domain}/judge-coupon.test.ts`)
const counter = unit(`${domain}/coupon-at-counter.test.ts`)
const backend = unit('packages/backend/src/coupons/coupons.test.ts')

/** Coupons: what they take off, for what they are, and how their uses are counted. */
export const coupons: Subject = {
  title: 'Coupons',
  faults: [
    {
      name: 'A coupon takes off more than the price',
      file: `${domain}/judge-coupon.ts`,
      find: 'return Math.min(priceCents, off)',
      replace: 'return off',
      run: judged,
    },
    {
      name: 'A coupon is used once more than it is good for',
      file: `${domain}/judge-coupon.ts`,
      find: 'filter(counts).length < maxUses',
      replace: 'filter(counts).length <= maxUses',
      run: judged,
    },
    {
      name: 'A coupon adds to an offer',
      file: `${domain}/judge-coupon.ts`,
      find: 'if (booking.deal) return',
      replace: 'if (booking.deal?.fullCents === 0) return',
      run: judged,
    },
    {
      name: 'A hold that has run out still counts as a use of a coupon',
      file: `${domain}/counted-uses.ts`,
      find: "statusAt(booking, now) !== 'expired' &&",
      replace: "statusAt(booking, now) !== 'no_show' &&",
      run: judged,
    },
    {
      name: 'A code of before a coupon waits to be paid',
      file: `${domain}/use-coupon.ts`,
      find: "payment: payment?.status === 'pending' ? { ...payment, status: 'expired' } : payment,",
      replace: 'payment,',
      run: judged,
    },
    {
      name: 'A cancellation at which the arena keeps money gives the coupon back',
      file: 'packages/domain/src/bookings/commands/cancel.ts',
      find: "return payment?.status === 'pending' && !creditUsed",
      replace: 'return true',
      run: counter,
    },
    {
      name: 'A coupon lowers nothing that is asked for',
      file: 'packages/domain/src/credit/split-with-credit.ts',
      find: 'return splitWithCredit(toPayCents(booking), percent',
      replace: 'return splitWithCredit(booking.priceCents, percent',
      run: backend,
    },
    {
      name: 'No new code is made for what a coupon has left',
      file: 'packages/backend/src/coupons/use-coupon.ts',
      find: "if (before.payment?.status !== 'pending' || before.payment.method !== 'pix') return booking",
      replace: "if (before.payment?.status !== 'paid' || before.payment.method !== 'pix') return booking",
      run: backend,
    },
    {
      name: 'A coupon that begins later is listed as good by now',
      file: `${domain}/coupon-list.ts`,
      find: "[is(own('from'), '>', today(",
      replace: "[is(own('from'), '<', today(",
      run: unit(`${domain}/coupon-list.property.test.ts`),
    },
    {
      name: 'A list that tells of the day stays as it was on the next one',
      file: 'packages/domain/src/lists/compile-list.ts',
      find: "times.byDay || says('today')",
      replace: 'times.byDay',
      run: unit('packages/domain/src/lists/compile-list.test.ts'),
    },
  ],
}
