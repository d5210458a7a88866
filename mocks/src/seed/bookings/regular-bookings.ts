import { priceOf } from '@campo-livre/domain/availability/runs.ts'
import { addDays, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { BookingRecord, UserRecord } from '@campo-livre/backend/store/records.ts'
import type { Calendar } from './atleta-bookings.ts'
import { bookingOf } from './booking-record.ts'
import { takeNear } from './court.ts'

/** The number from which the codes of these bookings are counted, far from all others. */
const FIRST_NUMBER = 600_000
/** The weeks, counted back from today: from the week before the last on, for most of a year. */
const FIRST_WEEK = 2
const WEEKS = 48
/** The days within a week, counted back from today; the persona Atleta never played there on one of them. */
const DAYS = [1, 4]
const HOUR = 20
/** The week in which rain took every game on an open field; all were paid back. */
const RAIN_WEEK = 13
/** The week up to which the evening cost a tenth less: the arena has raised its price since. */
const CHEAPER_FROM_WEEK = 24

/**
 * Builds the bookings of regular groups: two for each field, every week the same evening for two hours, back through
 * the year.
 */
export function regularBookings(
  fieldIds: readonly string[],
  crowd: readonly UserRecord[],
  { now, today, courtAt }: Calendar,
): BookingRecord[] {
  const groups = fieldIds.flatMap((fieldId) => DAYS.map((day) => ({ fieldId, day })))
  return groups.flatMap(({ fieldId, day }, group) => {
    const regular = crowd[group % crowd.length]
    if (!regular) throw new Error('nobody lives there')
    return Array.from({ length: WEEKS }, (_, week) => {
      const back = -7 * (FIRST_WEEK + week) - day
      const court = courtAt(fieldId, back)
      const { field, company } = court
      const count = Math.min(field.maxSlots, Math.max(field.minSlots, Math.round(120 / field.slotMinutes)))
      const wish = { day: addDays(today, back), minute: HOUR * 60, count }
      const slots = takeNear(court, wish)
      const number = group * WEEKS + week
      const start = slots[0]?.start ?? 0
      const rained = week === RAIN_WEEK && !field.indoor
      const usualCents = priceOf(slots)
      return bookingOf({
        id: `bkg-mensal-${String(number + 1).padStart(3, '0')}`,
        number: FIRST_NUMBER + number,
        field,
        company,
        slots,
        priceCents: week >= CHEAPER_FROM_WEEK ? Math.round(usualCents / 1_000) * 900 : usualCents,
        customer: { athleteId: regular.id, name: regular.name, phone: regular.phone },
        source: 'counter',
        method: group % 3 === 0 && company.acceptsPayAtVenue ? 'venue' : 'pix',
        created: start - 6 * 1440,
        confirmedAfter: 5,
        fate: rained
          ? {
              kind: 'cancelled',
              at: start - 3 * 60,
              by: 'company',
              reason: 'Chuva a semana toda, campo alagado.',
            }
          : { kind: 'kept' },
        now: toMinutes(now),
      })
    })
  })
}
