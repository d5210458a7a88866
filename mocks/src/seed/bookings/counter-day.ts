import { applyBookingCommand } from '@campo-livre/domain/bookings/commands/apply-command.ts'
import type { BookingCommand } from '@campo-livre/domain/bookings/commands/command.ts'
import { canCheckIn } from '@campo-livre/domain/bookings/commands/attendance.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { counterTotal } from '@campo-livre/domain/bookings/money/venue-part.ts'
import type {
  BookingCommandRecord,
  BookingRecord,
  CompanyRecord,
  TabRecord,
} from '@campo-livre/backend/store/records.ts'

type Place = {
  company: CompanyRecord
  bookings: readonly BookingRecord[]
  tabs: readonly TabRecord[]
  now: string
}
type Done = { bookings: Map<string, BookingRecord>; commands: BookingCommandRecord[] }
type Draft = BookingCommand extends infer C ? (C extends BookingCommand ? Omit<C, 'id'> : never) : never

/** The number of bookings whose people have arrived. */
const ARRIVED = 2

/**
 * Does at an arena's counter what a day brings: who has arrived, a part paid in cash, one paid by card, a note. Returns the
 * changed bookings by id, and the commands that every hour has.
 */
export function counterDay({ company, bookings, tabs, now }: Place): Done {
  const done: Done = { bookings: new Map(), commands: [] }
  const onTab = new Set(tabs.flatMap(({ items }) => items.flatMap(({ bookingId }) => bookingId ?? [])))
  const give = (id: string, booking: BookingRecord, command: Draft) => {
    const outcome = applyBookingCommand(
      { ...command, id },
      {
        data: {
          companyId: company.id,
          rules: company.rules,
          booking: () => done.bookings.get(booking.id) ?? booking,
          schedule: () => undefined,
          occupiedBy: () => new Map(),
          customer: () => undefined,
          onTab: () => null,
          done: () => undefined,
          coupon: () => undefined,
          uses: { timeZone: company.timeZone, usesOf: () => [], usesBy: () => [] },
        },
        at: now,
        byId: company.ownerId,
        newCode: () => '',
        pixCode: null,
      },
    )
    if (!outcome.ok) return null
    for (const changed of outcome.bookings) done.bookings.set(changed.id, changed)
    return outcome.done
  }
  const own = bookings
    .filter((booking) => booking.companyId === company.id && statusAt(booking, now) === 'confirmed')
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start) || (a.id < b.id ? -1 : 1))
  for (const booking of own.filter((each) => canCheckIn(each, now)).slice(0, ARRIVED))
    give(`bcm-arrived-${booking.id}`, booking, { type: 'check_in', bookingId: booking.id })
  const [inPart, byCard, noted] = own.filter((each) => counterTotal(each) > 0 && !onTab.has(each.id))
  const pay = (id: string, booking: BookingRecord, method: 'cash' | 'card', amountCents: number) =>
    give(id, booking, {
      type: 'pay',
      bookingId: booking.id,
      paymentId: `bcp-${booking.id}`,
      method,
      amountCents,
      receivedCents: null,
    })
  const note = 'Traz a própria bola. Pediu colete para 10.'
  // The day has others as well: their ids would differ from hour to hour.
  done.commands = [
    inPart && pay('bcm-part', inPart, 'cash', Math.floor(counterTotal(inPart) / 2)),
    byCard && pay('bcm-card', byCard, 'card', counterTotal(byCard)),
    noted && give('bcm-note', noted, { type: 'note', bookingId: noted.id, note }),
  ].flatMap((each) => each ?? [])
  return done
}
