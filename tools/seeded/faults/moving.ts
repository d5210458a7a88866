import { type Subject, unit } from '../fault.ts'

const athlete = 'packages/domain/src/bookings/athlete'
const rule = unit(`${athlete}/move.test.ts`)
const money = unit(`${athlete}/move.property.test.ts`)
const links = 'packages/domain/src/bookings/handover'
const owner = unit(`${links}/hand-over.property.test.ts`)
const passing = unit('packages/backend/src/bookings/pass-on-booking.test.ts')
const calls = unit('packages/backend/src/bookings/move-booking.test.ts')

/** Bookings that their athlete moves (H2), or passes on to somebody else (N5). */
export const moving: Subject = {
  title: 'Moving a booking, and passing it on',
  faults: [
    {
      name: 'A page that is old moves a booking again',
      file: `${athlete}/move.ts`,
      find: 'if (Date.parse(asked.from) !== Date.parse(booking.start))',
      replace: 'if (Number.isNaN(Date.parse(asked.from)))',
      run: rule,
    },
    {
      name: 'A price that nobody was shown is charged by a move',
      file: `${athlete}/move.ts`,
      find: 'if (moved.priceCents !== asked.priceCents)',
      replace: 'if (moved.priceCents < 0)',
      run: rule,
    },
    {
      name: 'A move frees an athlete of what a late cancellation costs',
      file: `${athlete}/move.ts`,
      find: 'if (Date.parse(now) < Date.parse(until)) return null',
      replace: 'if (Date.parse(now) < Date.parse(booking.start)) return null',
      run: rule,
    },
    {
      name: 'A booking that its athlete moves stands in its own way',
      file: 'packages/backend/src/bookings/move-booking.ts',
      find: 'without: [booking.id] }',
      replace: 'without: [] }',
      run: calls,
    },
    {
      name: 'A booking is moved to another arena',
      file: `${athlete}/move.ts`,
      find: 'if (arenaId !== booking.companyId)',
      replace: "if (arenaId === '')",
      run: calls,
    },
    {
      name: 'What was paid beyond the price of a new time is kept',
      file: `${athlete}/settle-at-price.ts`,
      find: 'const backCents = Math.max(0, overCents - creditBackCents)',
      replace: 'const backCents = Math.max(0, overCents - creditBackCents - 1)',
      run: money,
    },
    {
      name: 'A cancellation gives back again what a move has given back',
      file: 'packages/domain/src/bookings/cancel/refund.ts',
      find: "booking.payment?.status === 'paid' ? netCents(booking.payment) : 0",
      replace: "booking.payment?.status === 'paid' ? booking.payment.amountCents : 0",
      run: money,
    },
    {
      name: 'The rest after a deposit by credit is asked for twice at another price',
      file: 'packages/domain/src/bookings/commands/reprice.ts',
      find: "booking.payment ? booking.payment.method === 'venue' : booking.balance === null",
      replace: "booking.payment === null || booking.payment.method === 'venue'",
      run: money,
    },
    {
      name: 'Two people take one booking over by the same link',
      file: `${links}/booking-link.ts`,
      find: 'if (link.ended) return link.ended.as',
      replace: "if (link.ended?.as === 'withdrawn') return 'withdrawn'",
      run: owner,
    },
    {
      name: 'A link that was withdrawn still gives a booking away',
      file: `${links}/hand-over.ts`,
      find: "const ended = { as: 'withdrawn' as const, at, takerId: null }",
      replace: 'const ended = null',
      run: passing,
    },
    {
      name: 'A link gives a booking away after its 24 hours',
      file: `${links}/booking-link.ts`,
      find: 'Math.min(Date.parse(link.until), Date.parse(booking.start))',
      replace: 'Date.parse(booking.start)',
      run: passing,
    },
    {
      name: 'Whoever took a booking once reads it after they passed it on',
      file: `${links}/hand-over.ts`,
      find: 'takerId === taker.id && booking.athleteId === taker.id',
      replace: 'takerId === taker.id',
      run: owner,
    },
    {
      name: 'Whoever has a link reads the booking after somebody took it',
      file: 'packages/backend/src/bookings/linked-booking.ts',
      find: "const isShown = state === 'open' ||",
      replace: "const isShown = state !== 'over' ||",
      run: passing,
    },
    {
      name: 'A booking goes on without telling who gave it',
      file: `${links}/handed-over-notices.ts`,
      find: 'userId: giver.id,',
      replace: 'userId: null,',
      run: passing,
    },
  ],
}
