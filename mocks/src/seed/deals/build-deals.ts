import { addDays, fromLocal, localDay, toMinutes, weekdayOf } from '@campo-livre/domain/time/zone.ts'
import type {
  BookingRecord,
  CompanyRecord,
  DealRecord,
  FieldRecord,
  UserRecord,
} from '@campo-livre/backend/store/records.ts'
import { bookingOf } from '../bookings/booking-record.ts'
import { openCourt, runAt } from '../bookings/court.ts'
import { instantOf } from '../instants.ts'

type Plan = Pick<DealRecord, 'fromMinute' | 'toMinute' | 'hourCents' | 'percent' | 'audience'> & {
  name: string
  field: string
  /** The first and the last day, counted from today. */
  from: number
  until: number
  /** The days of its bookings, counted from the first one; the nearest weekday after each is taken. */
  sold: readonly number[]
}

/** One that has ended, two that run, and one that takes a percentage off; none in an hour of another. */
const plans: readonly Plan[] = [
  {
    name: 'padel-manha',
    field: 'padel-panoramica',
    fromMinute: 600,
    toMinute: 780,
    hourCents: 9_000,
    audience: 'everyone',
    from: -45,
    until: -17,
    sold: [1, 8, 10, 15, 22],
  },
  {
    name: 'areia-manha',
    field: 'volei-praia',
    fromMinute: 540,
    toMinute: 660,
    hourCents: 4_500,
    audience: 'everyone',
    from: -16,
    until: 16,
    sold: [0, 3],
  },
  {
    name: 'poente-cedo',
    field: 'areia-lua',
    fromMinute: 480,
    toMinute: 600,
    hourCents: 5_000,
    audience: 'favourites',
    from: -3,
    until: 24,
    sold: [],
  },
  {
    name: 'lua-tarde',
    field: 'areia-lua',
    fromMinute: 780,
    toMinute: 900,
    hourCents: null,
    percent: 25,
    audience: 'waiting',
    from: 1,
    until: 28,
    sold: [],
  },
]

/** The number from which the codes of these bookings are counted, far from all others. */
const FIRST_NUMBER = 650_000
/** The days from making a deal to its first one: whoever booked one of its hours knew it. */
const DAYS_AHEAD = 14
/** The people of the town from whom on they are bought. */
const FIRST_PERSON = 17

/** Builds the prices of an arena's idle hours (N9). */
export function buildDeals({ id, slug, timeZone }: CompanyRecord, now: string): DealRecord[] {
  const today = localDay(timeZone, now)
  return plans.map(({ name, field, from, until, sold: _, ...price }) => ({
    id: `deal-${slug}-${name}`,
    companyId: id,
    fieldIds: [`fld-${slug}-${field}`],
    weekdays: [1, 2, 3, 4, 5],
    ...price,
    from: addDays(today, from),
    until: addDays(today, until),
    createdAt: instantOf(fromLocal(timeZone, addDays(today, from - DAYS_AHEAD), 480)),
    endedAt: null,
  }))
}

type Arena = {
  company: CompanyRecord
  fields: readonly FieldRecord[]
  deals: readonly DealRecord[]
  /** The bookings so far, whose times stay theirs. */
  bookings: readonly BookingRecord[]
  crowd: readonly UserRecord[]
  now: string
}

/** Builds the bookings that an arena's deals have brought it before the weeks that are filled anyway. */
export function dealBookings({ fields, deals, crowd, ...arena }: Arena): BookingRecord[] {
  const sales = deals.flatMap((deal, index) => plans[index]?.sold.map((day) => ({ deal, day })) ?? [])
  return sales.map(({ deal, day }, number) => {
    const field = fields.find(({ id }) => deal.fieldIds.includes(id))
    const buyer = crowd[(FIRST_PERSON + number) % crowd.length]
    if (!field || !buyer) throw new Error(`nobody can buy ${deal.id}`)
    return sellOn(addDays(deal.from, day), { deal, field, buyer, number, ...arena })
  })
}

type Sale = Pick<Arena, 'company' | 'bookings' | 'now'> & {
  deal: DealRecord
  field: FieldRecord
  buyer: UserRecord
  number: number
}

/** Sells the first free hour of a deal on the first of its days from a day on. */
function sellOn(day: string, sale: Sale): BookingRecord {
  const { deal, field, company, bookings, buyer, number, now } = sale
  if (!deal.weekdays.includes(weekdayOf(day))) return sellOn(addDays(day, 1), sale)
  const court = openCourt({ field, company, closures: [], deals: [deal] }, { from: day, days: 1 })
  const own = bookings.filter(({ fieldId, status }) => fieldId === field.id && status !== 'cancelled')
  const index = court.slots.findIndex(
    (slot) =>
      slot.deal !== undefined &&
      !own.some(({ start, end }) => toMinutes(start) < slot.end && slot.start < toMinutes(end)),
  )
  const slots = runAt(court, index, 1)
  if (slots === null) return sellOn(addDays(day, 1), sale)
  const start = slots[0]?.start ?? 0
  return bookingOf({
    id: `bkg-oferta-${String(number + 1).padStart(2, '0')}`,
    number: FIRST_NUMBER + number,
    field,
    company,
    slots,
    customer: { athleteId: buyer.id, name: buyer.name, phone: buyer.phone },
    source: 'site',
    method: 'pix',
    created: start - 300,
    confirmedAfter: 3,
    fate: { kind: 'kept' },
    now: toMinutes(now),
  })
}
