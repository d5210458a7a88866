import { type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src'
const slots = unit(`${domain}/availability/slots.test.ts`)
const refund = unit(`${domain}/bookings/cancel/refund.test.ts`)
const status = unit(`${domain}/bookings/status.test.ts`)
const price = unit(`${domain}/fields/price.test.ts`)

/** The rules of the domain, for the backend and the screens alike. */
export const rules: Subject = {
  title: 'Rules',
  faults: [
    {
      name: 'A time that has begun is called too soon',
      file: `${domain}/availability/slots.ts`,
      find: 'if (slot.start < instant)',
      replace: 'if (slot.end < instant)',
      run: slots,
    },
    {
      name: 'The time between two bookings is not kept free',
      file: `${domain}/availability/slots.ts`,
      find: 'walk(occupied, field.bufferMinutes)',
      replace: 'walk(occupied)',
      run: slots,
    },
    {
      name: 'The last time before the horizon cannot be booked: `>=` for `>`',
      file: `${domain}/availability/slots.ts`,
      find: 'slot.end > horizon',
      replace: 'slot.end >= horizon',
      run: slots,
    },
    {
      name: 'The first time after an evening that ends at midnight is gone: `>` for `>=`',
      file: `${domain}/availability/grid.ts`,
      find: 'slot.start >= covered',
      replace: 'slot.start > covered',
      run: slots,
    },
    {
      name: 'A time that a change of the clocks breaks is sold',
      file: `${domain}/availability/grid.ts`,
      find: '=== wallMidnight + minute + slotMinutes - 1 ? start : null',
      replace: '=== wallMidnight + minute + slotMinutes - 1 ? start : start',
      run: slots,
    },
    {
      name: 'A price that ends at midnight holds at midnight: `<=` for `<`',
      file: `${domain}/fields/price.ts`,
      find: 'minute < rule.toMinute &&',
      replace: 'minute <= rule.toMinute &&',
      run: price,
    },
    {
      name: 'After midnight the price is still that of the day before',
      file: `${domain}/availability/grid.ts`,
      find: 'after ??= pricesOf(grid, addDays(day, 1))',
      replace: 'after ??= pricesOf(grid, day)',
      run: unit(`${domain}/bookings/quote/quote.test.ts`),
    },
    {
      name: 'A booking costs what its first slot costs',
      file: `${domain}/availability/runs.ts`,
      find: 'sum + slot.priceCents, 0)',
      replace: 'sum || slot.priceCents, 0)',
      run: unit(`${domain}/bookings/quote/quote.property.test.ts`),
    },
    {
      name: 'A gap that nobody can book is left',
      file: `${domain}/bookings/quote/gap.ts`,
      find: 'count < buffer + minSlots',
      replace: 'count < buffer',
      run: unit(`${domain}/bookings/quote/gap.test.ts`),
    },
    {
      name: 'A refund is a cent too high: rounded, not cut',
      file: `${domain}/bookings/cancel/refund.ts`,
      find: 'Math.floor((cents * percent) / 100)',
      replace: 'Math.ceil((cents * percent) / 100)',
      run: refund,
    },
    {
      name: 'All comes back at the very end of the deadline: `<=` for `<`',
      file: `${domain}/bookings/cancel/refund.ts`,
      find: 'now < fullUntil ?',
      replace: 'now <= fullUntil ?',
      run: refund,
    },
    {
      name: 'What was never paid is given back',
      file: `${domain}/bookings/cancel/refund.ts`,
      find: "booking.payment?.status === 'paid' ?",
      replace: 'booking.payment ?',
      run: refund,
    },
    {
      name: 'A hold lasts an instant too long: `<=` for `<`',
      file: `${domain}/bookings/status.ts`,
      find: 'instant < Date.parse(booking.holdExpiresAt)',
      replace: 'instant <= Date.parse(booking.holdExpiresAt)',
      run: status,
    },
    {
      name: 'A hold that ran out keeps its time',
      file: `${domain}/bookings/status.ts`,
      find: "return status !== 'expired' && status !== 'cancelled'",
      replace: "return status !== 'cancelled'",
      run: status,
    },
    {
      name: 'A game that has begun can be cancelled: `<=` for `<`',
      file: `${domain}/bookings/status.ts`,
      find: 'return Date.parse(now) < Date.parse(booking.start)',
      replace: 'return Date.parse(now) <= Date.parse(booking.start)',
      run: status,
    },
    {
      name: 'A discount makes a tab negative',
      file: `${domain}/tabs/tab-sum.ts`,
      find: 'discountCentsOf(discount, barCents)',
      replace: 'discount?.unit === "cents" ? discount.amountCents : discountCentsOf(discount, barCents)',
      run: unit(`${domain}/tabs/tab-sum.property.test.ts`),
    },
    {
      name: 'A month of an arena brings broken cents',
      file: `${domain}/companies/earnings.ts`,
      find: 'const cents = Math.round(booked * priceCentsAnHour)',
      replace: 'const cents = booked * priceCentsAnHour',
      run: unit(`${domain}/companies/earnings.test.ts`),
    },
    {
      name: 'A pickup game is full with one place left',
      file: `${domain}/rachas/racha-status.ts`,
      find: 'freePlaces(racha) === 0 ?',
      replace: 'freePlaces(racha) <= 1 ?',
      run: unit(`${domain}/rachas/racha-status.test.ts`),
    },
    {
      name: 'Who was born on this day fourteen years ago is too young: `<=` for `<`',
      file: `${domain}/users/birth-date.ts`,
      find: 'age < MINIMUM_AGE ?',
      replace: 'age <= MINIMUM_AGE ?',
      run: unit(`${domain}/users/birth-date.test.ts`),
    },
    {
      name: 'Opening hours that only touch are said to cross: `<=` for `<`',
      file: `${domain}/companies/hours-problems.ts`,
      find: 'second.opens < first.closes',
      replace: 'second.opens <= first.closes',
      run: unit(`${domain}/companies/hours-problems.test.ts`),
    },
    {
      name: 'Reading all notifications forgets one that came that very instant: `<` for `<=`',
      file: `${domain}/notifications/changes.ts`,
      find: 'Date.parse(createdAt) <= until',
      replace: 'Date.parse(createdAt) < until',
      run: unit(`${domain}/notifications/changes.property.test.ts`),
    },
    {
      name: 'What went out is added to what came in',
      file: `${domain}/financial/sum-entries.ts`,
      find: "if (kind === 'income') incomeCents += amountCents",
      replace: "if (kind === 'income' || amountCents < 0) incomeCents += amountCents",
      run: unit(`${domain}/financial/sum-entries.property.test.ts`),
    },
    {
      name: 'A day begins at midnight in Greenwich',
      file: `${domain}/time/zone.ts`,
      find: 'const wall = minutes + offsetAt(zone, minutes)',
      replace: 'const wall = minutes + 0 * offsetAt(zone, minutes)',
      run: unit(`${domain}/time/zone.test.ts`),
    },
  ],
}
