import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src'
const backend = 'packages/backend/src'
const form = 'apps/web/src/features/companies/own/form'
const paying = unit(`${backend}/bookings/pay-booking.test.ts`)
const sentences = unit(`${domain}/companies/describe-rules.test.ts`)

/** The rules of an arena: deposit, no-show, their sentences, and the copy that a booking keeps. */
export const arenaRules: Subject = {
  title: 'Rules of an arena',
  faults: [
    {
      name: 'The time to think goes on after the start',
      file: `${domain}/companies/cancellation-policy.ts`,
      find: 'Math.min(starts, Date.parse(createdAt) + graceMinutes * 60_000)',
      replace: 'Date.parse(createdAt) + graceMinutes * 60_000',
      run: unit(`${domain}/bookings/cancel/refund.test.ts`),
    },
    {
      name: 'A time to think takes away the hours that give all back',
      file: `${domain}/companies/cancellation-policy.ts`,
      find: 'return Math.max(starts - fullRefundHours * 3_600_000, thought)',
      replace: 'return graceMinutes === 0 ? starts - fullRefundHours * 3_600_000 : thought',
      run: unit(`${domain}/bookings/cancel/refund.test.ts`),
    },
    {
      name: 'The time to think is not said',
      file: `${domain}/companies/describe-rules.ts`,
      find: 'graceMinutes === 0 ? null : grace',
      replace: 'null',
      run: sentences,
    },
    {
      name: 'Half a cent of a deposit is dropped, not rounded up',
      file: `${domain}/payments/split-price.ts`,
      find: 'priceCents * depositPercent + 50',
      replace: 'priceCents * depositPercent',
      run: unit(`${domain}/payments/split-price.test.ts`),
    },
    {
      name: 'A deposit of a small price is nothing',
      file: `${domain}/payments/split-price.ts`,
      find: 'Math.max(1, rounded)',
      replace: 'rounded',
      run: unit(`${domain}/payments/split-price.test.ts`),
    },
    {
      name: 'A no-show costs a share of what was paid, not of the price',
      file: `${domain}/bookings/cancel/no-show.ts`,
      find: 'toPayCents(charged) * rules.noShowPercent',
      replace: '(toPayCents(charged) && payment.amountCents) * rules.noShowPercent',
      run: unit(`${domain}/bookings/cancel/no-show.test.ts`),
    },
    {
      name: 'Staying away may cost less than cancelling late',
      file: `${domain}/companies/arena-rules.ts`,
      find: 'if (value.noShowPercent >= least) return',
      replace: 'if (value.noShowPercent + 50 >= least) return',
      run: unit(`${domain}/companies/arena-rules.test.ts`),
    },
    {
      name: 'An arena can ask for a deposit and for nothing at once',
      file: `${domain}/companies/company-profile.ts`,
      find: 'if (!asksDeposit(value.rules) || !value.acceptsPayAtVenue) return',
      replace: 'if (!asksDeposit(value.rules) || value.acceptsPayAtVenue) return',
      run: unit(`${domain}/companies/company-profile.test.ts`),
    },
    {
      name: 'The price of a no-show is not said',
      file: `${domain}/companies/describe-rules.ts`,
      find: 'if (lastRefundPercent(cancellationPolicy) === 0) return null',
      replace: 'if (lastRefundPercent(cancellationPolicy) < 100) return null',
      run: sentences,
    },
    {
      name: 'The words of an arena about rain are lost beside its rule',
      file: `${domain}/companies/describe-rules.ts`,
      find: 'isSame(said, rainNote) ? null : rainNote',
      replace: 'isSame(said, rainNote) ? rainNote : null',
      run: sentences,
    },
    {
      name: 'A refund of a deposit is said as all of the price',
      file: `${domain}/bookings/cancel/cancel-terms.ts`,
      find: '(creditUsed?.cents ?? 0) < toPayCents(booking)',
      replace: '(creditUsed?.cents ?? 0) > toPayCents(booking)',
      run: unit(`${domain}/bookings/cancel/cancel-terms.test.ts`),
    },
    {
      name: 'A held booking is charged by the rules of now, not by its own',
      file: `${backend}/bookings/pay-booking.ts`,
      find: 'planPayment(booking, body, {',
      replace: 'planPayment({ ...booking, rules: company.rules }, body, {',
      run: unit(`${backend}/companies/change-company.test.ts`),
    },
    {
      name: 'Nobody asks for the rest after a deposit',
      file: `${domain}/bookings/athlete/pay.ts`,
      find: 'changes: { bookings: [{ ...booking, payment, balance: atVenue, creditUsed }] },',
      replace: 'changes: { bookings: [{ ...booking, payment, balance: null, creditUsed }] },',
      run: paying,
    },
    {
      name: 'A booking with a deposit is made without paying it',
      file: `${domain}/bookings/money/booking-money.ts`,
      find: 'acceptsPayAtVenue && !asksDeposit(rules)',
      replace: 'acceptsPayAtVenue || !asksDeposit(rules)',
      run: paying,
    },
    {
      name: 'The rest of a cancelled booking is still asked for',
      file: 'packages/domain/src/bookings/commands/cancel.ts',
      find: 'balance: paymentAfter(booking.balance, restCents),',
      replace: 'balance: booking.balance,',
      run: paying,
    },
    {
      name: 'The rest that was paid at the venue is no income',
      file: `${domain}/financial/money.ts`,
      find: 'const parts = [payment, balance].flatMap(',
      replace: 'const parts = [payment, balance].slice(0, 1).flatMap(',
      run: paying,
    },
    {
      name: 'A booking of which the rest is due counts as paid',
      file: `${domain}/bookings/money/booking-money.ts`,
      find: "balance?.status === 'pending' ? 'pending'",
      replace: "balance?.status === 'pending' ? 'paid'",
      run: unit(`${domain}/bookings/money/booking-money.test.ts`),
    },
    {
      name: 'A page without a deposit keeps the one that was typed before',
      file: `${form}/rules-values.ts`,
      find: "values.paying === 'deposit' ? wholeOf(values.depositPercent) : 100",
      replace: 'wholeOf(values.depositPercent)',
      run: unit(`${form}/rules-values.test.ts`),
    },
  ],
}
