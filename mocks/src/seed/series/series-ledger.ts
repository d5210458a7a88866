import { applySeriesCommand, topUp } from '@campo-livre/domain/series/apply-command.ts'
import type { SeriesStep } from '@campo-livre/domain/series/command.ts'
import type { SeriesContext, SeriesEffect } from '@campo-livre/domain/series/context.ts'
import { minutesOf } from '@campo-livre/domain/bookings/day/calendar-schedule.ts'
import { closesField } from '@campo-livre/domain/closures/closure.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { occupiedBy, sharingGround } from '@campo-livre/domain/fields/shared-ground.ts'
import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import type {
  BookingRecord,
  ClosureRecord,
  CompanyRecord,
  FieldRecord,
  SeriesRecord,
  UserRecord,
} from '@campo-livre/backend/store/records.ts'
import { spellCode } from '../codes.ts'

export type Arena = {
  company: CompanyRecord
  fields: readonly FieldRecord[]
  closures: readonly ClosureRecord[]
  /** The bookings that are there already. */
  bookings: readonly BookingRecord[]
  users: ReadonlyMap<string, UserRecord>
}

/** The fixed slots of an arena, while the seed lays them out by the commands that people would give. */
export type SeriesLedger = {
  series: Map<string, SeriesRecord>
  /** The bookings that came of it, by id. */
  booked: Map<string, BookingRecord>
  context(at: string): SeriesContext
  /** Carries a command out, by default of the arena's owner; null where the rules refuse it. */
  give(step: SeriesStep, at: string, byId?: string | null): SeriesEffect | null
  /** Books what is missing of the weeks ahead. */
  topUp(id: string, at: string): void
}

/** The number from which the codes of these bookings are counted, far from all others. */
const FIRST_NUMBER = 800_000

const isLive = ({ status }: BookingRecord) => status !== 'cancelled' && status !== 'expired'

export function openLedger({ company, fields, closures, bookings, users }: Arena): SeriesLedger {
  const series = new Map<string, SeriesRecord>()
  const booked = new Map<string, BookingRecord>()
  let codes = 0
  const nextCode = () => spellCode('RSV', FIRST_NUMBER + codes++)
  const live = bookings.filter(isLive).map((booking) => ({ booking, ...minutesOf(booking) }))
  const groundOf = (field: FieldRecord) => [field, ...sharingGround(field, fields)].map(({ id }) => id)
  const using = (fieldIds: readonly string[]) =>
    [
      ...live,
      ...[...booked.values()].filter(isLive).map((booking) => ({ booking, ...minutesOf(booking) })),
    ].filter(({ booking }) => fieldIds.includes(booking.fieldId))
  const at = (place: Pick<BookingRecord, 'fieldId' | 'start' | 'end'>, without: readonly string[]) => {
    const field = fields.find(({ id }) => id === place.fieldId)
    const { start, end } = minutesOf(place)
    return (
      field &&
      using(groundOf(field)).find(
        (each) => !without.includes(each.booking.id) && each.start < end && each.end > start,
      )?.booking
    )
  }
  const context = (instant: string): SeriesContext => ({
    at: instant,
    byId: company.ownerId,
    newCode: nextCode,
    pixCode: null,
    data: {
      companyId: company.id,
      timeZone: company.timeZone,
      rules: company.rules,
      series: (id) => series.get(id),
      bookingsOf: (id) => [...booked.values()].filter((each) => each.series?.id === id),
      schedule: (fieldId, without) => {
        const field = fields.find(({ id }) => id === fieldId)
        if (!field) return undefined
        const ground = groundOf(field)
        const since = toMinutes(instant)
        return {
          ...openingOf(field, company),
          field,
          closures: closures.filter((each) => ground.some((id) => closesField(each, id))),
          occupied: using(ground)
            .filter(({ booking, end }) => end > since && !without.includes(booking.id))
            .map(({ start, end }) => ({ start, end, kind: 'taken' })),
          now: instant,
        }
      },
      occupiedBy: (fieldId) => {
        const field = fields.find(({ id }) => id === fieldId)
        return field ? occupiedBy(field, fields) : new Map()
      },
      takenBy: (place, without) => at(place, without)?.customerName ?? null,
      isResold: (booking) => at(booking, [booking.id]) !== undefined,
      customer: (id) => users.get(id),
    },
  })
  const keep = (effect: SeriesEffect) => {
    series.set(effect.series.id, effect.series)
    for (const booking of effect.bookings) booked.set(booking.id, booking)
  }
  return {
    series,
    booked,
    context,
    give: (step, instant, byId = company.ownerId) => {
      const outcome = applySeriesCommand(step, { ...context(instant), byId })
      if (!outcome.ok) return null
      keep(outcome)
      return outcome
    },
    topUp: (id, instant) => {
      const one = series.get(id)
      const effect = one && topUp(one, context(instant))
      if (effect) keep(effect)
    },
  }
}
